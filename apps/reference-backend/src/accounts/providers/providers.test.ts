import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  exchangeToken,
  forgotPassword,
  getProfile,
  loginUser,
  registerUser,
  resetPassword,
  tokenExchangeGrant,
  tokenTypes,
  type SignInProvider,
} from '@touchline/contract';
import { users } from '../../database/account-tables.ts';
import { call, testBackend } from '../../testing/test-backend.ts';
import { withFullDisk } from '../../testing/with-full-disk.ts';
import { Attempts } from '../attempts.ts';
import { findOrCreateProviderUser } from '../users.ts';

const { publicKey, privateKey } = await generateKeyPair('RS256');
const foreignKeys = await generateKeyPair('RS256');

/** The answers of the fake provider, by path and token. */
const claimsByToken: Record<string, Record<string, unknown>> = {};
let isDown = false;
let canIntrospect = true;
let server: Server;
let url: string;

function addPerson(claims: Record<string, unknown>): string {
  const token = randomUUID();
  claimsByToken[token] = { email_verified: true, ...claims };
  return token;
}

const answers: Record<string, (token: string) => unknown> = {
  '/.well-known/openid-configuration': () => ({
    issuer: url,
    userinfo_endpoint: `${url}/me-at-ifa`,
    ...(canIntrospect && { introspection_endpoint: `${url}/introspect` }),
  }),
  '/me-at-ifa': (token) => claimsByToken[token],
  '/introspect': (token) => ({ active: token in claimsByToken, client_id: claimsByToken[token]?.['aud'] ?? 'our-app' }),
  '/oauth2/v3/userinfo': (token) => claimsByToken[token],
  '/oauth2/v3/tokeninfo': (token) => claimsByToken[token] && { aud: claimsByToken[token]?.['aud'] ?? 'our-app' },
  '/app': (token) => claimsByToken[token] && { id: claimsByToken[token]?.['aud'] ?? 'our-app' },
  '/me': (token) => claimsByToken[token] && { ...claimsByToken[token], id: claimsByToken[token]?.['sub'] },
};

