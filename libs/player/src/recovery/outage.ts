import type { PlayerProblem } from '../engine/player-problem.ts';
import { isPermanent } from './verdict.ts';

/**
 * The message for the viewer. `problem` without `recovering` is final: only the viewer or a new address starts another
 * try.
 */
export interface RecoveryReport {
  recovering: boolean;
  problem: PlayerProblem | null;
  /** The time of the next attempt, milliseconds since 1970; in the past during an attempt, null if unknown. */
  retryAt: number | null;
}

export interface OutageOptions {
  isOnline(): boolean;
  /** Whether the stream is meant to be live: recovery never gives up a live stream. */
  isLive(): boolean;
  /** Whether the page can show another stream: then the message comes sooner. */
  hasSpareCamera(): boolean;
  report(report: RecoveryReport): void;
  /** The time of the scheduled attempt, or null. */
  nextAttempt(): number | null;
  /** The number of reloads. */
  attempts(): number;
  /** Whether the viewer has seen a frame of the stream. */
  hasPlayed(): boolean;
  now(): number;
}

/** A time without frames: silent at first, then with a message. */
export interface Outage {
  /**
   * The outage starts or continues.
   * @param problem the reason, if known
   * @param dueAtMs the time of the next attempt if none is scheduled
   */
  continueOutage(problem: PlayerProblem | null, dueAtMs?: number): void;
  isOngoing(): boolean;
  /** Milliseconds of the outage; 0 without an outage. */
  getDurationMs(): number;
  /** Restarts the duration, because no attempt was possible before. */
  restartClock(): void;
  /** The outage ends, because the picture is back: its message disappears. */
  endOutage(): void;
  /** Reports the final message. */
  reportGivenUp(problem: PlayerProblem): void;
  reset(): void;
}

/** Milliseconds without a frame until the viewer gets a message. */
const messageDelayMs = 10_000;
/** The delay for a live stream that has played, longer because many live streams return by themselves. */
const liveMessageDelayMs = 30_000;
/** An unreadable playlist rarely becomes readable again, so the message comes sooner. */
const playlistMessageDelayMs = 8000;
const spareDelayMs = 8000;
/** A video counts as stopped one second after its last frame, so the message appears ten seconds after that frame. */
const stoppedMessageDelayMs = 9000;

export function createOutage({
  isOnline,
  isLive,
  hasSpareCamera,
  hasPlayed,
  report,
  nextAttempt,
  attempts,
  now,
}: OutageOptions): Outage {
  let outageStartMs: number | null = null;
  let isReported = false;

  const getDurationMs = (): number => (outageStartMs === null ? 0 : now() - outageStartMs);
  function reset(): void {
    outageStartMs = null;
    isReported = false;
  }
  function getMessageDelayMs(problem: PlayerProblem | null): number {
    if (problem?.kind === 'stopped') return stoppedMessageDelayMs;
    // A reload has already failed.
    if (problem && isPermanent(problem)) return 0;
    // A first load and a reload have failed.
    if (hasSpareCamera()) return !hasPlayed() && problem && (problem.isFinal || attempts() > 0) ? 0 : spareDelayMs;
    if (problem?.kind === 'playlist') return playlistMessageDelayMs;
    return isLive() && hasPlayed() ? liveMessageDelayMs : messageDelayMs;
  }

  return {
    continueOutage(problem, dueAtMs) {
      outageStartMs ??= now();
      isReported = true;
      const isOffline = !isOnline();
      const shownProblem = isOffline && problem ? { ...problem, kind: 'offline' as const } : problem;
      report({
        recovering: true,
        problem: isOffline || getDurationMs() >= getMessageDelayMs(problem) ? shownProblem : null,
        retryAt: isOffline ? null : (nextAttempt() ?? dueAtMs ?? null),
      });
    },
    isOngoing: () => isReported,
    getDurationMs,
    restartClock() {
      outageStartMs = null;
    },
    endOutage() {
      reset();
      report({ recovering: false, problem: null, retryAt: null });
    },
    reportGivenUp: (problem) => report({ recovering: false, problem, retryAt: null }),
    reset,
  };
}
