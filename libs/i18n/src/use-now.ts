import { useCallback, useSyncExternalStore } from 'react';
import { useLocale } from './locale-context.ts';

/**
 * The time now, in milliseconds since 1970, moving every `everyMs` (1 s by default). Starts with the server's time, so
 * that hydration finds what the server wrote. All readers of a page share one timer, which rests while the page is hidden.
 */
export function useNow(everyMs = 1000): number {
  const { clock } = useLocale();
  const subscribe = useCallback((listener: () => void) => clock.subscribe(listener, everyMs), [clock, everyMs]);
  return useSyncExternalStore(
    subscribe,
    () => clock.at(everyMs),
    () => clock.start,
  );
}
