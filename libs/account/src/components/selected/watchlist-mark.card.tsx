import { useText } from '@touchline/i18n';
import { IconBookmark, IconBookmarkPlus, IconButton } from '@touchline/ui-kit';
import type { EventDisplay, EventView } from '@touchline/content';
import { type WatchlistItem, useWatchlistItem } from './use-watchlist-item.ts';

interface WatchlistIconButtonProps {
  item: WatchlistItem;
  /** The button's style: translucent over a hero's picture, with the same text colours in both themes. */
  look: EventDisplay;
}

/** The card's button that saves the event. For a visitor, the event is saved after the sign-in. */
export function WatchlistIconButton({ item, look }: WatchlistIconButtonProps) {
  const text = useText('account');
  const { isListed, buttonProps } = useWatchlistItem(item);
  return (
    <IconButton
      label={text('everywhere.watchlist.save', { title: item.title })}
      pressed={isListed}
      look={look === 'hero' ? 'glass' : 'plain'}
      {...buttonProps}
    >
      {isListed ? <IconBookmark filled /> : <IconBookmarkPlus />}
    </IconButton>
  );
}

/**
 * The content of the slot `eventCardAction`. A press on a playable event's card opens it, so only upcoming events have
 * the button. Small cards have no space for it.
 */
export const CardWatchlistButton = ({ event, display }: { event: EventView; display: EventDisplay }) =>
  event.status === 'upcoming' &&
  display !== 'mini' && <WatchlistIconButton item={{ id: event.id, title: event.safeTitle }} look={display} />;
