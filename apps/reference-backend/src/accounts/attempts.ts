import { Refusal } from '../http/refusal.ts';
import { AttemptLimit } from './attempt-limit.ts';

export interface AttemptSettings {
  /** The limit per source, account and minute. */
  maxAttempts: number;
  /** The limit per source and minute, over all accounts. */
  maxAttemptsPerSource: number;
}

/**
 * Limits attempts per source, and per source and account. A limit per account alone would let a stranger block the
 * account's owner.
 */
export class Attempts {
  readonly #limitByAccount: AttemptLimit;
  readonly #limitBySource: AttemptLimit;

  constructor({ maxAttempts, maxAttemptsPerSource }: AttemptSettings, now: () => number) {
    this.#limitByAccount = new AttemptLimit(maxAttempts, now);
    this.#limitBySource = new AttemptLimit(maxAttemptsPerSource, now);
  }

  /**
   * Counts an attempt. Callers first refuse invalid requests.
   * @returns a function that removes the attempt, for a success
   * @throws Refusal too_many_requests
   */
  take(source: string, account?: string): () => void {
    const sourceAndAccount = account === undefined ? undefined : `${source} ${account}`;
    const refuse = (remainingSeconds: number): never => {
      throw new Refusal(429, 'too_many_requests', 'too many attempts', remainingSeconds);
    };
    const waitSeconds = sourceAndAccount === undefined ? 0 : this.#limitByAccount.take(sourceAndAccount);
    if (waitSeconds > 0) refuse(waitSeconds);
    const returnAttempt = (): void => {
      if (sourceAndAccount !== undefined) this.#limitByAccount.returnAttempt(sourceAndAccount);
    };
    const sourceWaitSeconds = this.#limitBySource.take(source);
    if (sourceWaitSeconds > 0) {
      returnAttempt();
      refuse(sourceWaitSeconds);
    }
    return () => {
      returnAttempt();
      this.#limitBySource.returnAttempt(source);
    };
  }

  /**
   * Makes an attempt within the limits. Only wrong attempts count.
   * @param attempt returns undefined or false for a wrong attempt
   * @throws Refusal too_many_requests, and the errors of `attempt`
   */
  async try<Found>(source: string, account: string | undefined, attempt: () => Promise<Found>): Promise<Found> {
    const returnAttempt = this.take(source, account);
    let isWrong = false;
    try {
      const found = await attempt();
      isWrong = found === undefined || found === false;
      return found;
    } finally {
      if (!isWrong) returnAttempt();
    }
  }
}
