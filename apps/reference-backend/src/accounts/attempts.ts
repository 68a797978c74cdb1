import { Refusal } from '../http/refusal.ts';
import { AttemptLimit } from './attempt-limit.ts';

export interface AttemptSettings {
  /** Per source, account and minute. */
  attempts: number;
  /** Per source and minute, over all accounts. */
  attemptsPerSource: number;
}

/**
 * Limits strangers' attempts by source, and by source and account. An account alone has no limit: a stranger who knows
 * its address could then block the owner.
 */
export class Attempts {
  readonly #onAccounts: AttemptLimit;
  readonly #bySources: AttemptLimit;

  constructor({ attempts, attemptsPerSource }: AttemptSettings, now: () => number) {
    this.#onAccounts = new AttemptLimit(attempts, now);
    this.#bySources = new AttemptLimit(attemptsPerSource, now);
  }

  /**
   * Counts an attempt. Callers first refuse requests that cannot succeed.
   * @returns a function that removes the attempt after a success
   * @throws Refusal too_many_requests
   */
  take(source: string, account?: string): () => void {
    const pair = account === undefined ? undefined : `${source} ${account}`;
    const refuse = (wait: number): never => {
      throw new Refusal(429, 'too_many_requests', 'too many attempts', wait);
    };
    const wait = pair === undefined ? 0 : this.#onAccounts.take(pair);
    if (wait > 0) refuse(wait);
    const giveBack = (): void => {
      if (pair !== undefined) this.#onAccounts.giveBack(pair);
    };
    const sourceWait = this.#bySources.take(source);
    if (sourceWait > 0) {
      giveBack();
      refuse(sourceWait);
    }
    return () => {
      giveBack();
      this.#bySources.giveBack(source);
    };
  }

  /**
   * Takes an attempt and makes it. Only wrong attempts count.
   * @param attempt returns undefined or false for a wrong attempt
   * @throws Refusal too_many_requests, and the errors of `attempt`
   */
  async make<Found>(source: string, account: string | undefined, attempt: () => Promise<Found>): Promise<Found> {
    const giveBack = this.take(source, account);
    let isWrong = false;
    try {
      const found = await attempt();
      isWrong = found === undefined || found === false;
      return found;
    } finally {
      if (!isWrong) giveBack();
    }
  }
}
