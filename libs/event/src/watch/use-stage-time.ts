import { useNow } from '@touchline/i18n';
import { useReached } from '../live/use-reached.ts';

const minute = 60_000;

/** The time for deciding what stands on the stage: moves by the minute, and exactly at kick-off. */
export function useStageTime(kickOff: number | undefined): { now: number; started: boolean } {
  const now = useNow(minute);
  const started = useReached(kickOff);
  if (kickOff === undefined) return { now, started };
  return { now: started ? Math.max(now, kickOff) : Math.min(now, kickOff - 1), started };
}
