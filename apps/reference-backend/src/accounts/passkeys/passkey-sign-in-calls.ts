import { getPasskeyChallenge, loginWithPasskey } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { passkeys } from '../../database/account-tables.ts';
import { serve, type ServerContext } from '../../http/serve.ts';
import type { Accounts } from '../accounts.ts';
import { runInTransaction } from '../run-in-transaction.ts';
import { createLoginFailure, signIn, toWireTokenData } from '../sign-in.ts';
import { lockUser } from '../users.ts';
import { getPasskeySite } from './get-passkey-site.ts';
import { challengeLifetimeMs, createChallenge } from './passkey-challenges.ts';
import { verifyAssertion } from './verify-passkey.ts';

/** Serves the sign-in with a passkey. The browser offers the viewer's passkeys, so that no call names an account. */
export function servePasskeySignIn(serverContext: ServerContext, accounts: Accounts): void {
  const { database } = accounts;

  serve(serverContext, getPasskeyChallenge, async (_input, _viewer, source, context) => {
    const site = getPasskeySite(accounts, context);
    accounts.challengeAttempts.take(source);
    return {
      publicKey: {
        challenge: await createChallenge(accounts, site, null),
        timeout: challengeLifetimeMs,
        rpId: site.domain,
        userVerification: 'required' as const,
      },
    };
  });

  serve(
    serverContext,
    loginWithPasskey,
    async ({ body: { credential, device_id: id, device_name: name } }, _, source) => {
      const passkey = await accounts.attempts.try(source, undefined, async () => {
        const [row] = await database.select().from(passkeys).where(eq(passkeys.credentialId, credential.rawId));
        const signCount = await verifyAssertion(accounts, credential, row);
        return row && signCount !== undefined ? { ...row, signCount } : undefined;
      });
      if (!passkey) throw createLoginFailure();
      return runInTransaction(accounts, async (txAccounts) => {
        const user = await lockUser(txAccounts, passkey.userId);
        const usedRows = await txAccounts.database
          .update(passkeys)
          .set({ signCount: passkey.signCount, usedAt: new Date(accounts.getRecordTimeMs()) })
          .where(eq(passkeys.id, passkey.id))
          .returning();
        // The passkey was deleted during its check.
        if (usedRows.length === 0) throw createLoginFailure();
        const { pair, ...content } = await signIn(txAccounts, user, { id, name });
        return { content: { tokenData: toWireTokenData(pair), ...content } };
      });
    },
  );
}
