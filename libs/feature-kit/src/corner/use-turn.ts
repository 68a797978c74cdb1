import { useEffect, useSyncExternalStore } from 'react';
import { type Asker, turns } from './turns.ts';

const none = () => null;

/** Whether a part may ask over the foot of the page now. @param isWanted false once the question is answered */
export function useTurn(asker: Asker, isWanted = true): boolean {
  useEffect(() => (isWanted ? turns.want(asker) : undefined), [asker, isWanted]);
  const standing = useSyncExternalStore(turns.subscribe, turns.standing, none);
  return isWanted && standing === asker;
}
