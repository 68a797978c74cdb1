import type { PlayerProblem } from '../engine/player-problem.ts';
import type { PlaybackPosition } from './playback-position.ts';
import { noFailures, type FailureCounts } from './verdict.ts';

/** The last frames of a stream. Times are milliseconds. */
export interface PlaybackProgress {
  /** The start of the watchdog's count: the last frame, or the last time at which no frame was possible. */
  waitStartMs: number;
  /** The last frame, or the last time at which the stream was not meant to play. */
  lastFrameMs: number;
  /** The time since which frames have arrived without a gap; null while no frames arrive. */
  steadySinceMs: number | null;
  position: PlaybackPosition | null;
}

/** The engine requests no more segments or keys, but the buffer still plays. */
export interface WithheldProblem {
  problem: PlayerProblem;
  /** Media seconds: a frame beyond this position was loaded afterwards. */
  untilSeconds: number;
}

/** Reasons why frames may stop, from the engine's reports since the last load. */
export interface SuspectedFault {
  /** The fatal problem that waits for the next load. */
  lastProblem: PlayerProblem | null;
  withheld: WithheldProblem | null;
  /** When the encoder restarted. */
  restartedAtMs: number;
}

/** What recovery knows about a stream. */
export interface Memory {
  playbackProgress: PlaybackProgress;
  suspectedFault: SuspectedFault;
  /** The last problem since the last frame for which the engine itself retries. */
  retriedProblem: PlayerProblem | null;
  failureCounts: FailureCounts;
}

export const noSuspectedFault: SuspectedFault = { lastProblem: null, withheld: null, restartedAtMs: -Infinity };

/**
 * Creates the memory of a stream without frames.
 * @param now milliseconds
 */
export const createMemory = (now: number): Memory => ({
  playbackProgress: { waitStartMs: now, lastFrameMs: now, steadySinceMs: null, position: null },
  suspectedFault: noSuspectedFault,
  retriedProblem: null,
  failureCounts: noFailures,
});
