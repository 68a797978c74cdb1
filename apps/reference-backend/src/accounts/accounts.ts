import type { RemoveUserDevice } from '@touchline/contract';
import type { Database } from '../database/open-database.ts';
import type { AccountSettings } from './account-settings.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import type { Attempts } from './attempts.ts';
import type { Outbox } from './outbox.ts';

/** One ended session, or all sessions of a user except `except`. */
export type EndedSessions = { sessionId: string } | { userId: string; except?: string };

/** Shared state of all account calls. */
export interface Accounts {
  database: Database;
  settings: AccountSettings;
  /** The machine's time, milliseconds since 1970: tokens must expire even if the test clock is frozen. */
  now: () => number;
  /** The time of viewers' records, also on the wire: it follows the test clock, which may be frozen. */
  getRecordTimeMs: () => number;
  /** Device limits that a test has set, by user. */
  limits: Map<string, number>;
  /** Attempts with passwords, providers' tokens and registrations. */
  attempts: Attempts;
  /** Requested mails. They are counted separately, because a flood of them would use up the attempts. */
  mailAttempts: Attempts;
  /** Mails per address, from all sources. Above the limit the server writes no mail, and its response is the same. */
  mailsPerAddressLimit: AttemptLimit;
  outbox: Outbox;
  /** Sends the removal to the user's room. */
  publishRemoval: (removal: RemoveUserDevice) => void;
  /** Reports ended sessions. */
  publishEnd: (endedSessions: EndedSessions) => void;
}
