import { changePassword, forgotPassword, resetPassword } from '@touchline/contract';
import { and, eq, gt, lte } from 'drizzle-orm';
import { resetTokens, sessions, users, normalizeEmail } from '../database/account-tables.ts';
import { Refusal } from '../http/refusal.ts';
import { serve, serveViewer, type ServerContext } from '../http/serve.ts';
import { getHash, createToken } from '../tokens.ts';
import type { Accounts } from './accounts.ts';
import { checkPassword, isEmail } from './check-fields.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { runInTransaction } from './run-in-transaction.ts';
import { endSessions } from './sessions.ts';
import { createAccountDeletedError, claimAccount, lockUser, findUserByEmail, findUserById } from './users.ts';

const hourMs = 3_600_000;
/** The most valid links of an account. Further requests create none, so that they cannot invalidate earlier links. */
const maxLinks = 5;

const createInvalidLinkError = (): Refusal =>
  new Refusal(400, 'reset_token_invalid', 'the link has expired or was used');
const createWrongPasswordError = (): Refusal => new Refusal(400, 'wrong_password', 'the password is wrong');

/**
 * Stores a new link's token.
 * @returns the token; undefined if the account has `maxLinks` valid links
 */
function storeLink(accounts: Accounts, userId: string): Promise<string | undefined> {
  return runInTransaction(accounts, async (txAccounts) => {
    const { database } = txAccounts;
    await lockUser(txAccounts, userId);
    const condition = eq(resetTokens.userId, userId);
    await database.delete(resetTokens).where(and(condition, lte(resetTokens.expiresAt, new Date(txAccounts.now()))));
    if ((await database.$count(resetTokens, condition)) >= maxLinks) return undefined;
    const token = createToken();
    await database
      .insert(resetTokens)
      .values({ hash: getHash(token), userId, expiresAt: new Date(txAccounts.now() + hourMs) });
    return token;
  });
}

/** Serves forgotten, reset and changed passwords. */
export function servePasswords(serverContext: ServerContext, accounts: Accounts): void {
  const { database, settings } = accounts;

  serve(serverContext, forgotPassword, async ({ body: { username } }, _, source) => {
    const email = normalizeEmail(username);
    if (!isEmail(email)) return {};
    accounts.mailAttempts.take(source, email);
    // Above the limit of mails to an address, earlier links stay valid.
    if (accounts.mailsPerAddressLimit.take(email) > 0) return {};
    accounts.outbox.write(async () => {
      const user = await findUserByEmail(accounts, email);
      if (!user) return;
      const token = await storeLink(accounts, user.id);
      if (token !== undefined) accounts.outbox.send(email, token);
    });
    return {};
  });

  serve(serverContext, resetPassword, async ({ body: { token, password } }) => {
    const validTokenCondition = and(
      eq(resetTokens.hash, getHash(token)),
      gt(resetTokens.expiresAt, new Date(accounts.now())),
    );
    const [resetToken] = await database.select().from(resetTokens).where(validTokenCondition);
    if (!resetToken) throw createInvalidLinkError();
    checkPassword(password, (await findUserById(accounts, resetToken.userId)).email);
    const passwordHash = await hashPassword(password, settings.hashCost);
    await runInTransaction(accounts, async (txAccounts) => {
      const user = await lockUser(txAccounts, resetToken.userId);
      // A refused password must not use up the link. The deletion ensures that only one of several requests succeeds.
      const deletedTokens = await txAccounts.database.delete(resetTokens).where(validTokenCondition).returning();
      if (deletedTokens.length === 0) throw createInvalidLinkError();
      await claimAccount(txAccounts, user, passwordHash);
    });
    return {};
  });

  serveViewer(serverContext, changePassword, async ({ body }, { userId, sessionId }, source) => {
    const { passwordHash, email } = await findUserById(accounts, userId);
    checkPassword(body.password, email);
    // Successful changes count too, because each computes two hashes and ends other sessions.
    const returnAttempt = accounts.attempts.take(source, userId);
    const newTokens = await (async () => {
      if (!(await verifyPassword(body.current_password, passwordHash, settings.hashCost))) return undefined;
      return hashPassword(body.password, settings.hashCost);
    })().catch((error: unknown) => {
      returnAttempt();
      throw error;
    });
    if (newTokens === undefined) throw createWrongPasswordError();
    await runInTransaction(accounts, async (txAccounts) => {
      const now = await lockUser(txAccounts, userId);
      // Another reset or change happened during the check.
      if (now.passwordHash !== passwordHash) throw createWrongPasswordError();
      if ((await txAccounts.database.$count(sessions, eq(sessions.id, sessionId))) === 0)
        throw createAccountDeletedError();
      await txAccounts.database.update(users).set({ passwordHash: newTokens }).where(eq(users.id, userId));
      // A change to the same password does not delete the links: otherwise a stolen session could disable the owner's
      // link.
      if (body.password.normalize('NFKC') !== body.current_password.normalize('NFKC'))
        await txAccounts.database.delete(resetTokens).where(eq(resetTokens.userId, userId));
      await endSessions(txAccounts, userId, { except: sessionId });
      txAccounts.publishEnd({ userId, except: sessionId });
    });
    return {};
  });
}
