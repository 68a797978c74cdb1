import { Refusal } from '../http/refusal.ts';

const minute = 60_000;
const mostNames = 10_000;

/** Counts attempts by name and minute, and refuses those beyond the limit with 429. One that succeeds is given back. */
export class AttemptLimit {
  readonly #attempts = new Map<string, number[]>();
  readonly #most: number;
  readonly #now: () => number;

  constructor(most: number, now: () => number) {
    this.#most = most;
    this.#now = now;
  }

  #recent(name: string): number[] {
    return (this.#attempts.get(name) ?? []).filter((time) => time > this.#now() - minute);
  }

  /** Takes an attempt before it is made: many made at once must not all slip through. @throws Refusal too_many_requests */
  take(name: string): void {
    const recent = this.#recent(name);
    if (this.#attempts.size >= mostNames) this.#attempts.clear();
    this.#attempts.set(name, [...recent, this.#now()]);
    if (recent.length < this.#most) return;
    this.#attempts.set(name, recent);
    const [first = 0] = recent;
    const wait = Math.max(1, Math.ceil((first + minute - this.#now()) / 1000));
    throw new Refusal(429, 'too_many_requests', 'too many attempts', wait);
  }

  giveBack(name: string): void {
    const left = this.#recent(name).slice(0, -1);
    if (left.length > 0) this.#attempts.set(name, left);
    else this.#attempts.delete(name);
  }
}
