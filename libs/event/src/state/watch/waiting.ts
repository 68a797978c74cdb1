import type { PlayerAreaState } from './get-player-area-state.ts';
import { getKickOffDelayMs, getReplayDelayMs } from './delays.ts';

/** The reason for loading an open event repeatedly. */
export type WaitReason = 'picture' | 'replay' | undefined;

/** The input of `getWaitReason`. */
export interface WaitingInput {
  playerArea: PlayerAreaState['kind'];
  status: string;
  /** The kick-off time has passed. */
  hasStarted: boolean;
  /** The recording is watchable. */
  hasReplay: boolean;
}

/**
 * Decides whether and why the event loads repeatedly: around kick-off until its stream is available (fault matrix, row
 * 27), and after the end until its recording is available. Without a socket, realtime polls for other changes.
 */
export function getWaitReason({ playerArea, status, hasStarted, hasReplay }: WaitingInput): WaitReason {
  if (playerArea === 'starting' || (status === 'upcoming' && hasStarted)) return 'picture';
  // The operator may have removed the stream of a live event by mistake.
  if (playerArea === 'nothing' && status === 'live') return 'picture';
  return playerArea === 'ended' && !hasReplay ? 'replay' : undefined;
}

/** The wait before each load, in milliseconds, by attempt. */
export const reloadDelaysMs: Readonly<Record<NonNullable<WaitReason>, (attempt: number) => number>> = {
  picture: (attempt) => getKickOffDelayMs(attempt),
  replay: () => getReplayDelayMs(),
};
