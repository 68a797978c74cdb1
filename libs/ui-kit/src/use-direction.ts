import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const readDirection = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const getServerDirection = () => 'ltr' as const;

/** The document's direction, for primitives whose arrow keys and alignment depend on it. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(subscribe, readDirection, getServerDirection);
}
