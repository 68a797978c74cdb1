import { useLocale } from '@touchline/i18n';
import { useCallback, useSyncExternalStore } from 'react';

const secondMs = 1000;

/**
 * Whether the page's clock has reached a time; false without a time. Causes a render only at that time.
 * @param moment milliseconds since 1970
 */
export function useHasReached(moment: number | undefined): boolean {
  const { clock } = useLocale();
  const subscribe = useCallback(
    (listener: () => void) => (moment === undefined ? () => undefined : clock.subscribe(listener, secondMs)),
    [clock, moment],
  );
  return useSyncExternalStore(
    subscribe,
    () => moment !== undefined && clock.at(secondMs) >= moment,
    () => moment !== undefined && clock.start >= moment,
  );
}
