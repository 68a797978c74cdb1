import { changePassword, forgotPassword, resetPassword } from '@touchline/contract';
import { and, eq, gt } from 'drizzle-orm';
import { resetTokens, users } from '../database/account-tables.ts';
import { Refusal } from '../http/refusal.ts';
import { serve, serveViewer, type Serving } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';
import { checkPassword, isEmail, normalEmail } from './check-fields.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { endSessions } from './sessions.ts';
import { hashOf, newToken } from './tokens.ts';
import { handOver, userByEmail, userById } from './users.ts';

const hour = 3_600_000;

/** Forgotten, reset and changed passwords. */
export function servePasswords(serving: Serving, accounts: Accounts): void {
  const { database } = accounts;

  serve(serving, forgotPassword, async ({ body: { username } }, _, source) => {
    const email = normalEmail(username);
    if (!isEmail(email)) return {};
    accounts.mails.take(source, email);
    // Many sources together must not fill a mailbox; the link that is there stays good.
    if (accounts.mailsTo.take(email) > 0) return {};
    accounts.outbox.write(async () => {
      const user = await userByEmail(accounts, email);
      if (!user) return;
      const token = newToken();
      await database.delete(resetTokens).where(eq(resetTokens.userId, user.id));
      await database
        .insert(resetTokens)
        .values({ hash: hashOf(token), userId: user.id, expiresAt: new Date(accounts.now() + hour) });
      accounts.outbox.send(email, token);
    });
    return {};
  });

  serve(serving, resetPassword, async ({ body: { token, password } }) => {
    const isGood = and(eq(resetTokens.hash, hashOf(token)), gt(resetTokens.expiresAt, new Date(accounts.now())));
    const [known] = await database.select().from(resetTokens).where(isGood);
    if (!known) throw new Refusal(400, 'reset_token_invalid', 'this link is no longer good');
    checkPassword(password, (await userById(accounts, known.userId)).email);
    const passwordHash = await hashPassword(password);
    // Taken only now: a password that is too short must not cost the link, and no link is good twice.
    const [taken] = await database.delete(resetTokens).where(isGood).returning();
    if (!taken) throw new Refusal(400, 'reset_token_invalid', 'this link is no longer good');
    await handOver(accounts, await userById(accounts, taken.userId), passwordHash);
    return {};
  });

  serveViewer(serving, changePassword, async ({ body }, { userId, sessionId }, source) => {
    const { passwordHash, email } = await userById(accounts, userId);
    checkPassword(body.password, email);
    const isRight = await accounts.attempts.make(source, userId, () =>
      verifyPassword(body.current_password, passwordHash),
    );
    if (!isRight) throw new Refusal(400, 'wrong_password', 'this is not the password');
    await database
      .update(users)
      .set({ passwordHash: await hashPassword(body.password) })
      .where(eq(users.id, userId));
    await database.delete(resetTokens).where(eq(resetTokens.userId, userId));
    await endSessions(accounts, userId, { except: sessionId });
    accounts.publishEnd({ userId, except: sessionId });
    return {};
  });
}
