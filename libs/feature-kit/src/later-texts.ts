import { createContext, use, useContext } from 'react';

/** Loads a feature's texts; the same promise each time it is asked. Texts that do not come are reported, and English stands in. */
export type LoadTexts = (feature: string) => Promise<unknown>;

const LaterTexts = createContext<LoadTexts | null>(null);

/** Given by the portal; without it, as in tests, all texts are there. */
export const LaterTextsProvider = LaterTexts.Provider;

/**
 * Waits, as what is lazy does, until a feature's texts are there: for a part of a fill that comes after the page. Those of its own pages
 * come with them, and what a fill says at once stands under `everywhere`.
 */
export function useLaterTexts(feature: string): void {
  const load = useContext(LaterTexts);
  if (load) use(load(feature));
}
