import type { PlayerProblem } from '../engine/player-problem.ts';
import { createMemory } from './memory.ts';
import type { PlaybackPosition } from './playback-position.ts';
import { createRestarter, type RestarterParts, restorePosition } from './restarter.ts';
import { isPermanent, isWithheld, noFailures } from './verdict.ts';

/** The shortest wait for a frame in usual playback, in milliseconds. */
const minTimeoutMs = 6000;
const withheldTimeoutMs = 1500;
const restartTimeoutMs = 600;

interface FrameTimeoutInput {
  /** Seconds; 0 while unknown. */
  targetDuration: number;
  attemptCount: number;
  isSeeking: boolean;
  isWithheld: boolean;
  hasRestarted: boolean;
}

/** Returns how long the watchdog waits for a frame, in milliseconds. */
function getFrameTimeoutMs({
  targetDuration,
  attemptCount,
  isSeeking,
  isWithheld,
  hasRestarted,
}: FrameTimeoutInput): number {
  if (isWithheld) return withheldTimeoutMs;
  if (hasRestarted) return restartTimeoutMs;
  // A slow device may need longer than the first timeout for a frame, so each attempt waits longer.
  const defaultMs = Math.max(minTimeoutMs, 3000 * targetDuration) * Math.min(3, 1 + attemptCount);
  // A seek waits for a segment, too, so it may take longer.
  return isSeeking ? 2 * defaultMs : defaultMs;
}

/** Tests may replace the clock and the random numbers. */
export type RecoveryOptions = Omit<RestarterParts, 'now' | 'random'> & Partial<Pick<RestarterParts, 'now' | 'random'>>;

export interface Recovery {
  /** A frame was shown at this position. */
  onFrame(position: PlaybackPosition): void;
  /** The viewer moved to this position, which has no frame yet: a load during the seek continues there. */
  onSeek(position: PlaybackPosition): void;
  /** The engine or a load reported a problem. */
  onProblem(problem: PlayerProblem): void;
  /** The encoder restarted: if frames stop now, waiting will not help. */
  onEncoderRestart(): void;
  /**
   * Called twice a second.
   * @param lateMs the delay of this call in milliseconds: a frozen page shows no frames
   */
  onTick(lateMs?: number): void;
  onOnline(): void;
  /** The page is visible again, or the device is awake, after this time in milliseconds. */
  onAwake(asleepMs: number): void;
  /** The viewer or a new address starts again: forgets earlier attempts. */
  reset(): void;
  /** The viewer presses "try again". */
  retryNow(): void;
  /** Returns the position of the last frame, or of a later seek by the viewer. */
  position(): PlaybackPosition | null;
  stop(): void;
}

/** A video without a frame for this long counts as still: frames come several times a second. */
const stillAfterMs = 1000;
const steadyAfterMs = 5000;
const healedAfterMs = 60_000;
const returnGraceMs = 1500;
/** For this long after an encoder restart, the buffer may still contain the old stream. */
const restartWindowMs = 60_000;
const longSleepMs = 30 * 60_000;
/** Media seconds; no engine buffers more. */
const maxBufferedSeconds = 60;
/** A file may be missing or unreadable for a moment. */
const problemGraceMs = 2000;

const offlineProblem: PlayerProblem = { kind: 'offline', fatal: false, category: 0, code: 0 };

