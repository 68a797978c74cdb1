import { fullJitter, type BackoffOptions } from './backoff.ts';

/**
 * What recovery does now: it watches a stream that plays or should, waits for the next attempt, or makes it. `halted` is final until
 * the viewer or a new address begins afresh; `stopped` is final.
 */
export type Phase = 'watching' | 'waiting' | 'loading' | 'halted' | 'stopped';

export interface AttemptsOptions {
  /** Makes one, counted from 1. Answers with what follows from it, which is done when the stream is watched again. */
  load(attempt: number): Promise<() => void>;
  now(): number;
  random(): number;
}

/** Loading again, one attempt at a time. */
export interface Attempts {
  phase(): Phase;
  /** Halted or stopped. */
  isOver(): boolean;
  /** How many there were since `succeed` or `reset`. */
  count(): number;
  /** When the next one is made, where it waits for that; milliseconds as `now` counts them. */
  nextAt(): number | null;
  /** Makes the next one after a random wait, where none is on its way. */
  later(backoff: BackoffOptions): void;
  /** Makes the next one at once, where none is being made. */
  now(): void;
  /** The picture runs well again: the next one is the first. */
  succeed(): void;
  halt(): void;
  /** Begins afresh. One that is being made comes to its end all the same. */
  reset(): void;
  stop(): void;
}

export function createAttempts({ load, now, random }: AttemptsOptions): Attempts {
  let phase: Phase = 'watching';
  let count = 0;
  let at = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enter(next: Phase): void {
    clearTimeout(timer);
    phase = next;
  }

  const isStopped = (): boolean => phase === 'stopped';

  async function make(): Promise<void> {
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
    nextAt: () => (phase === 'waiting' ? at : null),
    later(backoff) {
      if (phase !== 'watching') return;
      enter('waiting');
      const wait = fullJitter(count, backoff, random);
      at = now() + wait;
      timer = setTimeout(() => void make(), wait);
    },
    now: () => void make(),
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
