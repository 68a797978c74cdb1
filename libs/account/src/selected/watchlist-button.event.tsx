import { useText } from '@touchline/i18n';
import { Button, IconBookmark, IconBookmarkPlus } from '@touchline/ui-kit';
import { type WatchlistItem, useWatchlisted } from './use-watchlisted.ts';

interface WatchlistButtonProps {
  medium: WatchlistItem;
}

/** The button below the player that saves the event; for a visitor after the sign-in. */
export function WatchlistButton({ medium }: WatchlistButtonProps) {
  const text = useText('account');
  const { isListed, press } = useWatchlisted(medium);
  return (
    <Button icon={isListed ? <IconBookmark filled /> : <IconBookmarkPlus />} aria-pressed={isListed} {...press}>
      {text(isListed ? 'everywhere.watchlist.saved' : 'everywhere.watchlist.button')}
    </Button>
  );
}
