/** Full jitter: every viewer waits a random part of a doubling span, so that a million viewers come back spread out. */
export interface BackoffOptions {
  /** Milliseconds the first span lasts. */
  base: number;
  /** The longest span in milliseconds. */
  cap: number;
  /** The shortest wait in milliseconds. */
  floor: number;
}

/** Milliseconds to wait before attempt `attempt` (from 0). `random` yields 0 to 1. */
export function fullJitter(attempt: number, { base, cap, floor }: BackoffOptions, random: () => number): number {
  const span = Math.min(cap, base * 2 ** attempt);
  return Math.max(floor, random() * span);
}
