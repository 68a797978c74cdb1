import { useText } from '@touchline/i18n';
import { IconBookmark, IconBookmarkPlus, IconButton } from '@touchline/ui-kit';
import type { EventLook } from '@touchline/content';
import type { EntranceOptions } from '../menu/use-entrance.ts';
import { type Medium, useWatchlisted } from './use-watchlisted.ts';

interface WatchlistMarkProps {
  medium: Medium;
  /** Where it stands: over the picture of a hero it is glass, as bright as the words in both themes. */
  look: EventLook;
  options: EntranceOptions;
}

/** Beside a card: saves the event for later, a visitor's once they have signed in. */
export function WatchlistMark({ medium, look, options }: WatchlistMarkProps) {
  const text = useText('account');
  const { on, press } = useWatchlisted(medium, options);
  return (
    <IconButton
      label={text('everywhere.watchlist.save', { title: medium.title })}
      pressed={on}
      look={look === 'hero' ? 'glass' : 'plain'}
      {...press}
    >
      {on ? <IconBookmark filled /> : <IconBookmarkPlus />}
    </IconButton>
  );
}
