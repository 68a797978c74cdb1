import { createHash } from 'node:crypto';

const minuteMs = 60_000;
const maxNames = 10_000;

/** Hashes a name, which may be a long or private e-mail address. */
const getHash = (name: string): string => createHash('sha256').update(name).digest('base64url');

/** Limits attempts per name and minute. Above the limit of names, it deletes the name with the oldest attempt. */
export class AttemptLimit {
  /** The times of attempts by hashed name; the name with the latest attempt is last. */
  readonly #attempts = new Map<string, number[]>();
  readonly #maxAttempts: number;
  readonly #now: () => number;

  constructor(maxAttempts: number, now: () => number) {
    this.#maxAttempts = maxAttempts;
    this.#now = now;
  }

  /** The hashed names in memory. */
  getHashedNames(): string[] {
    return [...this.#attempts.keys()];
  }

  #getRecentAttempts(key: string): number[] {
    return (this.#attempts.get(key) ?? []).filter((time) => time > this.#now() - minuteMs);
  }

  /**
   * Counts an attempt before the caller makes it, so that parallel attempts cannot exceed the limit.
   * @returns 0 if the attempt is allowed, otherwise the seconds until the next allowed one
   */
  take(name: string): number {
    const key = getHash(name);
    const recentAttempts = this.#getRecentAttempts(key);
    const [oldestAttempt] = recentAttempts;
    if (oldestAttempt !== undefined && recentAttempts.length >= this.#maxAttempts)
      return Math.max(1, Math.ceil((oldestAttempt + minuteMs - this.#now()) / 1000));
    this.#attempts.delete(key);
    this.#attempts.set(key, [...recentAttempts, this.#now()]);
    for (const [oldestKey] of this.#attempts) {
      if (this.#attempts.size <= maxNames) break;
      this.#attempts.delete(oldestKey);
    }
    return 0;
  }

  /** Removes the name's last counted attempt, for example after a success. */
  returnAttempt(name: string): void {
    const key = getHash(name);
    const remaining = this.#getRecentAttempts(key).slice(0, -1);
    if (remaining.length > 0) this.#attempts.set(key, remaining);
    else this.#attempts.delete(key);
  }
}
