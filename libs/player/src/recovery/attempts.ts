import { fullJitter, type BackoffOptions } from './backoff.ts';

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
  /** The number of attempts since `succeed` or `reset`. */
  count(): number;
  /** The time of the next attempt during a wait, or null; milliseconds on the clock of `now`. */
  getNextAttemptMs(): number | null;
  /** Schedules the next attempt after a random wait, unless an attempt is scheduled or running. */
  scheduleLater(backoff: BackoffOptions): void;
  /** Makes the next attempt at once, unless an attempt is running. */
  getNow(): void;
  /** The video plays well again: the count starts at zero. */
  recordSuccess(): void;
  stopAttempts(): void;
  /** Starts again. A running attempt still ends. */
  reset(): void;
  stop(): void;
}

export function createAttempts({ load, getNow, getRandom }: AttemptsOptions): Attempts {
  let getPhase: Phase = 'watching';
  let count = 0;
  let nextAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enter(next: Phase): void {
    clearTimeout(timer);
    getPhase = next;
  }

  const isStopped = (): boolean => getPhase === 'stopped';

  async function runAttempt(): Promise<void> {
    if (getPhase !== 'watching' && getPhase !== 'waiting') return;
    enter('loading');
    count += 1;
    const follow = await load(count);
    if (isStopped()) return;
    enter('watching');
    follow();
  }

  return {
    getPhase: () => getPhase,
    hasEnded: () => getPhase === 'halted' || isStopped(),
    count: () => count,
    getNextAttemptMs: () => (getPhase === 'waiting' ? nextAtMs : null),
    scheduleLater(backoff) {
      if (getPhase !== 'watching') return;
      enter('waiting');
      const wait = fullJitter(count, backoff, getRandom);
      nextAtMs = getNow() + wait;
      timer = setTimeout(() => void runAttempt(), wait);
    },
    getNow: () => void runAttempt(),
    recordSuccess() {
      count = 0;
    },
    stopAttempts: () => enter('halted'),
    reset() {
      count = 0;
      if (getPhase !== 'loading' && !isStopped()) enter('watching');
    },
    stop: () => enter('stopped'),
  };
}
