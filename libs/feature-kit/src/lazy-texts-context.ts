import { createContext, use, useContext } from 'react';

/**
 * Loads a feature's texts; the same promise for each call. After a failure, which is reported, English texts replace
 * them.
 */
export type LoadTexts = (feature: string) => Promise<unknown>;

const LazyTextsContext = createContext<LoadTexts | null>(null);

/** Set by the portal; without it, as in tests, all texts are loaded. */
export const LazyTextsProvider = LazyTextsContext.Provider;

/**
 * Suspends until a feature's texts are loaded: for parts in slots that appear after the page. Texts that a slot shows
 * at once are in `everywhere`.
 */
export function useLazyTexts(feature: string): void {
  const load = useContext(LazyTextsContext);
  if (load) use(load(feature));
}
