import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  addPasskey,
  deleteDevice,
  deletePasskey,
  forgotPassword,
  getNewPasskeyChallenge,
  getPasskeyChallenge,
  getPasskeys,
  getProfile,
  loginWithPasskey,
  renamePasskey,
  resetPassword,
  type PasskeyAssertion,
} from '@touchline/contract';
import { passkeys as passkeyRows } from '../../database/account-tables.ts';
import { createAccount, logIn, password, type TestAccount } from '../../testing/test-account.ts';
import { TestAuthenticator, type SignOptions } from '../../testing/test-authenticator.ts';
import { call, testBackend } from '../../testing/test-backend.ts';

const origin = 'http://nordic.localhost:4000';
const domain = 'nordic.localhost';
const loginFailure = { code: 'login_failed', status: 401 };

const requestChallenge = async (pageOrigin = origin): Promise<string> =>
  (await call(getPasskeyChallenge, {}, undefined, { origin: pageOrigin })).publicKey.challenge;

const requestNewChallenge = async ({ token }: TestAccount, headers = { origin }) =>
  (await call(getNewPasskeyChallenge, { body: { password } }, token, headers)).publicKey;

/** Adds a passkey to an account. */
async function createPasskey(account: TestAccount, authenticator = new TestAuthenticator(), signCount = 0) {
  const { challenge, user } = await requestNewChallenge(account);
  const credential = authenticator.create({ challenge, origin, domain, signCount });
  const { passkeys = [] } = await call(addPasskey, { body: { credential, name: 'My phone' } }, account.token);
  return { authenticator, passkeys, userHandle: user.id };
}

const logInWith = (credential: PasskeyAssertion) =>
  call(loginWithPasskey, { body: { credential, device_id: 'a-device', device_name: 'Chrome', strategy: 'refresh' } });

/** Signs in with a passkey, by default with the right answer to a new challenge. */
async function logInByPasskey(authenticator: TestAuthenticator, options: Partial<SignOptions> = {}) {
  const challenge = options.challenge ?? (await requestChallenge());
  return logInWith(authenticator.sign({ challenge, origin, domain, ...options }));
}

test('a new passkey signs in without an e-mail address', async () => {
  const account = await createAccount();
  const { authenticator, passkeys, userHandle } = await createPasskey(account);
  expect(passkeys).toMatchObject([{ name: 'My phone' }]);
  const { profile, tokenData } = await logInByPasskey(authenticator, { userHandle });
  expect(profile?.id).toBe(account.id);
  expect(await call(getProfile, {}, tokenData.access_token)).toMatchObject({ id: account.id });
  const { passkeys: usedPasskeys } = await call(getPasskeys, {}, account.token);
  expect(usedPasskeys[0]?.used_at).toBeDefined();
});

test('the challenge of a sign-in names no account and no credential', async () => {
  const { publicKey } = await call(getPasskeyChallenge, {}, undefined, { origin });
  expect(publicKey).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    timeout: 600_000,
    rpId: domain,
    userVerification: 'required',
  });
});

test('a challenge signs in once only', async () => {
  const { authenticator } = await createPasskey(await createAccount());
  const challenge = await requestChallenge();
  const credential = authenticator.sign({ challenge, origin, domain });
  await expect(logInWith(credential)).resolves.toBeDefined();
  await expect(logInWith(credential)).rejects.toMatchObject(loginFailure);
});

test('a challenge that failed once fails with the right answer too', async () => {
  const { authenticator } = await createPasskey(await createAccount());
  const challenge = await requestChallenge();
  const otherAnswer = logInByPasskey(authenticator, { challenge, origin: 'http://evil.localhost:4000' });
  await expect(otherAnswer).rejects.toMatchObject(loginFailure);
  await expect(logInByPasskey(authenticator, { challenge })).rejects.toMatchObject(loginFailure);
});

test.each([
  ['another origin', { origin: 'https://nordic.localhost.evil.example' }],
  ['another domain', { domain: 'evil.localhost' }],
  ['a challenge of another server', { challenge: 'QSBjaGFsbGVuZ2Ugb2YgYW5vdGhlciBzZXJ2ZXI' }],
  ['the handle of another user', { userHandle: 'YW5vdGhlciB1c2Vy' }],
])('a sign-in with %s fails', async (_, options) => {
  const { authenticator } = await createPasskey(await createAccount());
  await expect(logInByPasskey(authenticator, options)).rejects.toMatchObject(loginFailure);
});

test('a sign-in with a passkey of another site fails', async () => {
  const { authenticator } = await createPasskey(await createAccount());
  const otherOrigin = 'http://galil.localhost:4000';
  const challenge = await requestChallenge(otherOrigin);
  const otherSite = logInByPasskey(authenticator, { challenge, origin: otherOrigin, domain: 'galil.localhost' });
  await expect(otherSite).rejects.toMatchObject(loginFailure);
});

test('a sign-in with the id of another viewer’s passkey fails, and so does an unknown passkey', async () => {
  const { authenticator } = await createPasskey(await createAccount());
  const attacker = new TestAuthenticator();
  const challenge = await requestChallenge();
  const forged = { ...attacker.sign({ challenge, origin, domain }), rawId: authenticator.rawId };
  await expect(logInWith(forged)).rejects.toMatchObject(loginFailure);
  await expect(logInByPasskey(attacker)).rejects.toMatchObject(loginFailure);
});

test('a challenge fails after ten minutes', async () => {
  const { authenticator } = await createPasskey(await createAccount());
  const { accounts } = await testBackend();
  const challenge = await requestChallenge();
  const now = vi.spyOn(accounts, 'now').mockReturnValue(Date.now() + 600_001);
  const lateSignIn = await logInByPasskey(authenticator, { challenge }).catch((error: unknown) => error);
  now.mockRestore();
  expect(lateSignIn).toMatchObject(loginFailure);
});

