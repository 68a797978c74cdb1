import type { PlayerProblem } from '../engine/player-problem.ts';
import { createMemory } from './memory.ts';
import { minTimeoutMs, getFrameTimeoutMs } from './patience.ts';
import type { PlaybackPosition } from './playback-position.ts';
import { catchUp, createRevival, type RevivalParts } from './revival.ts';
import { isLasting, isWithheld, noTries } from './verdict.ts';

/** Tests may replace the clock and the random numbers. */
export type RecoveryOptions = Omit<RevivalParts, 'now' | 'random'> & Partial<Pick<RevivalParts, 'now' | 'random'>>;

export interface Recovery {
  /** A frame was shown at this position. */
  frame(position: PlaybackPosition): void;
  /** The engine or a load reported a problem. */
  problem(problem: PlayerProblem): void;
  /** The encoder restarted: if frames stop now, waiting will not help. */
  encoderRestarted(): void;
  /** Called twice a second. */
  tick(): void;
  online(): void;
  /** The page is visible again, or the device is awake, after this time in milliseconds. */
  awake(asleepFor: number): void;
  /** The viewer or a new address starts again: forgets earlier attempts. */
  reset(): void;
  /** The viewer presses "try again". */
  retryNow(): void;
  /** Returns the position of the last frame. */
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
const lackGraceMs = 2000;

const offlineProblem: PlayerProblem = { kind: 'offline', fatal: false, category: 0, code: 0 };

/** Watches frames and faults, and reloads a dead stream. */
export function createRecovery({ now = Date.now, random = Math.random, ...rest }: RecoveryOptions): Recovery {
  const world: RevivalParts = { ...rest, now, random };
  const { engine } = world;
  const memory = createMemory(now());
  const revival = createRevival(world, memory);
  const { attempts, outage } = revival;

  const getTimeoutMs = (): number =>
    getFrameTimeoutMs({
      targetDuration: engine.snapshot().targetDuration,
      attempts: attempts.count(),
      isSeeking: world.isSeeking(),
      isWithheld: memory.suspicion.withheld !== null,
      hasRestarted: now() - memory.suspicion.restartedAt < restartWindowMs,
    });

  /** Whether the viewer has seen everything of a stopped stream. */
  function isAtItsEnd(): boolean {
    const isStill = now() - memory.sight.frame > stillAfterMs;
    return isStill && !world.hasMore() && engine.snapshot().hasStopped;
  }

  /** Whether the engine's problem is the reason why no frame comes. */
  const isLacking = (): boolean => outage.isGoingOn() || now() - memory.sight.progress > lackGraceMs;

  /** Whether the engine's own code threw during a load, because of the stream that the engine leaves. */
  const isOfOldLoad = ({ kind }: PlayerProblem): boolean => kind === 'unknown' && attempts.phase() === 'loading';

  /** Waits briefly, because a stream that recovers without a load does so within a moment. */
  function waitBriefly(): void {
    memory.sight.progress = now() - Math.max(0, getTimeoutMs() - returnGraceMs);
  }

  function reset(): void {
    attempts.reset();
    outage.reset();
    const { frame } = memory.sight;
    Object.assign(memory, createMemory(now()));
    memory.sight.frame = frame;
  }

  return {
    frame(position) {
      const { sight } = memory;
      sight.progress = now();
      sight.frame = sight.progress;
      sight.steadySince ??= sight.progress;
      if (outage.isGoingOn() && attempts.phase() === 'watching') {
        outage.end();
        catchUp(sight.position, world);
      }
      sight.position = position;
      const steadyFor = sight.progress - sight.steadySince;
      if (steadyFor >= steadyAfterMs) attempts.succeed();
      memory.lack = null;
      const { withheld } = memory.suspicion;
      if (withheld && position.time > withheld.until) memory.suspicion = { ...memory.suspicion, withheld: null };
      if (steadyFor >= healedAfterMs) memory.attempts = noTries;
    },
    problem(problem) {
      // Also recorded during a load, because the engine reports a refusal once and then waits.
      if (isWithheld(problem) && !problem.fatal) {
        const recoverUntil = (memory.sight.position?.time ?? 0) + maxBufferedSeconds;
        memory.suspicion = { ...memory.suspicion, withheld: { problem, until: recoverUntil } };
      } else if (!problem.fatal && !isLasting(problem) && !isOfOldLoad(problem)) memory.lack = problem;
      if (problem.fatal && attempts.phase() !== 'loading' && !attempts.isOver()) revival.act(problem);
    },
    encoderRestarted() {
      if (attempts.phase() !== 'loading') memory.suspicion = { ...memory.suspicion, restartedAt: now() };
    },
    tick() {
      if (attempts.phase() !== 'watching') return;
      const { lastProblem, withheld } = memory.suspicion;
      const shouldPlay = world.shouldPlay();
      if (!shouldPlay) {
        memory.sight.frame = now();
        // A paused stream needs no picture.
        outage.countAnew();
      }
      if (!shouldPlay || !world.isOnline()) {
        memory.sight.progress = now();
        // The buffer has played: the viewer needs a message about the still video.
        if (now() - memory.sight.frame > minTimeoutMs) outage.goOn(offlineProblem);
      } else if (lastProblem) revival.later(lastProblem);
      else if (isAtItsEnd()) {
        // The watchdog counts from the moment at which the stream continues.
        memory.sight.progress = now();
        revival.hold();
      } else if (now() - memory.sight.progress > getTimeoutMs()) {
        if (withheld) revival.act({ ...withheld.problem, fatal: true });
        else revival.reload();
      } else if (memory.lack && isLacking()) revival.endure(memory.lack, memory.sight.progress + getTimeoutMs());
    },
    online() {
      if (attempts.isOver()) return;
      engine.retry();
      // No attempt was possible before.
      outage.countAnew();
      if (memory.suspicion.lastProblem) attempts.now();
      else waitBriefly();
    },
    awake(asleepFor) {
      if (attempts.isOver()) return;
      memory.sight.progress = now();
      if (asleepFor < longSleepMs || !world.shouldPlay()) return;
      const { live, seekRange } = engine.snapshot();
      if (memory.sight.position?.live === true) memory.sight.position = { ...memory.sight.position, atLiveEdge: true };
      if (live) world.seek(seekRange.end);
      waitBriefly();
    },
    reset,
    retryNow() {
      const { position } = memory.sight;
      reset();
      memory.sight.position = position;
      revival.reload();
    },
    position: () => memory.sight.position,
    stop: attempts.stop,
  };
}
