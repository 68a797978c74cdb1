import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { seenStore } from './seen-store.ts';
import { useSpoilerFree } from './use-spoiler-free.ts';

/** What this viewer may be told of a match. */
export interface Spoilers {
  /** Scores, and all that tells how it went, are masked. */
  hidden: boolean;
  /** All may be told, asked for or watched: what styles hide until the page is alive is shown. */
  told: boolean;
  /** May be told up to here: seconds of its recording that were in the picture; Infinity where nothing is masked. */
  upTo: number;
  /** The viewer asks: from now on all of this match may be told, on every page. */
  reveal: () => void;
}

const HereContext = createContext(false);

/** Around a part of a page that tells no score by itself, whatever the viewer's choice is: what they have not seen yet. */
export const SpoilerFreeHere = HereContext.Provider;

/**
 * The one clock of spoilers: everything that tells how a match went asks here. Nothing is masked on the server and while hydrating;
 * the mark on the html element hides it until then ({@link Masked}, `ScoreVeil`, or a style of one's own on `:root[data-spoiler-free]`).
 * @param match its id, a clip's or highlight's `matchId`; undefined for what tells of many, such as a table
 */
export function useSpoilers(match: string | undefined): Spoilers {
  const { on } = useSpoilerFree();
  const here = useContext(HereContext);
  const read = () => (match === undefined ? undefined : seenStore.get(match));
  const seen = useSyncExternalStore(seenStore.subscribe, read, () => undefined);
  const told = seen?.told === true;
  const hidden = (on || here) && !told;
  const reveal = useCallback(() => match !== undefined && seenStore.tell(match), [match]);
  return { hidden, told, upTo: hidden ? (seen?.seconds ?? 0) : Infinity, reveal };
}
