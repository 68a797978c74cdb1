import type { Platform } from '../platform.ts';

/** Longest wait for another tab's refresh, in milliseconds. A closed tab releases its lock. */
const lockTimeoutMs = 12_000;

/**
 * Runs `act` while no other tab of this site does. Without Web Locks, or after a long wait, it runs all the same: the
 * server accepts a used refresh token for a short time.
 */
export async function withLock<Value>(
  locks: Platform['locks'],
  name: string,
  act: () => Promise<Value>,
): Promise<Value> {
  if (!locks) return act();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), lockTimeoutMs);
  let begun = false;
  try {
    return await locks.request(name, { signal: waiting.signal }, async () => {
      begun = true;
      clearTimeout(timer);
      return act();
    });
  } catch (error) {
    if (begun) throw error;
    return act();
  } finally {
    clearTimeout(timer);
  }
}
