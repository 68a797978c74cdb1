import { useState, useSyncExternalStore } from 'react';
import { type Seen, seenStore } from './seen-store.ts';

const unknown = () => undefined;

/**
 * The matches that were opened in this browser, as they were when the page began, the latest last; undefined until that is known. What is
 * told while a page is open stays in its list: a card that one has just asked for must not go away.
 */
export function useSeenBefore(): ReadonlyMap<string, Seen> | undefined {
  const seen = useSyncExternalStore(seenStore.subscribe, seenStore.all, unknown);
  const [first, keep] = useState(seen);
  if (first === undefined && seen !== undefined) keep(seen);
  return first;
}
