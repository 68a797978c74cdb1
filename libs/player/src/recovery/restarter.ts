import type { Engine, StartAt } from '../engine/engine.ts';
import { getEdgeToleranceSeconds } from '../engine/live-edge.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import { isSameFile } from '../engine/same-file.ts';
import { createAttempts, type Attempts } from './attempts.ts';
import type { BackoffOptions } from './backoff.ts';
import { noSuspectedFault, type Memory } from './memory.ts';
import { createOutage, type Outage, type OutageOptions } from './outage.ts';
import { toStartAt, type PlaybackPosition } from './playback-position.ts';
import { isPermanent, isRefusal, judgeProblem, countFailure } from './verdict.ts';

/** Recovery's view of the player and the browser; a test can replace each part. */
export interface RestarterParts extends Omit<OutageOptions, 'nextAttempt' | 'attempts' | 'hasPlayed'> {
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
export interface Restarter {
  attempts: Attempts;
  outage: Outage;
  /** Loads at once. */
  reload(): void;
  /** Schedules a load; the waits grow. */
  scheduleAttempt(problem: PlayerProblem): void;
  /**
   * Reports an outage, and gives a recording up after a minute.
   * @param dueAtMs the time of the next load
   */
  waitOutOutage(problem: PlayerProblem, dueAtMs?: number): void;
  /** Applies the verdict on a problem. */
  respondToProblem(problem: PlayerProblem): void;
  /**
   * Leaves the last frame of a stream without new segments on the screen, because a load at the same address would
   * repeat its end.
   */
  hold(): void;
}

/** Milliseconds after which attempts become rare. A recording is given up; a live stream is retried without end. */
const rareAttemptsAfterMs = 60_000;
const attemptsPerRequest = 3;

const frequentBackoff: BackoffOptions = { baseMs: 1000, maxMs: 3000, minMs: 1000 };
const rareBackoff: BackoffOptions = { baseMs: 1000, maxMs: 15_000, minMs: 3000 };

/** Milliseconds between requests for another address of a stopped stream. */
const requestIntervalMs = 15_000;
const stoppedProblem: PlayerProblem = { kind: 'stopped', fatal: false, category: 0, code: 0 };

/**
 * Whether an attempt first asks for the address. Only the first and every third attempt ask, because more requests
 * would overload a failing backend.
 */
const shouldRequestAddress = (attempt: number): boolean => (attempt - 1) % attemptsPerRequest === 0;

async function getCurrentAddress({ address, resolveAddress }: RestarterParts): Promise<string> {
  try {
    return (await resolveAddress()) ?? address();
  } catch {
    return address();
  }
}

/** Seeks to the live edge after an outage if the viewer was there before it. */
export function restorePosition(
  startPosition: PlaybackPosition | null,
  { engine, position, seek }: RestarterParts,
): void {
  const snapshot = engine.snapshot();
  const { live, seekRange } = snapshot;
  if (!live || startPosition?.atLiveEdge !== true) return;
  if (seekRange.end - position() > getEdgeToleranceSeconds(snapshot)) seek(seekRange.end);
}

export function createRestarter(parts: RestarterParts, memory: Memory): Restarter {
  const attempts = createAttempts({ load, getNow: parts.now, getRandom: parts.random });
  let nextRequestMs = -Infinity;
  const outage = createOutage({
    ...parts,
    nextAttempt: attempts.getNextAttemptMs,
    attempts: attempts.count,
    hasPlayed: () => memory.playbackProgress.position !== null,
  });
  const areAttemptsRare = (): boolean => outage.getDurationMs() > rareAttemptsAfterMs;

  async function load(attempt: number): Promise<() => void> {
    const { lastProblem } = memory.suspectedFault;
    // Against a refusal only another address helps.
    const isRefused = lastProblem !== null && isRefusal(lastProblem) && memory.failureCounts.forbidden === 1;
    const isAddressNeeded = isRefused || shouldRequestAddress(attempt);
    memory.suspectedFault = noSuspectedFault;
    memory.playbackProgress.steadySinceMs = null;
    const address = isAddressNeeded ? await getCurrentAddress(parts) : parts.address();
    const problem = attempts.hasEnded() ? null : await parts.load(address, toStartAt(memory.playbackProgress.position));
    return () => {
      memory.playbackProgress.waitStartMs = parts.now();
      if (problem) respondToProblem(problem);
    };
  }

  function reload(): void {
    outage.continueOutage(memory.retriedProblem, parts.now());
    attempts.attemptNow();
  }

  function stopAttempts(problem: PlayerProblem): void {
    attempts.halt();
    // Otherwise the engine would continue to ask a server that has refused.
    parts.engine.stop();
    outage.reportGivenUp(problem);
  }

  function waitOutOutage(problem: PlayerProblem, dueAtMs?: number): void {
    if (areAttemptsRare() && !parts.isLive()) return stopAttempts(problem);
    outage.continueOutage(problem, dueAtMs);
  }

  function scheduleAttempt(problem: PlayerProblem): void {
    attempts.scheduleLater(areAttemptsRare() || isPermanent(problem) ? rareBackoff : frequentBackoff);
    waitOutOutage(problem);
  }

  function respondToProblem(problem: PlayerProblem): void {
    if (attempts.hasEnded()) return;
    const verdict = judgeProblem(problem, memory.failureCounts, parts.isLive());
    if (verdict === 'ignore') return;
    if (verdict === 'give-up') return stopAttempts(problem);
    memory.suspectedFault = { ...memory.suspectedFault, lastProblem: problem };
    if (!parts.isOnline()) return outage.continueOutage(problem);
    // A paused video is recovered only if the page can show another camera.
    if (!parts.shouldPlay() && !parts.hasSpareCamera()) return;
    memory.failureCounts = countFailure(memory.failureCounts, problem);
    if (verdict === 'retry-later') scheduleAttempt(problem);
    else reload();
  }

  async function requestOtherAddress(): Promise<void> {
    const addressBefore = parts.address();
    const address = await getCurrentAddress(parts);
    if (attempts.getPhase() === 'watching' && parts.address() === addressBefore && !isSameFile(address, addressBefore))
      reload();
  }

  function hold(): void {
    outage.continueOutage(stoppedProblem);
    if (parts.now() < nextRequestMs) return;
    nextRequestMs = parts.now() + requestIntervalMs;
    void requestOtherAddress();
  }

  return { attempts, outage, reload, scheduleAttempt, waitOutOutage, respondToProblem, hold };
}
