import { useNow } from '@touchline/i18n';
import { useHasReached } from '../live/use-has-reached.ts';

const minute = 60_000;

/**
 * The time for the state of the player area. It changes each minute, and exactly at kick-off.
 * @param kickOff milliseconds since 1970
 */
export function usePlayerAreaTime(kickOff: number | undefined): { now: number; started: boolean } {
  const now = useNow(minute);
  const started = useHasReached(kickOff);
  if (kickOff === undefined) return { now, started };
  return { now: started ? Math.max(now, kickOff) : Math.min(now, kickOff - 1), started };
}
