import { useNow } from '@touchline/i18n';
import { useHasReached } from '../live/use-has-reached.ts';

const minute = 60_000;

/**
 * The time for the state of the player area. It changes each minute, and exactly at kick-off.
 * @param kickOff milliseconds since 1970
 */
export function usePlayerAreaTime(kickOff: number | undefined): { now: number; hasStarted: boolean } {
  const now = useNow(minute);
  const hasStarted = useHasReached(kickOff);
  if (kickOff === undefined) return { now, hasStarted };
  return { now: hasStarted ? Math.max(now, kickOff) : Math.min(now, kickOff - 1), hasStarted };
}
