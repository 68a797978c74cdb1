import { useState, useSyncExternalStore } from 'react';
import { type Seen, seenStore } from './seen-store.ts';

const getServerSnapshot = () => undefined;

/**
 * The matches that were opened in this browser before the page began, the latest last; undefined until they are read. A
 * match that is revealed on this page stays in the list, so that its card does not disappear.
 */
export function usePreviouslySeen(): ReadonlyMap<string, Seen> | undefined {
  const seenById = useSyncExternalStore(seenStore.subscribe, seenStore.getAll, getServerSnapshot);
  const [previouslySeen, setPreviouslySeen] = useState(seenById);
  if (previouslySeen === undefined && seenById !== undefined) setPreviouslySeen(seenById);
  return previouslySeen;
}
