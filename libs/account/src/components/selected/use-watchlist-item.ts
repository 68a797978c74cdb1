import { useApi } from '@touchline/api-client';
import { type RequireSignIn, useRequireSignIn, useWrite } from '@touchline/feature-kit';
import { useSavedList } from '@touchline/content';
import { saveToWatchlistAction } from '../../api/watchlist-call.ts';
import { watchlist, watchlistMutation } from '../../api/watchlist-mutation.ts';

/** A video that can be on the watchlist. */
export interface WatchlistItem {
  id: string;
  /** The title without a score. */
  title: string;
}

export interface WatchlistItemState {
  /** Whether the video is on the viewer's watchlist; undefined until the list has loaded, and for a visitor. */
  isListed: boolean | undefined;
  /**
   * For the button: a signed-in viewer's press toggles it, and a double press counts once. A visitor's press opens the
   * sign-in, which then saves the event.
   */
  buttonProps: RequireSignIn['prepare'] & { onClick: () => void };
}

/** Whether a video is on the viewer's watchlist, and the props of its watchlist button. */
export function useWatchlistItem(item: WatchlistItem): WatchlistItemState {
  const { id, title } = item;
  const api = useApi();
  const write = useWrite();
  const requireSignIn = useRequireSignIn();
  const { isSaved, isChanging } = useSavedList(watchlist);
  const isListed = isSaved(id);

  function onClick(): void {
    if (isChanging(id)) return;
    requireSignIn({ action: saveToWatchlistAction, payload: { id }, title }, (viewer) =>
      write(watchlistMutation(api, viewer.id, title), { id, isSaved: isListed !== true }),
    );
  }

  return { isListed, buttonProps: { ...requireSignIn.prepare, onClick } };
}
