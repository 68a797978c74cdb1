/**
 * Full jitter: every viewer waits a random part of a limit that doubles, so that a million viewers do not come back at
 * once.
 */
export interface BackoffOptions {
  /** Milliseconds of the first limit. */
  baseMs: number;
  /** The largest limit in milliseconds. */
  maxMs: number;
  /** The shortest wait in milliseconds. */
  minMs: number;
}

/** Returns the milliseconds to wait before attempt `attempt` (from 0). `random` returns 0 to 1. */
export function getFullJitterMs(
  attempt: number,
  { baseMs, maxMs, minMs }: BackoffOptions,
  random: () => number,
): number {
  const limitMs = Math.min(maxMs, baseMs * 2 ** attempt);
  return Math.max(minMs, random() * limitMs);
}
