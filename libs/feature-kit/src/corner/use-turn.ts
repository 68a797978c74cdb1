import { useEffect, useSyncExternalStore } from 'react';
import { type Asker, turns } from './turns.ts';

const none = () => null;

/** Whether it is somebody's turn to ask over the foot of the page. @param isWanted they have something to ask, or are still asking */
export function useTurn(asker: Asker, isWanted = true): boolean {
  useEffect(() => (isWanted ? turns.want(asker) : undefined), [asker, isWanted]);
  const standing = useSyncExternalStore(turns.subscribe, turns.standing, none);
  return isWanted && standing === asker;
}
