import { fullJitter, type BackoffOptions } from './backoff.ts';

/**
 * The state of recovery: it watches a stream, waits for the next attempt, or makes it. `halted` lasts until the viewer
 * retries or a new address arrives; `stopped` is final.
 */
export type Phase = 'watching' | 'waiting' | 'loading' | 'halted' | 'stopped';

export interface AttemptsOptions {
  /** Makes an attempt, counted from 1. The returned function runs once the stream is watched again. */
  load(attempt: number): Promise<() => void>;
  now(): number;
  random(): number;
}

/** Loads a stream again, one attempt at a time. */
export interface Attempts {
  phase(): Phase;
  /** Halted or stopped. */
  isOver(): boolean;
  /** The number of attempts since `succeed` or `reset`. */
  count(): number;
  /** The time of the next attempt during a wait, or null; milliseconds on the clock of `now`. */
  nextAt(): number | null;
  /** Schedules the next attempt after a random wait, unless an attempt is scheduled or running. */
  later(backoff: BackoffOptions): void;
  /** Makes the next attempt at once, unless an attempt is running. */
  now(): void;
  /** The video plays well again: the count starts at zero. */
  succeed(): void;
  halt(): void;
  /** Starts again. A running attempt still ends. */
  reset(): void;
  stop(): void;
}

export function createAttempts({ load, now, random }: AttemptsOptions): Attempts {
  let phase: Phase = 'watching';
  let count = 0;
  let nextAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enter(next: Phase): void {
    clearTimeout(timer);
    phase = next;
  }

  const isStopped = (): boolean => phase === 'stopped';

  async function attempt(): Promise<void> {
    if (phase !== 'watching' && phase !== 'waiting') return;
    enter('loading');
    count += 1;
    const follow = await load(count);
    if (isStopped()) return;
    enter('watching');
    follow();
  }

  return {
    phase: () => phase,
    isOver: () => phase === 'halted' || isStopped(),
    count: () => count,
    nextAt: () => (phase === 'waiting' ? nextAtMs : null),
    later(backoff) {
      if (phase !== 'watching') return;
      enter('waiting');
      const wait = fullJitter(count, backoff, random);
      nextAtMs = now() + wait;
      timer = setTimeout(() => void attempt(), wait);
    },
    now: () => void attempt(),
    succeed() {
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
