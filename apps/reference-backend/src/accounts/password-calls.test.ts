import { expect, onTestFinished, test, vi } from 'vitest';
import {
  changePassword,
  deleteAccount,
  forgotPassword,
  getProfile,
  loginUser,
  resetPassword,
} from '@touchline/contract';
import { logIn, createAccount, password } from '../testing/test-account.ts';
import { call, testBackend } from '../testing/test-backend.ts';

const newPassword = 'a new and longer one';

async function requestMail(address: string): Promise<{ status: number; token: string; address: string }> {
  const { app } = await testBackend();
  const response = await app.request(`/__mail?to=${encodeURIComponent(address)}`);
  const { content } = await response.json();
  return { status: response.status, token: content?.token, address: content?.address };
}

const logInWith = (username: string, givenPassword: string) =>
  call(loginUser, { body: { username, password: givenPassword, device_id: 'd', strategy: 'refresh' } });

test('a link resets a forgotten password once, and ends every session', async () => {
  const { email, token } = await createAccount();
  expect(await call(forgotPassword, { body: { username: email.toUpperCase() } })).toEqual({});
  const mail = await requestMail(email);
  expect(mail.address).toBe(`/auth/password/reset/?token=${mail.token}`);

  const shortPasswordReset = call(resetPassword, { body: { token: mail.token, password: 'short' } });
  await expect(shortPasswordReset).rejects.toMatchObject({ code: 'invalid_password' });
  const commonPasswordReset = call(resetPassword, { body: { token: mail.token, password: 'iloveyou' } });
  await expect(commonPasswordReset).rejects.toMatchObject({ code: 'common_password', status: 400 });
  const resetToOwnEmail = call(resetPassword, { body: { token: mail.token, password: ` ${email.toUpperCase()}` } });
  await expect(resetToOwnEmail).rejects.toMatchObject({ code: 'invalid_password', status: 400 });
  await call(resetPassword, { body: { token: mail.token, password: newPassword } });
  await expect(call(getProfile, {}, token)).rejects.toMatchObject({ status: 401 });
  await expect(logIn(email)).rejects.toMatchObject({ code: 'login_failed' });
  await expect(logInWith(email, newPassword)).resolves.toBeDefined();

  const secondReset = call(resetPassword, { body: { token: mail.token, password: newPassword } });
  await expect(secondReset).rejects.toMatchObject({ code: 'reset_token_invalid', status: 400 });
});

test('a password reset for an unknown address gets the same answer as for a known one, and sends no mail', async () => {
  const username = `nobody-${Date.now()}@example.com`;
  expect(await call(forgotPassword, { body: { username } })).toEqual({});
  expect((await requestMail(username)).status).toBe(404);
});

/** Requests a reset link for an account from each of these IP addresses. */
async function forgetFrom(email: string, sources: readonly string[]): Promise<void> {
  const { app } = await testBackend();
  for (const remoteAddress of sources) {
    const body = JSON.stringify({ username: email });
    await app.request(forgotPassword.path, { method: 'POST', body }, { incoming: { socket: { remoteAddress } } });
    await requestMail(email);
  }
}

test('a reset link still works after a stranger requests another, and its use ends all other links', async () => {
  const { email } = await createAccount();
  const { accounts } = await testBackend();
  await call(forgotPassword, { body: { username: email } });
  const { token: resetToken } = await requestMail(email);
  const sendSpy = vi.spyOn(accounts.outbox, 'send');
  onTestFinished(() => sendSpy.mockRestore());
  await forgetFrom(
    email,
    Array.from({ length: 8 }, (_, index) => `198.51.100.${index}`),
  );
  const otherMails = sendSpy.mock.calls.map(([, token]) => token);
  expect(otherMails).toHaveLength(4);
  await call(resetPassword, { body: { token: resetToken, password: newPassword } });
  for (const token of otherMails)
    await expect(call(resetPassword, { body: { token, password: newPassword } })).rejects.toMatchObject({
      code: 'reset_token_invalid',
    });
});

test('after a change to the same password, reset links still work', async () => {
  const { email, token } = await createAccount();
  await call(forgotPassword, { body: { username: email } });
  const mail = await requestMail(email);
  await call(changePassword, { body: { current_password: password, password } }, token);
  expect(await call(resetPassword, { body: { token: mail.token, password: newPassword } })).toEqual({});
});

test('a session that changes the password in a loop cannot prevent a reset', async () => {
  const { email, token } = await createAccount();
  await call(forgotPassword, { body: { username: email } });
  const mail = await requestMail(email);
  const { accounts } = await testBackend();
  // Without this mock, the limit of attempts would end the loop.
  const attempts = vi.spyOn(accounts.attempts, 'take').mockReturnValue(() => undefined);
  onTestFinished(() => attempts.mockRestore());
  let isReset = false;
  const requestUntilDone = async (): Promise<void> => {
    while (!isReset)
      await call(changePassword, { body: { current_password: password, password } }, token).catch(() => undefined);
  };
  const pendingLoops = [requestUntilDone(), requestUntilDone(), requestUntilDone()];
  await call(resetPassword, { body: { token: mail.token, password: newPassword } });
  isReset = true;
  await Promise.all(pendingLoops);
  await expect(logInWith(email, password)).rejects.toMatchObject({ code: 'login_failed' });
  await expect(logInWith(email, newPassword)).resolves.toBeDefined();
});

