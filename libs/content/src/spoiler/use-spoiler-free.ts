import { useSyncExternalStore } from 'react';
import { spoilerStore } from './spoiler-store.ts';

export interface SpoilerFree {
  /** Whether scores and titles that reveal them are hidden. */
  on: boolean;
  set: (on: boolean) => void;
}

/** The viewer's spoiler-free choice. False on the server and while hydrating; the html attribute hides digits until then. */
export function useSpoilerFree(): SpoilerFree {
  const on = useSyncExternalStore(spoilerStore.subscribe, spoilerStore.get, () => false);
  return { on, set: spoilerStore.set };
}
