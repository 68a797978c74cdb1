import { useSyncExternalStore } from 'react';
import { spoilerStore } from './spoiler-store.ts';

export interface SpoilerFree {
  /** True if scores, and titles that reveal them, are hidden. */
  isOn: boolean;
  set: (isOn: boolean) => void;
}

/**
 * The viewer's choice to hide spoilers. False on the server and during hydration; until then, an attribute of the
 * document hides digits.
 */
export function useSpoilerFree(): SpoilerFree {
  const isOn = useSyncExternalStore(spoilerStore.subscribe, spoilerStore.get, () => false);
  return { isOn, set: spoilerStore.set };
}
