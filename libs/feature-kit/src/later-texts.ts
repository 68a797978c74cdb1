import { createContext, use, useContext } from 'react';

/**
 * Loads a feature's texts; the same promise for each call. After a failure, which is reported, English texts replace
 * them.
 */
export type LoadTexts = (feature: string) => Promise<unknown>;

const LaterTexts = createContext<LoadTexts | null>(null);

/** Set by the portal; without it, as in tests, all texts are loaded. */
export const LaterTextsProvider = LaterTexts.Provider;

/**
 * Suspends until a feature's texts are loaded: for parts of a fill that appear after the page. Texts that a fill shows
 * at once are in `everywhere`.
 */
export function useLaterTexts(feature: string): void {
  const load = useContext(LaterTexts);
  if (load) use(load(feature));
}
