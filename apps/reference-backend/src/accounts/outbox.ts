import { setTimeout } from 'node:timers/promises';
import { createFaultLog } from '../http/fault-log.ts';

/** A mail that a real server would send. */
export type Mail = { to: string } & (
  | {
      /** The path of the page that sets a new password. */
      address: string;
      token: string;
    }
  | {
      /** The code that signs in. */
      code: string;
    }
);

const maxMails = 1000;

/** Prints mails instead of sending them, and stores the last mail to each address for tests. */
export class Outbox {
  readonly #lastMails = new Map<string, Mail>();
  readonly #announce: (line: string) => void;
  readonly #log = createFaultLog();
  #pendingWork: Promise<void> = Promise.resolve();

  constructor(announce: (line: string) => void) {
    this.#announce = announce;
  }

  send(to: string, token: string): void {
    const address = `/auth/password/reset/?token=${encodeURIComponent(token)}`;
    this.#store({ to, address, token });
    this.#announce(`mail to ${to}: set a new password at ${address}`);
  }

  sendCode(to: string, code: string): void {
    this.#store({ to, code });
    this.#announce(`mail to ${to}: sign in with the code ${code}`);
  }

  #store(mail: Mail): void {
    if (this.#lastMails.size >= maxMails) this.#lastMails.clear();
    this.#lastMails.set(mail.to, mail);
  }

  /**
   * Queues the lookup and the mail, with a random delay. The response does not wait for them, so that the time of the
   * response does not reveal whether an account exists.
   */
  write(work: () => Promise<void>): void {
    const pendingDelay = setTimeout(50 + Math.random() * 200);
    this.#pendingWork = this.#pendingWork
      .then(() => pendingDelay)
      .then(work)
      .catch(this.#log);
  }

  /** Waits for all queued mails, and returns the last one to an address. */
  async waitForLastMail(to: string): Promise<Mail | undefined> {
    await this.#pendingWork;
    return this.#lastMails.get(to);
  }
}
