import type { Platform } from '../platform.ts';

/** Longest wait for another tab's refresh, in milliseconds. A closed tab releases its lock. */
const lockTimeoutMs = 12_000;

/**
 * Runs `run` while no other tab of this site does. Without Web Locks, or after a long wait, it runs without the lock:
 * the server accepts a used refresh token for a short time.
 */
export async function withLock<Value>(
  locks: Platform['locks'],
  name: string,
  run: () => Promise<Value>,
): Promise<Value> {
  if (!locks) return run();
  const lockTimeoutController = new AbortController();
  const timer = setTimeout(() => lockTimeoutController.abort(), lockTimeoutMs);
  let hasBegun = false;
  try {
    return await locks.request(name, { signal: lockTimeoutController.signal }, async () => {
      hasBegun = true;
      clearTimeout(timer);
      return run();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return run();
  } finally {
    clearTimeout(timer);
  }
}
