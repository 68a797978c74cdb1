import {
  exchangeToken,
  loginUser,
  logoutUser,
  registerUser,
  tidyLine,
  tokenTypes,
  type EndpointInput,
} from '@touchline/contract';
import { Refusal } from '../http/refusal.ts';
import { serve, serveViewer, type ServerContext } from '../http/serve.ts';
import { normalizeEmail } from '../database/account-tables.ts';
import type { Accounts } from './accounts.ts';
import { validateEmail, validateFields, checkPassword, isEmail } from './check-fields.ts';
import { isUnnamed, registerUnnamedDevice, removeUserDevice } from './devices.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { runInTransaction } from './run-in-transaction.ts';
import { verifySubject } from './providers/verify-subject.ts';
import { endSession, refreshSession, startSession } from './sessions.ts';
import { createLoginFailure, signIn, toWireTokenData, toWireTokens } from './sign-in.ts';
import { createUser, findUserByEmail, findUserById, findOrCreateProviderUser } from './users.ts';
import { toWireProfile } from './wire-profile.ts';

type Exchange = EndpointInput<typeof exchangeToken>['body'];

async function refresh(accounts: Accounts, token: string) {
  const tokenPair = await refreshSession(accounts, token);
  if (!tokenPair) throw new Refusal(400, 'refresh_token_failed', 'the session has ended');
  // With the profile, the caller needs no further request for the viewer's id.
  return {
    ...toWireTokens(tokenPair, false),
    content: { profile: toWireProfile(await findUserById(accounts, tokenPair.userId)) },
  };
}

async function signInWithProvider(
  accounts: Accounts,
  { subject_issuer: provider, device, ...body }: Exchange,
  source: string,
) {
  if (provider === undefined) throw new Refusal(400, 'invalid_request', 'body.subject_issuer: missing');
  if (device === undefined) throw new Refusal(400, 'invalid_request', 'body.device: missing');
  const kind = body.subject_token_type === tokenTypes.id_token ? 'id_token' : 'access_token';
  const subject = await accounts.attempts.try(source, undefined, () =>
    verifySubject(accounts.settings, provider, { token: body.subject_token, kind }),
  );
  if (!subject) throw createLoginFailure();
  const name = (tidyLine(body.profile?.display_name ?? '') || tidyLine(subject.name ?? '')).slice(0, 80) || undefined;
  // The transaction prevents an account without a session.
  return runInTransaction(accounts, async (txAccounts) => {
    const { user, isRegister } = await findOrCreateProviderUser(txAccounts, provider, subject, name);
    const { pair, ...content } = await signIn(txAccounts, user, device);
    return { ...toWireTokens(pair, isRegister), content };
  });
}

/** Serves registration, sign-in, refresh and sign-out. */
export function serveSessions(serverContext: ServerContext, accounts: Accounts): void {
  serve(serverContext, registerUser, async ({ body: { email, password, terms, ...fields } }, _, source) => {
    const address = validateEmail(email);
    checkPassword(password, address);
    if (!terms) throw new Refusal(400, 'invalid_request', 'body.terms: must be accepted');
    const columns = validateFields(fields, accounts.now());
    // Successes count too: each computes a hash, and reveals whether the address has an account.
    const returnAttempt = accounts.attempts.take(source, `new ${address}`);
    const passwordHash = await hashPassword(password, accounts.settings.hashCost).catch((error: unknown) => {
      returnAttempt();
      throw error;
    });
    return runInTransaction(accounts, async (txAccounts) => {
      const user = await createUser(txAccounts, { ...columns, email: address, passwordHash });
      if (!user) throw new Refusal(409, 'user_already_exists', 'there is an account with this address');
      const deviceId = await registerUnnamedDevice(txAccounts, user.id);
      const tokenPair = await startSession(txAccounts, { userId: user.id, deviceId, restricted: false });
      return { profile: toWireProfile(user), tokenData: toWireTokenData(tokenPair) };
    });
  });

  serve(
    serverContext,
    loginUser,
    async ({ body: { username, password, device_id: id, device_name: name } }, _, source) => {
      const email = normalizeEmail(username);
      if (!isEmail(email)) throw createLoginFailure();
      const user = await accounts.attempts.try(source, email, async () => {
        const existingUser = await findUserByEmail(accounts, email);
        const isRight = await verifyPassword(password, existingUser?.passwordHash, accounts.settings.hashCost);
        return isRight ? existingUser : undefined;
      });
      if (!user) throw createLoginFailure();
      const { pair, ...content } = await signIn(accounts, user, { id, name });
      return { content: { tokenData: toWireTokenData(pair), ...content } };
    },
  );

  serve(serverContext, exchangeToken, ({ body }, _, source) =>
    body.subject_token_type === tokenTypes.refresh_token
      ? refresh(accounts, body.subject_token)
      : signInWithProvider(accounts, body, source),
  );

  serveViewer(
    serverContext,
    logoutUser,
    async (_, { userId, sessionId, deviceId }) => {
      await endSession(accounts, sessionId);
      if (deviceId !== undefined && isUnnamed(deviceId)) await removeUserDevice(accounts, userId, deviceId);
      return undefined;
    },
    { openToRestricted: true },
  );
}
