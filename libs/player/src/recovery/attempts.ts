import { getFullJitterMs, type BackoffOptions } from './backoff.ts';

/**
 * The state of recovery: it watches a stream, waits for the next attempt, or makes it. `halted` lasts until the viewer
 * retries or a new address arrives; `stopped` is final.
 */
export type Phase = 'watching' | 'waiting' | 'loading' | 'halted' | 'stopped';

export interface AttemptsOptions {
  /** Makes an attempt, counted from 1. The returned function runs once the stream is watched again. */
  load(attempt: number): Promise<() => void>;
  getNow(): number;
  getRandom(): number;
}

/** Loads a stream again, one attempt at a time. */
export interface Attempts {
  getPhase(): Phase;
  /** Halted or stopped. */
  hasEnded(): boolean;
  /** The number of attempts since `recordSuccess` or `reset`. */
  count(): number;
  /** The time of the next attempt during a wait, or null; milliseconds on the clock of `getNow`. */
  getNextAttemptMs(): number | null;
  /** Schedules the next attempt after a random wait, unless an attempt is scheduled or running. */
  scheduleLater(backoff: BackoffOptions): void;
  /** Makes the next attempt at once, unless an attempt is running. */
  attemptNow(): void;
  /** The video plays well again: the count starts at zero. */
  recordSuccess(): void;
  halt(): void;
  /** Sets the count to zero and cancels a scheduled attempt. A running attempt continues. */
  reset(): void;
  stop(): void;
}

export function createAttempts({ load, getNow, getRandom }: AttemptsOptions): Attempts {
  let phase: Phase = 'watching';
  let count = 0;
  let nextAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enter(nextPhase: Phase): void {
    clearTimeout(timer);
    phase = nextPhase;
  }

  const isStopped = (): boolean => phase === 'stopped';

  async function runAttempt(): Promise<void> {
    if (phase !== 'watching' && phase !== 'waiting') return;
    enter('loading');
    count += 1;
    const onLoaded = await load(count);
    if (isStopped()) return;
    enter('watching');
    onLoaded();
  }

  return {
    getPhase: () => phase,
    hasEnded: () => phase === 'halted' || isStopped(),
    count: () => count,
    getNextAttemptMs: () => (phase === 'waiting' ? nextAtMs : null),
    scheduleLater(backoff) {
      if (phase !== 'watching') return;
      enter('waiting');
      const waitMs = getFullJitterMs(count, backoff, getRandom);
      nextAtMs = getNow() + waitMs;
      timer = setTimeout(() => void runAttempt(), waitMs);
    },
    attemptNow: () => void runAttempt(),
    recordSuccess() {
      count = 0;
    },
    halt: () => enter('halted'),
    reset() {
      count = 0;
      if (phase !== 'loading' && !isStopped()) enter('watching');
    },
    stop: () => enter('stopped'),
  };
}
