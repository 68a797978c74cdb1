import type { Stage } from '../stage/stage-of.ts';
import { kickOffDelay, pollingDelay } from './delays.ts';

/** Why an event that is open is asked for again and again. */
export type Waiting = 'picture' | 'replay' | 'socket' | undefined;

/** What decides about asking again. */
export interface WaitingInput {
  stage: Stage['kind'];
  status: string;
  /** Its kick-off lies in the past. */
  started: boolean;
  replay: boolean;
  /** No message can come: the socket is blocked, or the customer has none. */
  deaf: boolean;
}

/**
 * Whether the event is asked for again, and why: until its picture is there around kick-off, until its recording is there
 * after the end, and slowly where no socket tells what changes (fault matrix, rows 24 and 27).
 */
export function waitingFor({ stage, status, started, replay, deaf }: WaitingInput): Waiting {
  if (stage === 'starting' || (status === 'upcoming' && started)) return 'picture';
  if (stage === 'ended' && !replay) return 'replay';
  return deaf && (status === 'live' || status === 'upcoming') ? 'socket' : undefined;
}

/** How long to wait before each look, in milliseconds by attempt. */
export const waits: Readonly<Record<NonNullable<Waiting>, (attempt: number) => number>> = {
  picture: (attempt) => kickOffDelay(attempt),
  replay: (attempt) => pollingDelay(attempt),
  socket: (attempt) => pollingDelay(attempt),
};
