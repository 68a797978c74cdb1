import { loginWithCode, sendLoginCode } from '@touchline/contract';
import { normalizeEmail } from '../database/account-tables.ts';
import { serve, type ServerContext } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';
import { isEmail } from './check-fields.ts';
import { createCodeRequest, returnLoginCode, storeLoginCode, tryLoginCode, useLoginCode } from './login-codes.ts';
import { runInTransaction } from './run-in-transaction.ts';
import { createLoginFailure, signIn, toWireTokenData } from './sign-in.ts';
import { claimAccount, findUserByEmail, lockUser } from './users.ts';

/** Serves the sign-in with a code by mail (docs/decisions/0071). */
export function serveLoginCodes(serverContext: ServerContext, accounts: Accounts): void {
  serve(serverContext, sendLoginCode, async ({ body: { username } }, _, source) => {
    const email = normalizeEmail(username);
    const request = createCodeRequest();
    if (!isEmail(email)) return { request };
    accounts.mailAttempts.take(source, email);
    // Above the limit of mails to an address, earlier codes stay valid.
    if (accounts.mailsPerAddressLimit.take(email) > 0) return { request };
    accounts.outbox.write(async () => {
      const code = await storeLoginCode(accounts, email, request);
      const user = await findUserByEmail(accounts, email);
      if (code !== undefined && user) accounts.outbox.sendCode(email, code);
    });
    return { request };
  });

  serve(
    serverContext,
    loginWithCode,
    async ({ body: { username, request = '', code, device_id: id, device_name: name } }, _, source) => {
      const email = normalizeEmail(username);
      const validCode = await accounts.attempts.try(source, email, () =>
        tryLoginCode(accounts, email, { request, code }),
      );
      if (!validCode) throw createLoginFailure();
      return runInTransaction(accounts, async (txAccounts) => {
        if (!(await useLoginCode(txAccounts, validCode))) throw createLoginFailure();
        const user = await findUserByEmail(txAccounts, email);
        if (!user) throw createLoginFailure();
        const row = await lockUser(txAccounts, user.id);
        // Another person may have created an account with an unverified address.
        const verifiedUser = row.emailVerified ? row : await claimAccount(txAccounts, row, null);
        if (!verifiedUser) throw createLoginFailure();
        const { pair, ...content } = await signIn(txAccounts, verifiedUser, { id, name });
        // After the removal of a device, the limit page signs in with the same code.
        if (content.device_error !== undefined) await returnLoginCode(txAccounts, validCode);
        const isPasswordRemoved = row.passwordHash !== null && verifiedUser.passwordHash === null;
        return {
          content: {
            tokenData: toWireTokenData(pair),
            ...content,
            ...(isPasswordRemoved && { password_removed: true }),
          },
        };
      });
    },
  );
}
