import type { Engine, StartAt } from '../engine/engine.ts';
import { edgeTolerance } from '../engine/live-edge.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import { isSameFile } from '../engine/same-file.ts';
import { createAttempts, type Attempts } from './attempts.ts';
import type { BackoffOptions } from './backoff.ts';
import { noSuspicion, type Memory } from './memory.ts';
import { createOutage, type Outage, type OutageOptions } from './outage.ts';
import { toStartAt, type PlaybackPosition } from './playback-position.ts';
import { isLasting, isRefusal, judgeProblem, withTry } from './verdict.ts';

/** Recovery's view of the player and the browser; a test can replace each part. */
export interface RevivalParts extends Omit<OutageOptions, 'nextAttempt' | 'attempts' | 'hasPlayed'> {
  engine: Engine;
  /** Media time now, in seconds. */
  position(): number;
  seek(time: number): void;
  /** Whether the viewer wants the video to play, and it is not paused, ended or hidden. */
  shouldPlay(): boolean;
  isSeeking(): boolean;
  /** Whether the buffer contains more than the current frame. */
  hasMore(): boolean;
  address(): string;
  /** Asks for the current address of the stream; null keeps the current one. May reject. */
  resolveAddress(): Promise<string | null>;
  /** Loads and plays; the caller handles autoplay rules. */
  load(address: string, startAt: StartAt | undefined): Promise<PlayerProblem | null>;
  random(): number;
}

/** Reloads a stream, and reports the outage to the viewer. */
export interface Revival {
  attempts: Attempts;
  outage: Outage;
  /** Loads at once. */
  reload(): void;
  /** Loads after a while, more often at first. */
  later(problem: PlayerProblem): void;
  /**
   * Reports an outage, and gives a recording up after a minute.
   * @param dueAt the time of the next load
   */
  endure(problem: PlayerProblem, dueAt?: number): void;
  /** Applies the verdict on a problem. */
  act(problem: PlayerProblem): void;
  /** Keeps the last frame of a stream without new segments, because a load at the same address would repeat its end. */
  hold(): void;
}

/** Milliseconds after which attempts become rare. A recording is given up; a live stream is retried without end. */
const rareAfterMs = 60_000;
const attemptsPerRequest = 3;

const frequentBackoff: BackoffOptions = { base: 1000, cap: 3000, floor: 1000 };
const rareBackoff: BackoffOptions = { base: 1000, cap: 15_000, floor: 3000 };

/** Milliseconds between requests for another address of a stopped stream. */
const requestIntervalMs = 15_000;
const stoppedProblem: PlayerProblem = { kind: 'stopped', fatal: false, category: 0, code: 0 };

/**
 * Whether an attempt first asks for the address: the first and every third do. More would overload a failing backend.
 */
const requestsAddress = (attempt: number): boolean => (attempt - 1) % attemptsPerRequest === 0;

async function currentAddress({ address, resolveAddress }: RevivalParts): Promise<string> {
  try {
    return (await resolveAddress()) ?? address();
  } catch {
    return address();
  }
}

/** Returns the position to continue at. A viewer who watched live should be live after the outage. */
export function catchUp(startPosition: PlaybackPosition | null, { engine, position, seek }: RevivalParts): void {
  const snapshot = engine.snapshot();
  const { live, seekRange } = snapshot;
  if (!live || startPosition?.atLiveEdge !== true) return;
  if (seekRange.end - position() > edgeTolerance(snapshot)) seek(seekRange.end);
}

export function createRevival(world: RevivalParts, memory: Memory): Revival {
  const attempts = createAttempts({ load, now: world.now, random: world.random });
  let askAt = -Infinity;
  const outage = createOutage({
    ...world,
    nextAttempt: attempts.nextAt,
    attempts: attempts.count,
    hasPlayed: () => memory.sight.position !== null,
  });
  const isWeary = (): boolean => outage.lasted() > rareAfterMs;

  async function load(attempt: number): Promise<() => void> {
    const { lastProblem } = memory.suspicion;
    // Against a refusal only another address helps.
    const isRefused = lastProblem !== null && isRefusal(lastProblem) && memory.attempts.forbidden === 1;
    const isAddressNeeded = isRefused || requestsAddress(attempt);
    memory.suspicion = noSuspicion;
    memory.sight.steadySince = null;
    const address = isAddressNeeded ? await currentAddress(world) : world.address();
    const problem = attempts.isOver() ? null : await world.load(address, toStartAt(memory.sight.position));
    return () => {
      memory.sight.progress = world.now();
      if (problem) act(problem);
    };
  }

  function reload(): void {
    outage.goOn(memory.lack, world.now());
    attempts.now();
  }

  function halt(problem: PlayerProblem): void {
    attempts.halt();
    // Otherwise the engine would continue to ask a server that has refused.
    world.engine.stop();
    outage.giveUp(problem);
  }

  function endure(problem: PlayerProblem, dueAt?: number): void {
    if (isWeary() && !world.isLive()) return halt(problem);
    outage.goOn(problem, dueAt);
  }

  function later(problem: PlayerProblem): void {
    attempts.later(isWeary() || isLasting(problem) ? rareBackoff : frequentBackoff);
    endure(problem);
  }

  function act(problem: PlayerProblem): void {
    if (attempts.isOver()) return;
    const verdict = judgeProblem(problem, memory.attempts, world.isLive());
    if (verdict === 'ignore') return;
    if (verdict === 'give-up') return halt(problem);
    memory.suspicion = { ...memory.suspicion, lastProblem: problem };
    if (!world.isOnline()) return outage.goOn(problem);
    if (!world.shouldPlay()) return;
    memory.attempts = withTry(memory.attempts, problem);
    if (verdict === 'retry-later') later(problem);
    else reload();
  }

  async function lookElsewhere(): Promise<void> {
    const addressBefore = world.address();
    const address = await currentAddress(world);
    if (attempts.phase() === 'watching' && world.address() === addressBefore && !isSameFile(address, addressBefore))
      reload();
  }

  function hold(): void {
    outage.goOn(stoppedProblem);
    if (world.now() < askAt) return;
    askAt = world.now() + requestIntervalMs;
    void lookElsewhere();
  }

  return { attempts, outage, reload, later, endure, act, hold };
}
