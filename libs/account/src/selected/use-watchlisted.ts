import { useApi } from '@touchline/api-client';
import { sessionAtom } from '@touchline/auth-session';
import { type EntrancePress, useViewer, useWrite } from '@touchline/feature-kit';
import { noteWished, useKept } from '@touchline/kept';
import { useStore } from 'jotai';
import { type EntranceOptions, useEntrance } from '../menu/use-entrance.ts';
import { watchlist, watchlistKeeping } from './watchlist-keeping.ts';

/** What is saved for later. */
export interface Medium {
  id: string;
  /** As it may be said aloud: no score in it. */
  title: string;
}

export interface Watchlisted {
  /** Whether it is on the viewer's watchlist; undefined until that is known, and for a visitor. */
  on: boolean | undefined;
  /**
   * For the button: a member's press moves it, a double press once; a visitor's leads to sign in, and saves it once they have.
   */
  press: EntrancePress;
}

/** Anybody's mark on a medium. */
export function useWatchlisted(medium: Medium, options: EntranceOptions): Watchlisted {
  const { id, title } = medium;
  const api = useApi();
  const store = useStore();
  const viewer = useViewer();
  const write = useWrite();
  const entrance = useEntrance(options);
  const { isKept, isChanging } = useKept(watchlist);
  const on = isKept(id);

  async function toggle(): Promise<void> {
    if (isChanging(id)) return;
    // A press may come before it is known who looks. A visitor's goes on at once: a window may open right after it only.
    const known = viewer === undefined ? await store.get(sessionAtom)?.known() : viewer;
    if (known) return void write(watchlistKeeping(api, known.id, title), { id, kept: on !== true });
    noteWished(store, { list: watchlist.name, id, title });
    entrance.press.onClick();
  }

  const onClick = () => void toggle();
  return { on, press: viewer ? { onClick } : { ...entrance.press, onClick } };
}
