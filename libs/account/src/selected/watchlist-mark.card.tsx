import { useText } from '@touchline/i18n';
import { IconBookmark, IconBookmarkPlus, IconButton } from '@touchline/ui-kit';
import type { EventDisplay } from '@touchline/content';
import { type WatchlistItem, useWatchlisted } from './use-watchlisted.ts';

interface WatchlistIconButtonProps {
  medium: WatchlistItem;
  /** The button's style: over a hero's picture it is translucent, with the same text colours in both themes. */
  look: EventDisplay;
}

/** The card's button that saves the event; for a visitor after the sign-in. */
export function WatchlistIconButton({ medium, look }: WatchlistIconButtonProps) {
  const text = useText('account');
  const { isListed, press } = useWatchlisted(medium);
  return (
    <IconButton
      label={text('everywhere.watchlist.save', { title: medium.title })}
      pressed={isListed}
      look={look === 'hero' ? 'glass' : 'plain'}
      {...press}
    >
      {isListed ? <IconBookmark filled /> : <IconBookmarkPlus />}
    </IconButton>
  );
}