/** Watches frames and faults, and reloads a dead stream. */
export function createRecovery({ now = Date.now, random = Math.random, ...rest }: RecoveryOptions): Recovery {
  const parts: RestarterParts = { ...rest, now, random };
  const { engine } = parts;
  const memory = createMemory(now());
  const restarter = createRestarter(parts, memory);
  const { attempts, outage } = restarter;

  const getTimeoutMs = (): number =>
    getFrameTimeoutMs({
      targetDuration: engine.snapshot().targetDuration,
      attemptCount: attempts.count(),
      isSeeking: parts.isSeeking(),
      isWithheld: memory.suspectedFault.withheld !== null,
      hasRestarted: now() - memory.suspectedFault.restartedAtMs < restartWindowMs,
    });

  /** Whether the viewer has seen everything of a stopped stream. */
  function isAtStreamEnd(): boolean {
    const isPictureFrozen = now() - memory.playbackProgress.lastFrameMs > stillAfterMs;
    return isPictureFrozen && !parts.hasMore() && engine.snapshot().hasStopped;
  }

  /** Whether the engine's problem is the reason why no frame arrives. */
  const isLackingFrames = (): boolean =>
    outage.isOngoing() || now() - memory.playbackProgress.waitStartMs > problemGraceMs;

  /** Whether the engine's own code threw an exception about the stream that a load replaces. */
  const isFromOldLoad = ({ kind }: PlayerProblem): boolean => kind === 'unknown' && attempts.getPhase() === 'loading';

  /**
   * Shortens the wait for a frame. A stream that recovers without a load recovers soon, so a longer wait is useless.
   */
  function waitBriefly(): void {
    memory.playbackProgress.waitStartMs = now() - Math.max(0, getTimeoutMs() - returnGraceMs);
  }

  /** Continues the watchdog's clocks after a time in which the page could not show frames. */
  function skipFrozenTime(frozenMs: number): void {
    const { playbackProgress } = memory;
    playbackProgress.waitStartMs = Math.min(now(), playbackProgress.waitStartMs + frozenMs);
    playbackProgress.lastFrameMs = Math.min(now(), playbackProgress.lastFrameMs + frozenMs);
  }

  function reset(): void {
    attempts.reset();
    outage.reset();
    const { lastFrameMs } = memory.playbackProgress;
    Object.assign(memory, createMemory(now()));
    memory.playbackProgress.lastFrameMs = lastFrameMs;
  }

  return {
    onFrame(position) {
      const { playbackProgress } = memory;
      playbackProgress.waitStartMs = now();
      playbackProgress.lastFrameMs = playbackProgress.waitStartMs;
      playbackProgress.steadySinceMs ??= playbackProgress.waitStartMs;
      if (outage.isOngoing() && attempts.getPhase() === 'watching') {
        outage.endOutage();
        restorePosition(playbackProgress.position, parts);
      }
      playbackProgress.position = position;
      const steadyMs = playbackProgress.waitStartMs - playbackProgress.steadySinceMs;
      if (steadyMs >= steadyAfterMs) attempts.recordSuccess();
      memory.retriedProblem = null;
      const { withheld } = memory.suspectedFault;
      if (withheld && position.time > withheld.untilSeconds)
        memory.suspectedFault = { ...memory.suspectedFault, withheld: null };
      if (steadyMs >= healedAfterMs) memory.failureCounts = noFailures;
    },
    onSeek(position) {
      memory.playbackProgress.position = position;
      memory.playbackProgress.waitStartMs = now();
    },
    onProblem(problem) {
      // Recovery records a refusal also during a load, because the engine reports it once and then waits.
      if (isWithheld(problem) && !problem.fatal) {
        const recoverUntilSeconds = (memory.playbackProgress.position?.time ?? 0) + maxBufferedSeconds;
        memory.suspectedFault = {
          ...memory.suspectedFault,
          withheld: { problem, untilSeconds: recoverUntilSeconds },
        };
      } else if (!problem.fatal && !isPermanent(problem) && !isFromOldLoad(problem)) memory.retriedProblem = problem;
      if (problem.fatal && attempts.getPhase() !== 'loading' && !attempts.hasEnded())
        restarter.respondToProblem(problem);
    },
    onEncoderRestart() {
      if (attempts.getPhase() !== 'loading') memory.suspectedFault = { ...memory.suspectedFault, restartedAtMs: now() };
    },
    onTick(lateMs = 0) {
      skipFrozenTime(lateMs);
      if (attempts.getPhase() !== 'watching') return;
      const { lastProblem, withheld } = memory.suspectedFault;
      const shouldPlay = parts.shouldPlay();
      if (!shouldPlay) {
        memory.playbackProgress.lastFrameMs = now();
        // A pause is no outage.
        outage.restartClock();
      }
      if (!shouldPlay || !parts.isOnline()) {
        memory.playbackProgress.waitStartMs = now();
        // The buffer is empty, so the viewer needs a message about the still video.
        if (now() - memory.playbackProgress.lastFrameMs > minTimeoutMs) outage.continueOutage(offlineProblem);
      } else if (lastProblem) restarter.scheduleAttempt(lastProblem);
      else if (isAtStreamEnd()) {
        // The watchdog counts from the moment at which the stream continues.
        memory.playbackProgress.waitStartMs = now();
        restarter.hold();
      } else if (now() - memory.playbackProgress.waitStartMs > getTimeoutMs()) {
        if (withheld) restarter.respondToProblem({ ...withheld.problem, fatal: true });
        else restarter.reload();
      } else if (memory.retriedProblem && isLackingFrames())
        restarter.waitOutOutage(memory.retriedProblem, memory.playbackProgress.waitStartMs + getTimeoutMs());
    },
    onOnline() {
      if (attempts.hasEnded()) return;
      engine.retry();
      // While the browser was offline, no attempt could succeed.
      outage.restartClock();
      if (memory.suspectedFault.lastProblem) attempts.attemptNow();
      else waitBriefly();
    },
    onAwake(asleepMs) {
      if (attempts.hasEnded()) return;
      memory.playbackProgress.waitStartMs = now();
      if (asleepMs < longSleepMs || !parts.shouldPlay()) return;
      const { live, seekRange } = engine.snapshot();
      if (memory.playbackProgress.position?.live === true)
        memory.playbackProgress.position = { ...memory.playbackProgress.position, atLiveEdge: true };
      if (live) parts.seek(seekRange.end);
      waitBriefly();
    },
    reset,
    retryNow() {
      const { position } = memory.playbackProgress;
      reset();
      memory.playbackProgress.position = position;
      restarter.reload();
    },
    position: () => memory.playbackProgress.position,
    stop: attempts.stop,
  };
}
