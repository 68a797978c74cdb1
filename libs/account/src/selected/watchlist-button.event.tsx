import { useText } from '@touchline/i18n';
import { Button, IconBookmark, IconBookmarkPlus } from '@touchline/ui-kit';
import type { EntranceOptions } from '../menu/use-entrance.ts';
import { useWatchlisted } from './use-watchlisted.ts';
import type { WishedSave } from './wished-save.ts';

interface WatchlistButtonProps {
  medium: WishedSave;
  options: EntranceOptions;
}

/** Under the player: saves the event for later, a visitor's once they have signed in. */
export function WatchlistButton({ medium, options }: WatchlistButtonProps) {
  const text = useText('account');
  const { on, press } = useWatchlisted(medium, options);
  return (
    <Button icon={on ? <IconBookmark filled /> : <IconBookmarkPlus />} aria-pressed={on} {...press}>
      {text(on ? 'everywhere.watchlist.saved' : 'everywhere.watchlist.button')}
    </Button>
  );
}
