import { pageKey } from '@touchline/feature-kit/marks';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let allowed: boolean | undefined;

function read(): boolean {
  try {
    return localStorage.getItem(pageKey('next-by-itself')) !== 'off';
  } catch {
    return true;
  }
}

/**
 * Whether the next video starts automatically after the end of one. On unless the viewer has turned it off in this
 * browser.
 */
export const nextByItself = {
  get: (): boolean => (allowed ??= read()),
  set(on: boolean): void {
    allowed = on;
    try {
      if (on) localStorage.removeItem(pageKey('next-by-itself'));
      else localStorage.setItem(pageKey('next-by-itself'), 'off');
    } catch {
      // Storage may be blocked; then the choice lasts for this visit.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** True on the server and during hydration. */
export const useNextByItself = (): boolean =>
  useSyncExternalStore(nextByItself.subscribe, nextByItself.get, () => true);
