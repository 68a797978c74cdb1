/**
 * Full jitter: every viewer waits a random part of a limit that doubles, so that a million viewers do not come back at
 * once.
 */
export interface BackoffOptions {
  /** Milliseconds of the first limit. */
  base: number;
  /** The largest limit in milliseconds. */
  cap: number;
  /** The shortest wait in milliseconds. */
  floor: number;
}

/** Returns the milliseconds to wait before attempt `attempt` (from 0). `random` returns 0 to 1. */
export function fullJitter(attempt: number, { base, cap, floor }: BackoffOptions, random: () => number): number {
  const span = Math.min(cap, base * 2 ** attempt);
  return Math.max(floor, random() * span);
}
