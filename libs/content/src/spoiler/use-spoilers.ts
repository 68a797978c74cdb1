import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { seenStore } from './seen-store.ts';
import { useSpoilerFree } from './use-spoiler-free.ts';

/** How much of a match this viewer may see. */
export interface Spoilers {
  /** Scores, and everything else that reveals the result, are masked. */
  hidden: boolean;
  /** All may be shown, because it was revealed or watched: content that styles hide until hydration is shown. */
  told: boolean;
  /** The furthest second of its recording that this viewer has seen; Infinity if the match is not masked. */
  upTo: number;
  /** Reveals the match: from now on all of it may be shown, on every page. */
  reveal: () => void;
}

const MaskAllContext = createContext(false);

/** Masks all scores in a part of a page, independent of the viewer's choice: among unseen matches. */
export const MaskAllScores = MaskAllContext.Provider;

/**
 * The single source for spoilers: every component that reveals how a match went asks here. The server and hydration render unmasked.
 * Styles on `:root[data-spoiler-free]` ({@link Masked}, `ScoreVeil`) hide the content until hydration is over.
 * @param match its id, a clip's or highlight's `matchId`; undefined for content about many matches, such as a table
 */
export function useSpoilers(match: string | undefined): Spoilers {
  const { on } = useSpoilerFree();
  const isMasked = useContext(MaskAllContext);
  const read = () => (match === undefined ? undefined : seenStore.get(match));
  const seen = useSyncExternalStore(seenStore.subscribe, read, () => undefined);
  const told = seen?.told === true;
  const hidden = (on || isMasked) && !told;
  const reveal = useCallback(() => match !== undefined && seenStore.tell(match), [match]);
  return { hidden, told, upTo: hidden ? (seen?.seconds ?? 0) : Infinity, reveal };
}
