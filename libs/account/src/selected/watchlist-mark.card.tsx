import { useText } from '@touchline/i18n';
import { IconBookmark, IconBookmarkPlus, IconButton } from '@touchline/ui-kit';
import type { EventLook } from '@touchline/content';
import type { EntranceOptions } from '../menu/use-entrance.ts';
import { type Medium, useWatchlisted } from './use-watchlisted.ts';

interface WatchlistMarkProps {
  medium: Medium;
  /** The card's look: over a hero's picture the button is glass, as bright as the texts in both themes. */
  look: EventLook;
  options: EntranceOptions;
}

/** The card's button that saves the event; for a visitor after the sign-in. */
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
