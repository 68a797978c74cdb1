import { createHash } from 'node:crypto';

const minuteMs = 60_000;
const maxNames = 10_000;

/** Hashes a name. A name is an address typed by a stranger: the hash is short and hides the address. */
const getHash = (name: string): string => createHash('sha256').update(name).digest('base64url');

/** Counts attempts by name and minute. A full table deletes the name with the oldest attempt. */
export class AttemptLimit {
  /** Times of attempts by hashed name; the latest name is last. */
  readonly #attempts = new Map<string, number[]>();
  readonly #most: number;
  readonly #now: () => number;

  constructor(maxAttempts: number, now: () => number) {
    this.#most = maxAttempts;
    this.#now = now;
  }

  /** The hashed names in memory. */
  names(): string[] {
    return [...this.#attempts.keys()];
  }

  #recent(key: string): number[] {
    return (this.#attempts.get(key) ?? []).filter((time) => time > this.#now() - minuteMs);
  }

  /**
   * Counts an attempt before the caller makes it, so that parallel attempts count, too.
   * @returns 0, or the seconds until the next free attempt
   */
  take(name: string): number {
    const key = getHash(name);
    const recent = this.#recent(key);
    const [oldestAttempt] = recent;
    if (oldestAttempt !== undefined && recent.length >= this.#most)
      return Math.max(1, Math.ceil((oldestAttempt + minuteMs - this.#now()) / 1000));
    this.#attempts.delete(key);
    this.#attempts.set(key, [...recent, this.#now()]);
    for (const [oldestKey] of this.#attempts) {
      if (this.#attempts.size <= maxNames) break;
      this.#attempts.delete(oldestKey);
    }
    return 0;
  }

  /** Removes a counted attempt that did no harm. */
  returnAttempt(name: string): void {
    const key = getHash(name);
    const remaining = this.#recent(key).slice(0, -1);
    if (remaining.length > 0) this.#attempts.set(key, remaining);
    else this.#attempts.delete(key);
  }
}
