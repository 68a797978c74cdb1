import { useText } from '@touchline/i18n';
import { Button, IconBookmark, IconBookmarkPlus } from '@touchline/ui-kit';
import type { EntranceOptions } from '../menu/use-entrance.ts';
import { type Medium, useWatchlisted } from './use-watchlisted.ts';

interface WatchlistButtonProps {
  medium: Medium;
  options: EntranceOptions;
}

/** The button below the player that saves the event; for a visitor after the sign-in. */
export function WatchlistButton({ medium, options }: WatchlistButtonProps) {
  const text = useText('account');
  const { isListed, press } = useWatchlisted(medium, options);
  return (
    <Button icon={isListed ? <IconBookmark filled /> : <IconBookmarkPlus />} aria-pressed={isListed} {...press}>
      {text(isListed ? 'everywhere.watchlist.saved' : 'everywhere.watchlist.button')}
    </Button>
  );
}