test('deleting an account fails if its password is reset during the check', async () => {
  const { email, token } = await createAccount();
  await call(forgotPassword, { body: { username: email } });
  const mail = await requestMail(email);
  const { accounts } = await testBackend();
  const { promise: resetFinished, resolve: continueReset } = Promise.withResolvers<void>();
  const tryAttempt = accounts.attempts.try.bind(accounts.attempts);
  const attemptSpy = vi.spyOn(accounts.attempts, 'try').mockImplementationOnce(async (source, account, attempt) => {
    const attemptResult = await tryAttempt(source, account, attempt);
    await resetFinished;
    return attemptResult;
  });
  onTestFinished(() => attemptSpy.mockRestore());
  const deletion = call(deleteAccount, { body: { password } }, token).catch((error: unknown) => error);
  await vi.waitFor(() => expect(attemptSpy).toHaveBeenCalled());
  await call(resetPassword, { body: { token: mail.token, password: newPassword } });
  continueReset();
  expect(await deletion).toMatchObject({ code: 'wrong_password', status: 400 });
  await expect(logInWith(email, newPassword)).resolves.toBeDefined();
});

test('successful password changes count as attempts', async () => {
  const { token } = await createAccount();
  const change = () => call(changePassword, { body: { current_password: password, password } }, token);
  for (let attemptIndex = 0; attemptIndex < 10; attemptIndex++) await change();
  await expect(change()).rejects.toMatchObject({ code: 'too_many_requests', status: 429 });
});

test('a changed password ends earlier reset links', async () => {
  const { email, token } = await createAccount();
  await call(forgotPassword, { body: { username: email } });
  const mail = await requestMail(email);
  await call(changePassword, { body: { current_password: password, password: newPassword } }, token);
  await expect(call(resetPassword, { body: { token: mail.token, password } })).rejects.toMatchObject({
    code: 'reset_token_invalid',
  });
});

test('of several reset links that are used at once, only one works', async () => {
  const { email } = await createAccount();
  const { accounts } = await testBackend();
  const links = vi.spyOn(accounts.outbox, 'send');
  await Promise.all([1, 2, 3].map(() => call(forgotPassword, { body: { username: email } })));
  await requestMail(email);
  const tokens = links.mock.calls.map(([, token]) => token);
  links.mockRestore();
  expect(tokens).toHaveLength(3);
  const attempts = tokens.map((token) => call(resetPassword, { body: { token, password: newPassword } }));
  expect((await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('requests for links from many sources all get 200 but few mails, and the last link works', async () => {
  const { email } = await createAccount();
  const { app, accounts } = await testBackend();
  const writeSpy = vi.spyOn(accounts.outbox, 'write');
  onTestFinished(() => writeSpy.mockRestore());
  const statuses = await Promise.all(
    Array.from({ length: 15 }, async (_, index) => {
      const connection = { incoming: { socket: { remoteAddress: `203.0.113.${index}` } } };
      const body = JSON.stringify({ username: email });
      return (await app.request(forgotPassword.path, { method: 'POST', body }, connection)).status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(writeSpy).toHaveBeenCalledTimes(10);
  const { token } = await requestMail(email);
  expect(await call(resetPassword, { body: { token, password: newPassword } })).toEqual({});
});

test('a request for a link is answered before the account lookup', async () => {
  const { email } = await createAccount();
  const { accounts } = await testBackend();
  const mailGate = Promise.withResolvers<void>();
  accounts.outbox.write(() => mailGate.promise);
  for (const username of [email, 'nobody@example.com'])
    expect(await call(forgotPassword, { body: { username } })).toEqual({});
  mailGate.resolve();
  expect((await requestMail(email)).status).toBe(200);
});

test('sessions that sign in with the old password during a reset end', async () => {
  const { email } = await createAccount();
  await call(forgotPassword, { body: { username: email } });
  const { token } = await requestMail(email);
  let isReset = false;
  const requestManyMails = async (): Promise<string[]> => {
    const tokens: string[] = [];
    while (!isReset) {
      const response = await logIn(email, 'd').catch(() => undefined);
      if (response) tokens.push(response.tokenData.access_token);
    }
    return tokens;
  };
  const pendingRequests = Promise.all([requestManyMails(), requestManyMails(), requestManyMails(), requestManyMails()]);
  await call(resetPassword, { body: { token, password: newPassword } });
  isReset = true;
  for (const oldToken of (await pendingRequests).flat())
    await expect(call(getProfile, {}, oldToken)).rejects.toMatchObject({ status: 401 });
});

test('a password change requires the old password, and ends all other sessions', async () => {
  const { email, token } = await createAccount();
  const otherSignIn = await logIn(email);
  const wrongChange = call(changePassword, { body: { current_password: 'no', password: newPassword } }, token);
  await expect(wrongChange).rejects.toMatchObject({ code: 'wrong_password', status: 400 });
  const shortPassword = call(changePassword, { body: { current_password: password, password: 'short' } }, token);
  await expect(shortPassword).rejects.toMatchObject({ code: 'invalid_password' });
  const changeToCommonPassword = call(
    changePassword,
    { body: { current_password: password, password: 'sunshine' } },
    token,
  );
  await expect(changeToCommonPassword).rejects.toMatchObject({ code: 'common_password' });
  await call(changePassword, { body: { current_password: password, password: newPassword } }, token);
  await expect(call(getProfile, {}, token)).resolves.toBeDefined();
  await expect(call(getProfile, {}, otherSignIn.tokenData.access_token)).rejects.toMatchObject({ status: 401 });
  await expect(logInWith(email, newPassword)).resolves.toBeDefined();
});
