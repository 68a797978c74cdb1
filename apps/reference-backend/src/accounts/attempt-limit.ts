import { createHash } from 'node:crypto';

const minute = 60_000;
const mostNames = 10_000;

/** Names are addresses that strangers typed: as hashes they are short, and tell nobody who reads the memory. */
const hashOf = (name: string): string => createHash('sha256').update(name).digest('base64url');

/** Counts attempts by name and minute. Of too many names the one that was tried longest ago is forgotten. */
export class AttemptLimit {
  /** Times of attempts by hashed name; the one that was tried last stands last. */
  readonly #attempts = new Map<string, number[]>();
  readonly #most: number;
  readonly #now: () => number;

  constructor(most: number, now: () => number) {
    this.#most = most;
    this.#now = now;
  }

  /** What is kept of the names that are known. */
  names(): string[] {
    return [...this.#attempts.keys()];
  }

  #recent(key: string): number[] {
    return (this.#attempts.get(key) ?? []).filter((time) => time > this.#now() - minute);
  }

  /**
   * Takes an attempt before it is made: many made at once must not all slip through.
   * @returns 0, or where there is none left the seconds until there is one
   */
  take(name: string): number {
    const key = hashOf(name);
    const recent = this.#recent(key);
    const [first] = recent;
    if (first !== undefined && recent.length >= this.#most)
      return Math.max(1, Math.ceil((first + minute - this.#now()) / 1000));
    this.#attempts.delete(key);
    this.#attempts.set(key, [...recent, this.#now()]);
    for (const [oldest] of this.#attempts) {
      if (this.#attempts.size <= mostNames) break;
      this.#attempts.delete(oldest);
    }
    return 0;
  }

  /** One that was taken and did no harm. */
  giveBack(name: string): void {
    const key = hashOf(name);
    const left = this.#recent(key).slice(0, -1);
    if (left.length > 0) this.#attempts.set(key, left);
    else this.#attempts.delete(key);
  }
}
