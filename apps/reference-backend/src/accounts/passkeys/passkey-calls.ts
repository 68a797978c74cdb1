import {
  addPasskey,
  deletePasskey,
  getNewPasskeyChallenge,
  getPasskeys,
  renamePasskey,
  tidyLine,
  type PasskeyList,
} from '@touchline/contract';
import { and, asc, eq } from 'drizzle-orm';
import { passkeys, sessions } from '../../database/account-tables.ts';
import { createNotFound, Refusal } from '../../http/refusal.ts';
import { serveViewer, type ServerContext } from '../../http/serve.ts';
import type { Accounts } from '../accounts.ts';
import { checkAccountPassword, lockCheckedUser } from '../check-account-password.ts';
import { runInTransaction } from '../run-in-transaction.ts';
import { createAccountDeletedError, lockUser } from '../users.ts';
import { getPasskeySite } from './get-passkey-site.ts';
import { challengeLifetimeMs, createChallenge } from './passkey-challenges.ts';
import { toUserHandle, verifyNewPasskey } from './verify-passkey.ts';

/** The most passkeys of an account. */
const maxPasskeys = 10;
/** The most ways to reach an authenticator that a browser reports. */
const maxTransports = 10;
/** ES256, EdDSA and RS256: together each authenticator supports one of them. */
const algorithms = [-7, -8, -257];

const createFullError = (): Refusal => new Refusal(409, 'conflict', `an account has at most ${maxPasskeys} passkeys`);

/** Cleans a passkey's name, and requires 1 to 80 characters. */
function validateName(raw: string): string {
  const name = tidyLine(raw);
  if (name.length < 1 || name.length > 80) throw new Refusal(400, 'invalid_request', 'name: 1 to 80 characters');
  return name;
}

async function readPasskeys({ database }: Accounts, userId: string): Promise<PasskeyList> {
  const rows = await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.addedAt), asc(passkeys.id));
  return {
    passkeys: rows.map(({ id, name, addedAt, usedAt }) => ({
      id: String(id),
      name: name || undefined,
      added_at: addedAt.toISOString(),
      used_at: usedAt?.toISOString(),
    })),
    limit: maxPasskeys,
  };
}

/** The condition of a viewer's passkey with an id of the wire. */
const isPasskeyOf = (userId: string, id: string) =>
  and(eq(passkeys.userId, userId), eq(passkeys.id, /^\d{1,9}$/.test(id) ? Number(id) : 0));

/** Serves a viewer's passkeys. A new or deleted passkey requires the account's password, if it has one. */
export function servePasskeys(serverContext: ServerContext, accounts: Accounts): void {
  const { database } = accounts;

  serveViewer(serverContext, getPasskeys, (_, { userId }) => readPasskeys(accounts, userId));

  serveViewer(serverContext, getNewPasskeyChallenge, async ({ body }, { userId }, source, context) => {
    const site = getPasskeySite(accounts, context);
    const { email, displayName } = await checkAccountPassword(accounts, userId, source, body?.password);
    const rows = await database.select().from(passkeys).where(eq(passkeys.userId, userId));
    if (rows.length >= maxPasskeys) throw createFullError();
    accounts.challengeAttempts.take(source, userId);
    const name = email ?? displayName ?? site.domain;
    return {
      publicKey: {
        challenge: await createChallenge(accounts, site, userId),
        timeout: challengeLifetimeMs,
        rp: { id: site.domain, name: site.domain },
        user: { id: toUserHandle(userId), name, displayName: displayName ?? name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
        excludeCredentials: rows.map(({ credentialId: id, transports }) => ({
          id,
          type: 'public-key' as const,
          transports,
        })),
        authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
      },
    };
  });

  serveViewer(serverContext, addPasskey, async ({ body: { credential, name } }, { userId, sessionId }, source) => {
    const validName = name === undefined ? '' : validateName(name);
    const passkey = await accounts.attempts.try(source, userId, () => verifyNewPasskey(accounts, credential, userId));
    if (!passkey) throw new Refusal(400, 'login_failed', 'the passkey does not fit the challenge');
    const { transports = [] } = credential.response;
    await runInTransaction(accounts, async (txAccounts) => {
      const { database: tx } = txAccounts;
      await lockUser(txAccounts, userId);
      // A reset of the password has ended the session during the call.
      if ((await tx.$count(sessions, eq(sessions.id, sessionId))) === 0) throw createAccountDeletedError();
      if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= maxPasskeys) throw createFullError();
      const insertedRows = await tx
        .insert(passkeys)
        .values({
          ...passkey,
          userId,
          transports: transports.slice(0, maxTransports),
          name: validName,
          addedAt: new Date(accounts.getRecordTimeMs()),
        })
        .onConflictDoNothing()
        .returning();
      if (insertedRows.length === 0) throw new Refusal(409, 'conflict', 'the passkey is known already');
    });
    return readPasskeys(accounts, userId);
  });

  serveViewer(serverContext, renamePasskey, async ({ body: { id, name } }, { userId }) => {
    const changes = { name: validateName(name) };
    const rows = await database.update(passkeys).set(changes).where(isPasskeyOf(userId, id)).returning();
    if (rows.length === 0) throw createNotFound('this passkey');
    return readPasskeys(accounts, userId);
  });

  serveViewer(serverContext, deletePasskey, async ({ body: { id, password } }, { userId }, source) => {
    const user = await checkAccountPassword(accounts, userId, source, password);
    await runInTransaction(accounts, async (txAccounts) => {
      await lockCheckedUser(txAccounts, user);
      const rows = await txAccounts.database.delete(passkeys).where(isPasskeyOf(userId, id)).returning();
      if (rows.length === 0) throw createNotFound('this passkey');
    });
    return readPasskeys(accounts, userId);
  });
}