test('a copied passkey, which reports fewer signatures than before, does not sign in', async () => {
  const { authenticator } = await createPasskey(await createAccount(), new TestAuthenticator(), 5);
  await logInByPasskey(authenticator, { signCount: 7 });
  await expect(logInByPasskey(authenticator, { signCount: 6 })).rejects.toMatchObject(loginFailure);
  await expect(logInByPasskey(authenticator, { signCount: 8 })).resolves.toBeDefined();
});

test('a challenge for a new passkey requires the password', async () => {
  const { token } = await createAccount();
  for (const body of [{}, { password: 'not this one' }])
    await expect(call(getNewPasskeyChallenge, { body }, token, { origin })).rejects.toMatchObject({
      code: 'wrong_password',
      status: 400,
    });
});

test.each([
  ['the challenge of another viewer', async () => (await requestNewChallenge(await createAccount())).challenge],
  ['the challenge of a sign-in', () => requestChallenge()],
])('a new passkey with %s is refused', async (_, getChallenge) => {
  const { token } = await createAccount();
  const credential = new TestAuthenticator().create({ challenge: await getChallenge(), origin, domain });
  await expect(call(addPasskey, { body: { credential } }, token)).rejects.toMatchObject({ code: 'login_failed' });
  expect((await call(getPasskeys, {}, token)).passkeys).toEqual([]);
});

test('the passkey of another viewer cannot be added, renamed or deleted', async () => {
  const owner = await createAccount();
  const { authenticator, passkeys } = await createPasskey(owner);
  const id = passkeys[0]?.id ?? '';
  const attacker = await createAccount();
  await expect(createPasskey(attacker, authenticator)).rejects.toMatchObject({ code: 'conflict', status: 409 });
  const missing = { code: 'not_found', status: 404 };
  const renaming = call(renamePasskey, { body: { id, name: 'Mine' } }, attacker.token);
  await expect(renaming).rejects.toMatchObject(missing);
  const deletion = call(deletePasskey, { body: { id, password } }, attacker.token);
  await expect(deletion).rejects.toMatchObject(missing);
  await expect(logInByPasskey(authenticator)).resolves.toMatchObject({ profile: { id: owner.id } });
});

test('a passkey gets another name, and signs in no more after its deletion', async () => {
  const account = await createAccount();
  const { authenticator, passkeys } = await createPasskey(account);
  const id = passkeys[0]?.id ?? '';
  const renamed = await call(renamePasskey, { body: { id, name: ' My laptop ' } }, account.token);
  expect(renamed.passkeys).toMatchObject([{ id, name: 'My laptop' }]);
  const wrongPassword = call(deletePasskey, { body: { id, password: 'no' } }, account.token);
  await expect(wrongPassword).rejects.toMatchObject({ code: 'wrong_password' });
  expect((await call(deletePasskey, { body: { id, password } }, account.token)).passkeys).toEqual([]);
  await expect(logInByPasskey(authenticator)).rejects.toMatchObject(loginFailure);
});

test('an account has at most ten passkeys', async () => {
  const account = await createAccount();
  for (let index = 0; index < 10; index += 1) await createPasskey(account);
  await expect(requestNewChallenge(account)).rejects.toMatchObject({ code: 'conflict', status: 409 });
});

test('the reset of an unverified account’s password deletes its passkeys', async () => {
  const account = await createAccount();
  const { authenticator } = await createPasskey(account);
  const { app } = await testBackend();
  await call(forgotPassword, { body: { username: account.email } });
  const mail = await app.request(`/__mail?to=${encodeURIComponent(account.email)}`);
  const { content } = await mail.json();
  await call(resetPassword, { body: { token: content.token, password: 'a new and longer one' } });
  await expect(logInByPasskey(authenticator)).rejects.toMatchObject(loginFailure);
});

test('a site outside the configuration gets no challenge', async () => {
  const { accounts } = await testBackend();
  await expect(call(getPasskeyChallenge, {}, undefined)).rejects.toMatchObject({ code: 'forbidden', status: 403 });
  accounts.settings.passkeySites = [{ origin: 'https://tv.example.org', domain: 'example.org' }];
  onTestFinished(() => void (accounts.settings.passkeySites = undefined));
  await expect(requestChallenge()).rejects.toMatchObject({ code: 'forbidden' });
  const { publicKey } = await call(getPasskeyChallenge, {}, undefined, { origin: 'https://tv.example.org' });
  expect(publicKey.rpId).toBe('example.org');
});

test('above the device limit, a passkey signs in to list and remove devices only', async () => {
  const account = await createAccount();
  const { authenticator } = await createPasskey(account);
  for (let index = 0; index < 4; index += 1) await logIn(account.email);
  const { device_error: deviceError, tokenData } = await logInByPasskey(authenticator);
  expect(deviceError).toBe('device_limit_exceeded');
  await expect(call(getProfile, {}, tokenData.access_token)).rejects.toMatchObject({ code: deviceError, status: 403 });
  const removal = call(deleteDevice, { body: { deviceId: account.deviceId } }, tokenData.access_token);
  await expect(removal).resolves.toBeDefined();
});

test('a passkey that is deleted during its check does not sign in', async () => {
  const { authenticator, passkeys } = await createPasskey(await createAccount());
  const { accounts } = await testBackend();
  const { database } = accounts;
  vi.spyOn(accounts.attempts, 'try').mockImplementationOnce(async (_source, _account, attempt) => {
    const foundPasskey = await attempt();
    await database.delete(passkeyRows).where(eq(passkeyRows.id, Number(passkeys[0]?.id)));
    return foundPasskey;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await expect(logInByPasskey(authenticator)).rejects.toMatchObject(loginFailure);
});
