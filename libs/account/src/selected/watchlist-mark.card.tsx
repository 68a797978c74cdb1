import { useText } from '@touchline/i18n';
import { IconBookmark, IconBookmarkPlus, IconButton } from '@touchline/ui-kit';
import type { EntranceOptions } from '../menu/use-entrance.ts';
import { useWatchlisted } from './use-watchlisted.ts';
import type { WishedSave } from './wished-save.ts';

interface WatchlistMarkProps {
  medium: WishedSave;
  options: EntranceOptions;
}

/** Beside a card: saves the event for later, a visitor's once they have signed in. */
export function WatchlistMark({ medium, options }: WatchlistMarkProps) {
  const text = useText('account');
  const { on, press } = useWatchlisted(medium, options);
  return (
    <IconButton label={text('everywhere.watchlist.save', { title: medium.title })} pressed={on} {...press}>
      {on ? <IconBookmark filled /> : <IconBookmarkPlus />}
    </IconButton>
  );
}
