import { useApi } from '@touchline/api-client';
import { type RequireSignIn, useRequireSignIn, useWrite } from '@touchline/feature-kit';
import { useSavedList } from '@touchline/content';
import { saveAction } from './watchlist-call.ts';
import { watchlist, watchlistMutation } from './watchlist-mutation.ts';

/** A medium on the watchlist. */
export interface WatchlistItem {
  id: string;
  /** The title without a score. */
  title: string;
}

export interface Watchlisted {
  /** Whether the video is on the viewer's watchlist; undefined until the list has loaded, and for a visitor. */
  isListed: boolean | undefined;
  /**
   * For the button: a signed-in viewer's press toggles it, and a double press counts once. A visitor's press opens the
   * sign-in, which then saves the event.
   */
  press: RequireSignIn['prepare'] & { onClick: () => void };
}

/** A medium's watchlist state, and its button's press. */
export function useWatchlisted(medium: WatchlistItem): Watchlisted {
  const { id, title } = medium;
  const api = useApi();
  const write = useWrite();
  const requireSignIn = useRequireSignIn();
  const { isKept, isChanging } = useSavedList(watchlist);
  const isListed = isKept(id);

  function onClick(): void {
    if (isChanging(id)) return;
    requireSignIn({ action: saveAction, payload: { id }, title }, (viewer) =>
      write(watchlistMutation(api, viewer.id, title), { id, kept: isListed !== true }),
    );
  }

  return { isListed, press: { ...requireSignIn.prepare, onClick } };
}
