import type { Engine } from '../engine/engine.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import { fullJitter } from './backoff.ts';
import { edgeTolerance, startFor, type Place } from './place.ts';
import { judge, type Tried } from './verdict.ts';

/** What the viewer is told. `problem` without `recovering` is final: only the viewer, or a new address, tries again. */
export interface RecoveryReport {
  recovering: boolean;
  problem: PlayerProblem | null;
}

/** What recovery needs of the world; everything that moves can be replaced in a test. */
export interface RecoveryOptions {
  engine: Engine;
  /** Media time now, in seconds. */
  position(): number;
  seek(time: number): void;
  /** The viewer wants to see a moving picture, and it should be possible: not paused, ended or hidden. */
  shouldPlay(): boolean;
  isSeeking(): boolean;
  isOnline(): boolean;
  address(): string;
  /** Asks for the current address of the stream; null keeps the one in use. May reject. */
  resolveAddress(): Promise<string | null>;
  /** Whether the stream is meant to be live: a live stream is worth waiting for. */
  isLive(): boolean;
  /** Loads and plays; the caller owns autoplay rules. */
  load(address: string, startAt: number | Date | undefined): Promise<PlayerProblem | null>;
  report(report: RecoveryReport): void;
  now?: () => number;
  random?: () => number;
}

export interface Recovery {
  /** A frame was shown at this place. */
  frame(place: Place): void;
  /** The engine or a load reported a problem. */
  problem(problem: PlayerProblem): void;
  /** The encoder began anew: if frames stop now, waiting will not bring them back. */
  encoderRestarted(): void;
  /** Called twice a second. */
  tick(): void;
  online(): void;
  /** The page is visible again, or the device awake, after so many milliseconds. */
  awake(asleepFor: number): void;
  /** The viewer or a new address starts afresh: forget what was tried. */
  reset(): void;
  /** The viewer presses "try again". */
  retryNow(): void;
  /** Where the last frame was shown. */
  place(): Place | null;
  stop(): void;
}

const LEAST_PATIENCE = 6000;
/** After this long without a picture the viewer gets a message. */
const MESSAGE_AFTER = { live: 30_000, recording: 10_000 };
/** A playlist that is no playlist rarely mends by itself: the message comes sooner. */
const PLAYLIST_MESSAGE_AFTER = 8000;
/** From here on attempts are rare. A recording is given up; a live stream is waited for. */
const WEARY_AFTER = 60_000;
const STEADY_AFTER = 5000;
const HEALED_AFTER = 60_000;
const GRACE_AFTER_RETURN = 1500;
const FORBIDDEN_PATIENCE = 1500;
const RESTART_PATIENCE = 600;
/** The buffer of the old encoder is played out by then. */
const RESTART_MATTERS_FOR = 60_000;
const LONG_SLEEP = 30 * 60_000;
const ASK_EVERY = 3;

const offline: PlayerProblem = { kind: 'offline', fatal: false, category: 0, code: 0 };

const OFTEN = { base: 1000, cap: 3000, floor: 250 };
const RARE = { base: 1000, cap: 15_000, floor: 3000 };

