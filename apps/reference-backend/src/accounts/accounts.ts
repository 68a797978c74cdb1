import type { RemoveUserDevice } from '@touchline/contract';
import type { Database } from '../database/open-database.ts';
import type { AccountSettings } from './account-settings.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import type { Attempts } from './attempts.ts';
import type { Outbox } from './outbox.ts';

/** An ended session, or all sessions of a user except the session `except`. */
export type EndedSessions = { sessionId: string } | { userId: string; except?: string };

/** The dependencies and shared state of all account calls. */
export interface Accounts {
  database: Database;
  settings: AccountSettings;
  /** The machine's time, milliseconds since 1970: tokens must expire even if the test clock is frozen. */
  now: () => number;
  /** The time of stored and sent records, which follows the test clock. */
  getRecordTimeMs: () => number;
  /** Device limits that tests have set, by user. */
  limits: Map<string, number>;
  /** Limits attempts with passwords, providers' tokens and registrations. */
  attempts: Attempts;
  /** Limits requests for mails, separately so that they do not use up a source's `attempts`. */
  mailAttempts: Attempts;
  /** Limits challenges for passkeys: each page with a sign-in form requests one. */
  challengeAttempts: Attempts;
  /** Limits mails to an address, over all sources. Above the limit the server sends no mail and responds as usual. */
  mailsPerAddressLimit: AttemptLimit;
  outbox: Outbox;
  /** Sends a removed device to the user's room. */
  publishRemoval: (removal: RemoveUserDevice) => void;
  /** Reports ended sessions, whose sockets then close. */
  publishEnd: (endedSessions: EndedSessions) => void;
}
