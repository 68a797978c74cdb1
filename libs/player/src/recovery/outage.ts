import type { PlayerProblem } from '../engine/player-problem.ts';
import { isNoise } from './verdict.ts';

/** What the viewer reads. `problem` without `recovering` is final: only the viewer, or a new address, tries again. */
export interface RecoveryReport {
  recovering: boolean;
  problem: PlayerProblem | null;
  /** When it is tried again, milliseconds since 1970; in the past while it is being tried, null where nobody knows when. */
  retryAt: number | null;
}

export interface OutageOptions {
  isOnline(): boolean;
  /** Whether the stream is meant to be live: a live stream is worth waiting for. */
  isLive(): boolean;
  /** Whether another stream can be shown instead: nobody waits long for this one. */
  hasSpare(): boolean;
  report(report: RecoveryReport): void;
  /** When the next attempt is made, where one waits. */
  nextAttempt(): number | null;
  now(): number;
}

/** A time without a picture: nothing is said at first, a message stands there once patience is over. */
export interface Outage {
  /** It goes on, for this reason where one is known. */
  goOn(problem: PlayerProblem | null): void;
  isGoingOn(): boolean;
  /** Milliseconds; 0 where nothing is amiss. */
  lasted(): number;
  /** Its patience begins anew: nothing was tried meanwhile. */
  countAnew(): void;
  /** The picture is back, and any message goes. */
  end(): void;
  /** The last word. */
  giveUp(problem: PlayerProblem): void;
  reset(): void;
}

/** After this long without a picture the viewer gets a message; milliseconds. */
const MESSAGE_AFTER = { live: 30_000, recording: 10_000 };
/** A playlist that is no playlist rarely mends by itself: the message comes sooner. */
const PLAYLIST_MESSAGE_AFTER = 8000;
const SPARE_AFTER = 8000;
/** Ten seconds after the last frame, of which one passed until the picture counted as still. */
const STOPPED_MESSAGE_AFTER = 9000;

export function createOutage({ isOnline, isLive, hasSpare, report, nextAttempt, now }: OutageOptions): Outage {
  let since: number | null = null;
  let isReported = false;

  const lasted = (): number => (since === null ? 0 : now() - since);
  function reset(): void {
    since = null;
    isReported = false;
  }
  function patienceWith(problem: PlayerProblem | null): number {
    if (problem?.kind === 'playlist') return PLAYLIST_MESSAGE_AFTER;
    if (problem?.kind === 'stopped') return STOPPED_MESSAGE_AFTER;
    // It was loaded again before.
    if (problem && isNoise(problem)) return 0;
    if (hasSpare()) return SPARE_AFTER;
    return isLive() ? MESSAGE_AFTER.live : MESSAGE_AFTER.recording;
  }

  return {
    goOn(problem) {
      since ??= now();
      isReported = true;
      const isOffline = !isOnline();
      const shown = isOffline && problem ? { ...problem, kind: 'offline' as const } : problem;
      report({
        recovering: true,
        problem: isOffline || lasted() >= patienceWith(problem) ? shown : null,
        retryAt: isOffline ? null : nextAttempt(),
      });
    },
    isGoingOn: () => isReported,
    lasted,
    countAnew() {
      since = null;
    },
    end() {
      reset();
      report({ recovering: false, problem: null, retryAt: null });
    },
    giveUp: (problem) => report({ recovering: false, problem, retryAt: null }),
    reset,
  };
}
