import { expect, onTestFinished, test, vi } from 'vitest';
import { changePassword, deleteDevice, getProfile, loginWithCode, sendLoginCode } from '@touchline/contract';
import { createAccount, logIn, password } from '../testing/test-account.ts';
import { call, testBackend } from '../testing/test-backend.ts';
import { users } from '../database/account-tables.ts';
import { eq } from 'drizzle-orm';

const loginFailure = { code: 'login_failed', status: 401 };

/** Waits for the mail to an address, and returns its code; undefined without a mail. */
async function readCode(email: string): Promise<string | undefined> {
  const { app } = await testBackend();
  const response = await app.request(`/__mail?to=${encodeURIComponent(email)}`);
  const { content } = await response.json();
  return content?.code;
}

const requestCode = async (username: string) => (await call(sendLoginCode, { body: { username } })).request ?? '';

async function requestAndReadCode(email: string) {
  const request = await requestCode(email);
  return { username: email, request, code: (await readCode(email)) ?? '' };
}

const logInWithCode = (code: Record<'username' | 'request' | 'code', string>, deviceId = 'a-device') =>
  call(loginWithCode, { body: { ...code, device_id: deviceId, strategy: 'refresh' } });

/** Another code of six digits. */
const getWrongCode = (code: string): string => (code === '000000' ? '111111' : '000000');

/** Creates an account with a verified address. */
async function createVerifiedAccount() {
  const account = await createAccount();
  const { accounts } = await testBackend();
  await accounts.database.update(users).set({ emailVerified: true }).where(eq(users.id, account.id));
  return account;
}

test('a code by mail signs in once', async () => {
  const { email, id } = await createVerifiedAccount();
  const code = await requestAndReadCode(email.toUpperCase());
  expect(code.code).toMatch(/^\d{6}$/);
  const { profile } = await logInWithCode(code);
  expect(profile?.id).toBe(id);
  await expect(logInWithCode(code)).rejects.toMatchObject(loginFailure);
  await expect(logIn(email)).resolves.toBeDefined();
});

test('of two simultaneous sign-ins with one code, one succeeds', async () => {
  const { email } = await createVerifiedAccount();
  const code = await requestAndReadCode(email);
  const results = await Promise.allSettled([logInWithCode(code, 'd1'), logInWithCode(code, 'd2')]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a request for an unknown address gets the same answer as for a known one, and sends no mail', async () => {
  const { email } = await createAccount();
  const unknownEmail = `unknown-${Date.now()}@example.com`;
  for (const username of [email, unknownEmail, 'not an address'])
    expect(await call(sendLoginCode, { body: { username } })).toEqual({
      request: expect.stringMatching(/^[\w-]{43}$/),
    });
  expect(await readCode(unknownEmail)).toBeUndefined();
});

test('an attempt for an unknown address fails like a wrong code for a known one', async () => {
  const { email } = await createAccount();
  for (const username of [email, `unknown-${Date.now()}@example.com`]) {
    const request = await requestCode(username);
    await readCode(username);
    const code = getWrongCode((await readCode(username)) ?? '');
    await expect(logInWithCode({ username, request, code })).rejects.toMatchObject(loginFailure);
  }
});

test('after five wrong attempts, the right code fails too', async () => {
  const { email } = await createAccount();
  const code = await requestAndReadCode(email);
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(logInWithCode({ ...code, code: getWrongCode(code.code) })).rejects.toMatchObject(loginFailure);
  await expect(logInWithCode(code)).rejects.toMatchObject(loginFailure);
});

test('a code fails after ten minutes', async () => {
  const { email } = await createAccount();
  const code = await requestAndReadCode(email);
  const { accounts } = await testBackend();
  const now = vi.spyOn(accounts, 'now').mockReturnValue(Date.now() + 600_001);
  const lateSignIn = await logInWithCode(code).catch((error: unknown) => error);
  now.mockRestore();
  expect(lateSignIn).toMatchObject(loginFailure);
});

test('a code works only in the browser that requested it, and only for its address', async () => {
  const { email } = await createAccount();
  const { email: otherEmail } = await createAccount();
  const code = await requestAndReadCode(email);
  const request = await requestCode(email);
  await readCode(email);
  for (const wrongPart of [{ request }, { request: '' }, { username: otherEmail }])
    await expect(logInWithCode({ ...code, ...wrongPart })).rejects.toMatchObject(loginFailure);
  await expect(logInWithCode(code)).resolves.toBeDefined();
});

test('an address gets at most five codes per hour, and the first code still works', async () => {
  const { email } = await createAccount();
  const { accounts } = await testBackend();
  const sendSpy = vi.spyOn(accounts.outbox, 'sendCode');
  onTestFinished(() => sendSpy.mockRestore());
  const code = await requestAndReadCode(email);
  for (let index = 0; index < 7; index += 1) await requestCode(email);
  await readCode(email);
  expect(sendSpy).toHaveBeenCalledTimes(5);
  await expect(logInWithCode(code)).resolves.toBeDefined();
});

test('the first code at an unverified address removes the creator’s sessions and password, and its answer reports this', async () => {
  const { email, token, id } = await createAccount();
  const { tokenData, password_removed: isPasswordRemoved } = await logInWithCode(await requestAndReadCode(email));
  expect(isPasswordRemoved).toBe(true);
  await expect(call(getProfile, {}, token)).rejects.toMatchObject({ status: 401 });
  await expect(logIn(email)).rejects.toMatchObject(loginFailure);
  expect(await call(getProfile, {}, tokenData.access_token)).toMatchObject({ id });
  const secondAnswer = await logInWithCode(await requestAndReadCode(email));
  expect(secondAnswer.password_removed).toBeUndefined();
});

test('a code works again after the device limit, once a device is removed', async () => {
  const account = await createVerifiedAccount();
  for (let index = 0; index < 4; index += 1) await logIn(account.email);
  const code = await requestAndReadCode(account.email);
  const { device_error: deviceError, tokenData } = await logInWithCode(code);
  expect(deviceError).toBe('device_limit_exceeded');
  await call(deleteDevice, { body: { deviceId: account.deviceId } }, tokenData.access_token);
  await expect(logInWithCode(code)).resolves.toMatchObject({ profile: { id: account.id } });
  await expect(logInWithCode(code)).rejects.toMatchObject(loginFailure);
});

test('a session by code changes the password only with the current one', async () => {
  const { email } = await createVerifiedAccount();
  const { tokenData } = await logInWithCode(await requestAndReadCode(email));
  const body = { current_password: 'not this one', password: 'a new and longer one' };
  await expect(call(changePassword, { body }, tokenData.access_token)).rejects.toMatchObject({
    code: 'wrong_password',
  });
  await call(changePassword, { body: { ...body, current_password: password } }, tokenData.access_token);
});
