import { useState, useSyncExternalStore } from 'react';
import { seenStore } from './seen-store.ts';

const unknown = () => undefined;

/**
 * Matches that were opened in this browser and not told yet, the latest first; undefined until that is known. What is told while a page
 * is open stays in its list: a card that one has just asked for must not go away.
 * @param most how many
 */
export function useUnfinished(most: number): readonly string[] | undefined {
  const seen = useSyncExternalStore(seenStore.subscribe, seenStore.all, unknown);
  const [first, keep] = useState(seen);
  if (first === undefined && seen !== undefined) keep(seen);
  const open = first && [...first].flatMap(([id, { told }]) => (told ? [] : [id]));
  return open?.toReversed().slice(0, most);
}
