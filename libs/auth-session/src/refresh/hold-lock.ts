import type { Platform } from '../platform.ts';

/** How long a tab waits for another one's refresh, in milliseconds. A tab that is closed lets go by itself. */
const patience = 12_000;

/**
 * Runs `act` while no other tab of this site does. Without Web Locks, or when the wait takes too long, it runs all the same:
 * the server's grace for a refresh token used twice covers that.
 */
export async function holdLock<Value>(
  locks: Platform['locks'],
  name: string,
  act: () => Promise<Value>,
): Promise<Value> {
  if (!locks) return act();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
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
