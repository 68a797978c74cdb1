import type { RemoveUserDevice } from '@touchline/contract';
import type { Database } from '../database/open-database.ts';
import type { AccountSettings } from './account-settings.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import type { Attempts } from './attempts.ts';
import type { Outbox } from './outbox.ts';

/** A session that is over; or a user's sessions, all but one where that is named. */
export type EndedSessions = { sessionId: string } | { userId: string; except?: string };

/** What every account call works with. */
export interface Accounts {
  database: Database;
  settings: AccountSettings;
  /** The machine's time, milliseconds since 1970: for tokens, which must age even where the world's clock is frozen. */
  now: () => number;
  /** The time that is written beside what viewers do, and shown to them: frozen with the world's. */
  dated: () => number;
  /** A user's own limit, where a test has set one. */
  limits: Map<string, number>;
  /** Passwords, providers' tokens and registrations that were tried. */
  attempts: Attempts;
  /** Mails that were asked for: counted apart, for these cost who asks nothing, and many would crowd the attempts out. */
  mails: Attempts;
  /** Mails to an address, whoever asks: beyond it none is written, and nobody is told. */
  mailsTo: AttemptLimit;
  outbox: Outbox;
  /** Tells the user's room. */
  publishRemoval: (removal: RemoveUserDevice) => void;
  /** Tells that sessions are over. */
  publishEnd: (ended: EndedSessions) => void;
}
