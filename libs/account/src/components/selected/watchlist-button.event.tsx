import type { EventView } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Button, IconBookmark, IconBookmarkPlus } from '@touchline/ui-kit';
import { type WatchlistItem, useWatchlistItem } from './use-watchlist-item.ts';

interface WatchlistButtonProps {
  item: WatchlistItem;
}

/** The button below the player that saves the event. For a visitor, the event is saved after the sign-in. */
export function WatchlistButton({ item }: WatchlistButtonProps) {
  const text = useText('account');
  const { isListed, buttonProps } = useWatchlistItem(item);
  return (
    <Button icon={isListed ? <IconBookmark filled /> : <IconBookmarkPlus />} aria-pressed={isListed} {...buttonProps}>
      {text(isListed ? 'everywhere.watchlist.saved' : 'everywhere.watchlist.button')}
    </Button>
  );
}

/** The content of the slot `eventActions`. */
export const EventWatchlistButton = ({ event: { id, safeTitle } }: { event: EventView }) => (
  <WatchlistButton item={{ id, title: safeTitle }} />
);
