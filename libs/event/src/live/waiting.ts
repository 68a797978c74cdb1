import type { Stage } from '../stage/stage-of.ts';
import { kickOffDelay, replayDelay } from './delays.ts';

/** Why an event that is open is asked for again and again. */
export type Waiting = 'picture' | 'replay' | undefined;

/** What decides about asking again. */
export interface WaitingInput {
  stage: Stage['kind'];
  status: string;
  /** Its kick-off lies in the past. */
  started: boolean;
  /** The recording can be watched. */
  replay: boolean;
}

/**
 * Whether the event is asked for again, and why: until its picture is there around kick-off (fault matrix, row 27), and
 * until its recording is there after the end. Where no socket reports what changes, realtime asks.
 */
export function waitingFor({ stage, status, started, replay }: WaitingInput): Waiting {
  if (stage === 'starting' || (status === 'upcoming' && started)) return 'picture';
  // Taken out, perhaps by mistake.
  if (stage === 'nothing' && status === 'live') return 'picture';
  return stage === 'ended' && !replay ? 'replay' : undefined;
}

/** How long to wait before each look, in milliseconds by attempt. */
export const waits: Readonly<Record<NonNullable<Waiting>, (attempt: number) => number>> = {
  picture: (attempt) => kickOffDelay(attempt),
  replay: () => replayDelay(),
};
