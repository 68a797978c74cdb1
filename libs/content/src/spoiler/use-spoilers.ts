import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { seenStore } from './seen-store.ts';
import { useSpoilerFree } from './use-spoiler-free.ts';

/** The part of a match that this viewer may see. */
export interface Spoilers {
  /** Scores, and everything else that reveals the result, are masked. */
  isHidden: boolean;
  /** True if the match was revealed or watched to its end. Content that styles hide until hydration is then shown. */
  isRevealed: boolean;
  /** The latest second of the recording that this viewer has seen; Infinity if the match is not masked. */
  maxShownSecond: number;
  /** Reveals the match on this page and on all others. */
  reveal: () => void;
}

const MaskAllContext = createContext(false);

/** Masks all scores in a part of a page, regardless of the viewer's choice: for lists of unseen matches. */
export const MaskAllScores = MaskAllContext.Provider;

/**
 * Decides for every component whether to reveal the course of a match. The server and hydration render unmasked.
 * Until hydration, styles on `:root[data-spoiler-free]` ({@link Masked}, `ScoreVeil`) hide the content.
 * @param match its id, a clip's or highlight's `matchId`; undefined for content about many matches, such as a table
 */
export function useSpoilers(match: string | undefined): Spoilers {
  const { isOn } = useSpoilerFree();
  const isMasked = useContext(MaskAllContext);
  const readSeen = () => (match === undefined ? undefined : seenStore.get(match));
  const seenState = useSyncExternalStore(seenStore.subscribe, readSeen, () => undefined);
  const isRevealed = seenState?.isRevealed === true;
  const isHidden = (isOn || isMasked) && !isRevealed;
  const reveal = useCallback(() => match !== undefined && seenStore.markRevealed(match), [match]);
  return { isHidden, isRevealed, maxShownSecond: isHidden ? (seenState?.seconds ?? 0) : Infinity, reveal };
}
