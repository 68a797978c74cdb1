import { useCallback, useSyncExternalStore } from 'react';
import { useLocale } from './locale-context.ts';

/**
 * The current time in milliseconds since 1970, updated every `intervalMs` (1 s by default). Starts with the server's
 * time, so that hydration matches. All readers share one timer, which stops while the page is hidden.
 */
export function useNow(intervalMs = 1000): number {
  const { clock } = useLocale();
  const subscribe = useCallback((listener: () => void) => clock.subscribe(listener, intervalMs), [clock, intervalMs]);
  return useSyncExternalStore(
    subscribe,
    () => clock.at(intervalMs),
    () => clock.start,
  );
}
