import type { RemoveUserDevice } from '@touchline/contract';
import type { Database } from '../database/open-database.ts';
import type { LiveWorld } from '../events/wire-event.ts';
import type { ServerContext } from '../http/serve.ts';
import { defaultAccountSettings, type AccountSettings } from './account-settings.ts';
import type { Accounts, EndedSessions } from './accounts.ts';
import { AttemptLimit } from './attempt-limit.ts';
import { Attempts } from './attempts.ts';
import { serveDevices } from './device-calls.ts';
import { serveLoginCodes } from './login-code-calls.ts';
import { Outbox } from './outbox.ts';
import { servePasskeys } from './passkeys/passkey-calls.ts';
import { servePasskeySignIn } from './passkeys/passkey-sign-in-calls.ts';
import { servePasswords } from './password-calls.ts';
import { servePositions } from './position-calls.ts';
import { serveProfile, type CloseAccount } from './profile-calls.ts';
import { serveSessions } from './session-calls.ts';
import { serveUserClips } from './user-clip-calls.ts';
import { serveWatchlist } from './watchlist-calls.ts';

export { runAccountAction, mountMail } from './account-acts.ts';
export type { Accounts, EndedSessions } from './accounts.ts';
export type { AccountSettings, PasskeySite } from './account-settings.ts';
export { createCutFinder } from './create-cut-finder.ts';
export { seedAccounts } from './seed-accounts.ts';
export { authenticateWith } from './sessions.ts';
export { findUserById } from './users.ts';
export { findUserClip } from './user-clip-calls.ts';
export { listViewerTeams } from './list-viewer-teams.ts';

/** Dependencies of the accounts. */
export interface AccountParts {
  database: Database;
  settings?: Partial<AccountSettings> | undefined;
  now?: (() => number) | undefined;
  getRecordTimeMs?: (() => number) | undefined;
  /** Receives the text of each mail. */
  announce?: ((line: string) => void) | undefined;
  publishRemoval?: ((removal: RemoveUserDevice) => void) | undefined;
  publishEnd?: ((endedSessions: EndedSessions) => void) | undefined;
}

export function createAccounts({ database, now = Date.now, ...parts }: AccountParts): Accounts {
  const settings = { ...defaultAccountSettings, ...parts.settings };
  return {
    database,
    settings,
    now,
    getRecordTimeMs: parts.getRecordTimeMs ?? now,
    limits: new Map(),
    attempts: new Attempts(settings, now),
    mailAttempts: new Attempts(settings, now),
    challengeAttempts: new Attempts(settings, now),
    mailsPerAddressLimit: new AttemptLimit(settings.maxAttempts, now),
    outbox: new Outbox(parts.announce ?? (() => undefined)),
    publishRemoval: parts.publishRemoval ?? (() => undefined),
    publishEnd: parts.publishEnd ?? (() => undefined),
  };
}

/**
 * Serves accounts, devices, profiles, watchlists, positions and viewers' clips.
 * @param close deletes an account, and its data in other modules
 */
export function serveAccounts(
  serverContext: ServerContext,
  accounts: Accounts,
  world: LiveWorld,
  close: CloseAccount = (_, remove) => remove(),
): void {
  serveSessions(serverContext, accounts);
  servePasswords(serverContext, accounts);
  serveLoginCodes(serverContext, accounts);
  servePasskeySignIn(serverContext, accounts);
  servePasskeys(serverContext, accounts);
  serveDevices(serverContext, accounts);
  serveProfile(serverContext, accounts, world.directory, close);
  serveWatchlist(serverContext, accounts, world);
  servePositions(serverContext, accounts);
  serveUserClips(serverContext, accounts, world);
}
