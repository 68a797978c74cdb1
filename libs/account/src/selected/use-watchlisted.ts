import { useApi } from '@touchline/api-client';
import { sessionAtom } from '@touchline/auth-session';
import { type EntrancePress, useViewer, useWrite, storePendingAction } from '@touchline/feature-kit';
import { useSavedList } from '@touchline/content';
import { useStore } from 'jotai';
import { type EntranceOptions, useEntrance } from '../menu/use-entrance.ts';
import { watchlist, watchlistMutation } from './watchlist-mutation.ts';

/** A medium on the watchlist. */
export interface Medium {
  id: string;
  /** The title without a score. */
  title: string;
}

export interface Watchlisted {
  /** Whether it is on the viewer's watchlist; undefined until the list has loaded, and for a visitor. */
  isListed: boolean | undefined;
  /**
   * For the button: a signed-in viewer's press toggles it, and a double press counts once. A visitor's press opens the
   * sign-in, which then saves the event.
   */
  press: EntrancePress;
}

/** A medium's watchlist state, and its button's press. */
export function useWatchlisted(medium: Medium, options: EntranceOptions): Watchlisted {
  const { id, title } = medium;
  const api = useApi();
  const store = useStore();
  const viewer = useViewer();
  const write = useWrite();
  const entrance = useEntrance(options);
  const { isKept, isChanging } = useSavedList(watchlist);
  const isListed = isKept(id);

  async function toggle(): Promise<void> {
    if (isChanging(id)) return;
    // A press may come before the session has loaded. A visitor's press acts at once, because a window may open only
    // right after it.
    const currentViewer = viewer === undefined ? await store.get(sessionAtom)?.known() : viewer;
    if (currentViewer)
      return void write(watchlistMutation(api, currentViewer.id, title), { id, kept: isListed !== true });
    storePendingAction(store, { list: watchlist.name, id, title });
    entrance.press.onClick();
  }

  const onClick = () => void toggle();
  return { isListed, press: viewer ? { onClick } : { ...entrance.press, onClick } };
}
