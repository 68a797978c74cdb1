import { useLocale } from '@touchline/i18n';
import { useCallback, useSyncExternalStore } from 'react';

const second = 1000;

/**
 * Whether a moment (milliseconds since 1970) has come, by the page's clock; false without one. Renders again when it comes,
 * not every second.
 */
export function useReached(moment: number | undefined): boolean {
  const { clock } = useLocale();
  const subscribe = useCallback(
    (listener: () => void) => (moment === undefined ? () => undefined : clock.subscribe(listener, second)),
    [clock, moment],
  );
  return useSyncExternalStore(
    subscribe,
    () => moment !== undefined && clock.at(second) >= moment,
    () => moment !== undefined && clock.start >= moment,
  );
}