export function createRecovery(options: RecoveryOptions): Recovery {
  const { engine, now = Date.now, random = Math.random } = options;
  let lastProgress = now();
  let lastFrame = lastProgress;
  let lastPlace: Place | null = null;
  let tried: Tried = { decode: 0, forbidden: 0 };
  let attempts = 0;
  let failingSince: number | null = null;
  let telling = false;
  let steadySince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let busy = false;
  let broken: PlayerProblem | null = null;
  let refused: PlayerProblem | null = null;
  let restartedAt = -Infinity;
  let halted = false;
  let stopped = false;

  function halt(problem: PlayerProblem): void {
    halted = true;
    cancel();
    // Left alone, the engine would go on asking a server that has refused.
    engine.stop();
    options.report({ recovering: false, problem });
  }

  function cancel(): void {
    if (timer) clearTimeout(timer);
    timer = null;
  }

  /** The shown problem while trying: nothing at first, a message once patience is over. */
  function tell(problem: PlayerProblem | null): void {
    failingSince ??= now();
    telling = true;
    const usual = options.isLive() ? MESSAGE_AFTER.live : MESSAGE_AFTER.recording;
    const late = now() - failingSince >= (problem?.kind === 'playlist' ? PLAYLIST_MESSAGE_AFTER : usual);
    const isOffline = !options.isOnline();
    const shown = isOffline && problem ? { ...problem, kind: 'offline' as const } : problem;
    options.report({ recovering: true, problem: late || isOffline ? shown : null });
  }

  function later(problem: PlayerProblem): void {
    tell(problem);
    if (timer || busy) return;
    const weary = failingSince !== null && now() - failingSince > WEARY_AFTER;
    if (weary && !options.isLive()) return halt(problem);
    const wait = fullJitter(attempts, weary ? RARE : OFTEN, random);
    timer = setTimeout(() => {
      timer = null;
      void reload();
    }, wait);
  }

  async function currentAddress(): Promise<string> {
    if ((attempts - 1) % ASK_EVERY !== 0) return options.address();
    try {
      return (await options.resolveAddress()) ?? options.address();
    } catch {
      return options.address();
    }
  }

  async function reload(): Promise<void> {
    if (busy || stopped || halted) return;
    cancel();
    busy = true;
    attempts += 1;
    broken = null;
    refused = null;
    restartedAt = -Infinity;
    steadySince = null;
    const place = lastPlace;
    const address = await currentAddress();
    if (stopped) return;
    const problem = await options.load(address, startFor(place));
    busy = false;
    if (stopped) return;
    lastProgress = now();
    if (problem) handle(problem);
    else catchUp(place);
  }

  /** Someone who watched live wants to watch live after the gap, not the minute they missed. */
  function catchUp(place: Place | null): void {
    const { live, seekRange, targetDuration } = engine.snapshot();
    if (!live || place?.atLiveEdge !== true) return;
    if (seekRange.end - options.position() > edgeTolerance(targetDuration)) options.seek(seekRange.end);
  }

  function handle(problem: PlayerProblem): void {
    if (halted || stopped) return;
    const verdict = judge(problem, tried);
    if (verdict === 'ignore') return;
    if (verdict === 'give-up') return halt(problem);
    broken = problem;
    if (!options.isOnline()) return tell(problem);
    if (!options.shouldPlay()) return;
    if (verdict === 'retry-later') return later(problem);
    if (problem.kind === 'decode') tried = { ...tried, decode: tried.decode + 1 };
    if (problem.kind === 'forbidden') tried = { ...tried, forbidden: tried.forbidden + 1 };
    tell(null);
    void reload();
  }

  function patience(): number {
    // A slow device may need longer than one patience to show a frame: it must not be reloaded for ever.
    const usual = Math.max(LEAST_PATIENCE, 3000 * engine.snapshot().targetDuration) * Math.min(3, 1 + attempts);
    if (refused) return FORBIDDEN_PATIENCE;
    if (now() - restartedAt < RESTART_MATTERS_FOR) return RESTART_PATIENCE;
    // A seek waits for a segment, too: it may take longer, but not for ever.
    return options.isSeeking() ? 2 * usual : usual;
  }

  function soon(): void {
    lastProgress = now() - Math.max(0, patience() - GRACE_AFTER_RETURN);
  }

  function reset(): void {
    cancel();
    tried = { decode: 0, forbidden: 0 };
    attempts = 0;
    failingSince = null;
    telling = false;
    steadySince = null;
    broken = null;
    refused = null;
    restartedAt = -Infinity;
    halted = false;
    lastPlace = null;
    lastProgress = now();
  }

  return {
    frame(place) {
      lastProgress = now();
      lastFrame = lastProgress;
      steadySince ??= lastProgress;
      if (telling && !busy && !timer) {
        telling = false;
        failingSince = null;
        options.report({ recovering: false, problem: null });
        catchUp(lastPlace);
      }
      lastPlace = place;
      const steadyFor = lastProgress - steadySince;
      if (steadyFor >= STEADY_AFTER) {
        attempts = 0;
        refused = null;
      }
      if (steadyFor >= HEALED_AFTER) tried = { decode: 0, forbidden: 0 };
    },
    problem(problem) {
      // Remembered during a load, too: the engine tells of a refused segment once, then waits.
      if (problem.kind === 'forbidden' && problem.request === 'segment' && !problem.fatal) refused = problem;
      if (busy) return;
      if (problem.fatal) return handle(problem);
      if (problem.kind === 'playlist' && now() - lastProgress > 2000) tell(problem);
    },
    encoderRestarted() {
      if (!busy) restartedAt = now();
    },
    tick() {
      if (busy || halted || stopped || timer) return;
      if (!options.shouldPlay()) lastFrame = now();
      if (!options.shouldPlay() || !options.isOnline()) {
        lastProgress = now();
        // What was buffered has been shown: a picture that stands still needs a word.
        if (now() - lastFrame > LEAST_PATIENCE) tell(offline);
        return;
      }
      if (broken) return later(broken);
      if (now() - lastProgress <= patience()) return;
      if (refused) return handle({ ...refused, fatal: true });
      tell(null);
      void reload();
    },
    online() {
      if (halted || stopped) return;
      engine.retry();
      // Nothing was tried meanwhile.
      failingSince = null;
      if (broken) void reload();
      else soon();
    },
    awake(asleepFor) {
      if (halted || stopped) return;
      lastProgress = now();
      if (asleepFor < LONG_SLEEP || !options.shouldPlay()) return;
      const { live, seekRange } = engine.snapshot();
      if (lastPlace?.live === true) lastPlace = { ...lastPlace, atLiveEdge: true };
      if (live) options.seek(seekRange.end);
      soon();
    },
    reset,
    retryNow() {
      const place = lastPlace;
      reset();
      lastPlace = place;
      options.report({ recovering: true, problem: null });
      void reload();
    },
    place: () => lastPlace,
    stop() {
      stopped = true;
      cancel();
    },
  };
}