beforeAll(async () => {
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  answers['/auth/keys'] = () => ({ keys: [jwk] });
  server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const form = new URLSearchParams(await text(request));
    const bearerToken = request.headers.authorization?.replace('Bearer ', '');
    const token = bearerToken ?? searchParams.get('access_token') ?? form.get('token') ?? '';
    const answer = answers[pathname]?.(token);
    response.writeHead(isDown ? 500 : answer ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const { accounts } = await testBackend();
  accounts.settings.providers = {
    apple: { url, clientId: 'our-app' },
    facebook: { url, clientId: 'our-app' },
    google: { url, clientId: 'our-app' },
    ifa: { url, clientId: 'our-app' },
  };
});
afterAll(async () => {
  (await testBackend()).accounts.settings.providers = {};
  server.close();
});

const signIn = (
  provider: SignInProvider,
  token: string,
  name?: string,
  kind: 'access_token' | 'id_token' = 'access_token',
) =>
  call(exchangeToken, {
    body: {
      grant_type: tokenExchangeGrant,
      subject_token: token,
      subject_token_type: tokenTypes[kind],
      subject_issuer: provider,
      requested_token_type: tokenTypes.access_token,
      device: { id: randomUUID(), name: 'Safari on iPhone', os_name: 'iOS', os_version: '26.1' },
      profile: name === undefined ? undefined : { display_name: name },
      strategy: 'refresh',
    },
  });

const signIdToken = (claims: Record<string, unknown>, key = privateKey, lifetime = '5m') =>
  new SignJWT({ email_verified: 'true', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setExpirationTime(lifetime)
    .sign(key);

const loginFailure = { code: 'login_failed', status: 401 };
const createEmail = (): string => `${randomUUID()}@example.com`;

test.each(['facebook', 'google', 'ifa'] as const)(
  'the first sign-in with %s creates an account, and the second opens it',
  async (provider) => {
    const claims = { sub: randomUUID(), email: createEmail(), name: 'Anna Berg' };
    const firstSignIn = await signIn(provider, addPerson(claims));
    expect(firstSignIn).toMatchObject({ isRegister: true, profile: { email: claims.email, displayName: 'Anna Berg' } });
    expect(firstSignIn.devices).toMatchObject([{ device_type: 'mobile', os_version: '26.1', is_current: true }]);
    expect(await call(getProfile, {}, firstSignIn.tokenData.access_token)).toEqual(firstSignIn.profile);
    const second = await signIn(provider, addPerson(claims));
    expect(second).toMatchObject({ isRegister: false, profile: { id: firstSignIn.profile?.id } });
    await expect(signIn(provider, 'made-up')).rejects.toMatchObject(loginFailure);
    await expect(signIn(provider, addPerson(claims), undefined, 'id_token')).rejects.toMatchObject(loginFailure);
  },
);

test('a provider’s sign-in creates no account if its session cannot be stored', async () => {
  const { accounts } = await testBackend();
  const { database } = accounts;
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const email = createEmail();
  const token = addPerson({ sub: randomUUID(), email });
  await withFullDisk(database, 'sessions', () =>
    expect(signIn('google', token)).rejects.toMatchObject({ status: 500 }),
  );
  expect(await database.$count(users, eq(users.email, email))).toBe(0);
  expect(await signIn('google', token)).toMatchObject({ isRegister: true });
});

test.each(['facebook', 'google', 'ifa'] as const)('a token of %s for another app is refused', async (provider) => {
  const token = addPerson({ sub: randomUUID(), aud: 'another-app' });
  await expect(signIn(provider, token)).rejects.toMatchObject(loginFailure);
});

test('a sign-in fails if a client id is set and the OpenID provider has no introspection', async () => {
  canIntrospect = false;
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const token = addPerson({ sub: randomUUID() });
  await expect(signIn('ifa', token)).rejects.toMatchObject({ code: 'server_error', status: 500 });
  const { accounts } = await testBackend();
  const { providers } = accounts.settings;
  accounts.settings.providers = { ...providers, ifa: { url } };
  await expect(signIn('ifa', token)).resolves.toMatchObject({ isRegister: true });
  accounts.settings.providers = providers;
  canIntrospect = true;
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('apple’s id token is refused for a wrong key, issuer, audience or age', async () => {
  const validClaims = { iss: url, aud: 'our-app', sub: randomUUID(), email: createEmail() };
  const response = await signIn('apple', await signIdToken(validClaims), ' Anna Berg ', 'id_token');
  expect(response).toMatchObject({ isRegister: true, profile: { displayName: 'Anna Berg', email: validClaims.email } });
  const invalidTokens = [
    await signIdToken(validClaims, foreignKeys.privateKey),
    await signIdToken({ ...validClaims, iss: 'https://elsewhere.example' }),
    await signIdToken({ ...validClaims, aud: 'another-app' }),
    await signIdToken(validClaims, privateKey, '-1m'),
    'not.a.token',
  ];
  for (const token of invalidTokens)
    await expect(signIn('apple', token, undefined, 'id_token')).rejects.toMatchObject(loginFailure);
});

test('a sign-in with a provider without settings is refused', async () => {
  const { accounts } = await testBackend();
  const { ifa, ...others } = accounts.settings.providers;
  accounts.settings.providers = others;
  await expect(signIn('ifa', addPerson({ sub: 'x' }))).rejects.toMatchObject(loginFailure);
  accounts.settings.providers = { ...others, ifa };
});

test('while a provider is unavailable, sign-ins get 503 and do not count as attempts', async () => {
  isDown = true;
  const { accounts } = await testBackend();
  const { attempts } = accounts;
  accounts.attempts = new Attempts({ maxAttempts: 1, maxAttemptsPerSource: 1 }, Date.now);
  for (let attemptIndex = 0; attemptIndex < 2; attemptIndex++) {
    await expect(signIn('google', addPerson({ sub: 'x' }))).rejects.toMatchObject({
      code: 'service_unavailable',
      status: 503,
    });
  }
  accounts.attempts = attempts;
  isDown = false;
});

test('a sign-in with a verified address opens the unverified account with that address, and ends its sessions', async () => {
  const email = createEmail();
  const form = {
    email,
    password: 'correct horse',
    displayName: 'Who Knows',
    terms: true,
    strategy: 'refresh',
  } as const;
  const squatterAccount = await call(registerUser, { body: form });
  const owner = await signIn('google', addPerson({ sub: randomUUID(), email: email.toUpperCase() }));
  expect(owner).toMatchObject({ isRegister: false, profile: { id: squatterAccount.profile.id } });
  await expect(call(getProfile, {}, squatterAccount.tokenData.access_token)).rejects.toMatchObject({ status: 401 });
  const credentials = { username: email, password: form.password, device_id: 'd', strategy: 'refresh' } as const;
  await expect(call(loginUser, { body: credentials })).rejects.toMatchObject(loginFailure);
});

test('a sign-in with a verified address unlinks the unverified account’s providers', async () => {
  const email = createEmail();
  const squatterClaims = { sub: randomUUID(), email, email_verified: false };
  const squatterSignIn = await signIn('ifa', addPerson(squatterClaims));
  expect(squatterSignIn).toMatchObject({ isRegister: true, profile: { email } });

  const owner = await signIn('google', addPerson({ sub: randomUUID(), email }));
  expect(owner).toMatchObject({ isRegister: false, profile: { id: squatterSignIn.profile?.id } });
  expect(owner.devices).toHaveLength(1);
  await expect(call(getProfile, {}, squatterSignIn.tokenData.access_token)).rejects.toMatchObject({ status: 401 });
  const secondSignIn = await signIn('ifa', addPerson(squatterClaims));
  expect(secondSignIn.profile?.id).not.toBe(owner.profile?.id);
});

test('a password reset verifies the account’s address, and unlinks providers only of an unverified account', async () => {
  const email = createEmail();
  const squatterClaims = { sub: randomUUID(), email, email_verified: false };
  const squatterSignIn = await signIn('ifa', addPerson(squatterClaims));
  await call(forgotPassword, { body: { username: email } });
  const { app } = await testBackend();
  const { content } = await (await app.request(`/__mail?to=${email}`)).json();
  await call(resetPassword, { body: { token: content.token, password: 'the owner’s own' } });
  expect((await signIn('ifa', addPerson(squatterClaims))).profile?.id).not.toBe(squatterSignIn.profile?.id);

  // This account was verified before, so its provider stays linked.
  const identity = { sub: randomUUID(), email: createEmail() };
  const ownAccount = await signIn('google', addPerson(identity));
  await call(forgotPassword, { body: { username: identity.email } });
  const mail = await (await app.request(`/__mail?to=${identity.email}`)).json();
  await call(resetPassword, { body: { token: mail.content.token, password: 'the owner’s own' } });
  expect((await signIn('google', addPerson(identity))).profile?.id).toBe(ownAccount.profile?.id);
});

test('two simultaneous first sign-ins create one account', async () => {
  const { accounts } = await testBackend();
  const subject = { id: randomUUID(), isEmailVerified: false };
  const userCountBefore = await accounts.database.$count(users);
  const signIns = await Promise.all(
    [1, 2, 3].map(() => findOrCreateProviderUser(accounts, 'ifa', subject, 'Anna Berg')),
  );
  expect(new Set(signIns.map(({ user }) => user.id)).size).toBe(1);
  expect(signIns.filter(({ isRegister }) => isRegister)).toHaveLength(1);
  expect(await accounts.database.$count(users)).toBe(userCountBefore + 1);
});

test('a provider’s unverified address does not open the account with that address', async () => {
  const email = createEmail();
  const form = {
    email,
    password: 'correct horse',
    displayName: 'The Owner',
    terms: true,
    strategy: 'refresh',
  } as const;
  const owner = await call(registerUser, { body: form });
  const otherSignIn = await signIn('ifa', addPerson({ sub: randomUUID(), email, email_verified: false }));
  expect(otherSignIn.isRegister).toBe(true);
  expect(otherSignIn.profile?.id).not.toBe(owner.profile.id);
  expect(otherSignIn.profile?.email).toBeUndefined();
  await expect(call(getProfile, {}, owner.tokenData.access_token)).resolves.toMatchObject({ email });
});
