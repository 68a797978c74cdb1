import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getProfile, loginUser, logoutUser, registerUser, type EndpointInput } from '@touchline/contract';
import { users } from '../database/account-tables.ts';
import { logIn, createAccount, password, refresh } from '../testing/test-account.ts';
import { call, post, testBackend } from '../testing/test-backend.ts';
import { withFullDisk } from '../testing/with-full-disk.ts';

type Form = EndpointInput<typeof registerUser>['body'];

const register = (form: Partial<Form>) =>
  call(registerUser, {
    body: { email: 'x@example.com', password, displayName: 'Test Viewer', terms: true, strategy: 'refresh', ...form },
  });

const getProfileBy = (token: string) => call(getProfile, {}, token);

test('a registration creates an account with the given profile, which can sign in', async () => {
  const email = `Anna.${Date.now()}@Example.com`;
  const form = { email, displayName: '  Anna Berg ', city: 'Bergen', gender: 'female', dateOfBirth: '2000-02-29' };
  const { profile, tokenData } = await register(form);
  const expectedProfile = {
    email: email.toLowerCase(),
    displayName: 'Anna Berg',
    city: 'Bergen',
    dateOfBirth: '2000-02-29',
  };
  expect(profile).toMatchObject(expectedProfile);
  expect(await getProfileBy(tokenData.access_token)).toEqual(profile);
  expect(await logIn(email)).toMatchObject({
    profile,
    devices: [{ device_name: 'Chrome on Windows', is_current: true }],
  });
});

test('a registration creates no account if its session cannot be stored', async () => {
  const { accounts } = await testBackend();
  const { database } = accounts;
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const email = `full-disk-${Date.now()}@example.com`;
  await withFullDisk(database, 'sessions', () => expect(register({ email })).rejects.toMatchObject({ status: 500 }));
  expect(await database.$count(users, eq(users.email, email))).toBe(0);
  await expect(register({ email })).resolves.toBeDefined();
});

test('an address that is in use is refused in any letter case', async () => {
  const { email } = await createAccount();
  await expect(register({ email: email.toUpperCase() })).rejects.toMatchObject({
    code: 'user_already_exists',
    status: 409,
  });
});

test.each<[Partial<Form>, string]>([
  [{ email: 'not an address' }, 'invalid_email'],
  [{ email: 'a@b' }, 'invalid_email'],
  [{ password: '1234567' }, 'invalid_password'],
  [{ password: 'x'.repeat(129) }, 'invalid_password'],
  [{ password: 'password1' }, 'common_password'],
  [{ password: 'QWERTYuiop' }, 'common_password'],
  [{ displayName: ' A ' }, 'invalid_request'],
  [{ displayName: 'x'.repeat(81) }, 'invalid_request'],
  [{ terms: false }, 'invalid_request'],
  [{ terms: undefined }, 'invalid_request'],
  [{ dateOfBirth: '2001-02-29' }, 'invalid_request'],
  [{ dateOfBirth: `${new Date().getFullYear() - 12}-01-01` }, 'invalid_request'],
  [{ city: 'x'.repeat(201) }, 'invalid_request'],
])('the registration %j is refused with %s', async (form, code) => {
  await expect(register(form)).rejects.toMatchObject({ code, status: 400 });
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await createAccount();
  const answers = await Promise.all(
    [email, 'nobody@example.com'].map(async (username) => {
      const body = { username, password: 'wrong password', device_id: 'd' };
      const response = await post('/api/user/login', body);
      return { status: response.status, body: await response.json() };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 401, body: { error: 'login_failed', messageErrorCode: 'login_failed' } });
});

test('ten wrong passwords block an account for a minute, but no other account', async () => {
  const [{ email }, otherAccount] = [await createAccount(), await createAccount()];
  const sendWrongPassword = () => post('/api/user/login', { username: email, password: 'wrong', device_id: 'd' });
  const statuses = (await Promise.all(Array.from({ length: 12 }, sendWrongPassword))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const response = await post('/api/user/login', { username: email, password, device_id: 'd' });
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
  await expect(logIn(otherAccount.email)).resolves.toBeDefined();
});

test('ten wrong passwords block an account even after thousands of requests for reset mails', async () => {
  const { email } = await createAccount();
  const sendWrongPassword = () => post('/api/user/login', { username: email, password: 'wrong', device_id: 'd' });
  await Promise.all(Array.from({ length: 10 }, sendWrongPassword));
  const { accounts } = await testBackend();
  for (let nameIndex = 0; nameIndex < 10_000; nameIndex++)
    accounts.mailAttempts.take(`${nameIndex}`, `${nameIndex}@example.com`);
  expect((await sendWrongPassword()).status).toBe(429);
});

/** Posts from a given source, through a trusted proxy. */
async function postFrom(source: string, path: string, body: unknown): Promise<number> {
  const { app } = await testBackend();
  const connection = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
  const headers = { 'x-forwarded-for': source };
  return (await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, connection)).status;
}

test('wrong passwords on another viewer’s account block the caller and not the owner', async () => {
  const { email } = await createAccount();
  const wrongCredentials = { username: email, password: 'wrong', device_id: 'd' };
  for (let attemptIndex = 0; attemptIndex < 11; attemptIndex++)
    await postFrom('203.0.113.66', loginUser.path, wrongCredentials);
  expect(await postFrom('203.0.113.66', loginUser.path, wrongCredentials)).toBe(429);
  expect(await postFrom('203.0.113.7', loginUser.path, { username: email, password, device_id: 'd' })).toBe(200);
});

test('a password check that fails with an error does not count as an attempt', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const { email, id } = await createAccount();
  const { accounts } = await testBackend();
  const condition = eq(users.id, id);
  const [userBefore] = await accounts.database.select().from(users).where(condition);
  const signIn = () => postFrom('203.0.113.90', loginUser.path, { username: email, password, device_id: 'd' });
  await accounts.database.update(users).set({ passwordHash: 'unreadable' }).where(condition);
  for (let attemptIndex = 0; attemptIndex < 10; attemptIndex++) expect(await signIn()).toBe(500);
  await accounts.database
    .update(users)
    .set({ passwordHash: userBefore?.passwordHash ?? null })
    .where(condition);
  expect(await signIn()).toBe(200);
});

test('an invalid body or address does not count as an attempt', async () => {
  const { accounts } = await testBackend();
  const takeAttempt = vi.spyOn(accounts.attempts, 'take');
  onTestFinished(() => takeAttempt.mockRestore());
  await post(loginUser.path, { username: 'x'.repeat(10_000), password, device_id: 'd' });
  const response = await post(loginUser.path, { username: 'not an address', password, device_id: 'd' });
  expect([response.status, await response.json()]).toMatchObject([401, { error: 'login_failed' }]);
  await post(registerUser.path, { email: 'x@example.com', password: 'short', displayName: 'Test Viewer', terms: true });
  expect(takeAttempt).not.toHaveBeenCalled();
});

test('successful registrations count as attempts', async () => {
  const form = { email: `${randomUUID()}@example.com`, password, displayName: 'Test Viewer', terms: true };
  const statuses: number[] = [];
  for (let attemptIndex = 0; attemptIndex < 11; attemptIndex++)
    statuses.push(await postFrom('203.0.113.80', registerUser.path, form));
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409), 429]);
});

test('a repeated refresh, as after a lost response, returns the same pair', async () => {
  const { refreshToken, token } = await createAccount();
  const [first, second] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
  expect(first).toEqual(second);
  expect(first.tokenData.refresh_token).not.toBe(refreshToken);
  expect(await getProfileBy(first.tokenData.access_token)).toEqual(await getProfileBy(token));
  await expect(refresh(first.tokenData.refresh_token)).resolves.toMatchObject({ tokenData: { expires_in: 900 } });
});

test.each(['', 'nonsense'])('a refresh with the token "%s" is refused', async (token) => {
  await expect(refresh(token)).rejects.toMatchObject({ code: 'refresh_token_failed', status: 400 });
});

test('a sign-out ends only the session of its token, and that session’s refresh token then fails', async () => {
  const { email, token, refreshToken } = await createAccount();
  const otherSignIn = await logIn(email);
  const { app } = await testBackend();
  const headers = { 'x-authorization': `Bearer ${token}` };
  const response = await app.request(logoutUser.path, { method: 'POST', headers });
  expect([response.status, await response.text()]).toEqual([204, '']);
  await expect(getProfileBy(token)).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
  await expect(refresh(refreshToken)).rejects.toMatchObject({ code: 'refresh_token_failed' });
  await expect(getProfileBy(otherSignIn.tokenData.access_token)).resolves.toBeDefined();
});

test('an expired token gets 401 token_expired, and can be refreshed', async () => {
  const { email, token, refreshToken } = await createAccount();
  await post('/__world', { expireAccessTokens: email });
  await expect(getProfileBy(token)).rejects.toMatchObject({ code: 'token_expired', status: 401 });
  const { tokenData } = await refresh(refreshToken);
  await expect(getProfileBy(tokenData.access_token)).resolves.toBeDefined();
  await post('/__world', { endSessions: email });
  await expect(refresh(tokenData.refresh_token)).rejects.toMatchObject({ code: 'refresh_token_failed' });
});

test('the database contains tokens as hashes and passwords as argon2id', async () => {
  const { email, token, refreshToken = '' } = await createAccount();
  const { accounts } = await testBackend();
  const storedRows = await Promise.all(
    ['users', 'sessions', 'access_tokens', 'refresh_tokens'].map((table) =>
      accounts.database.execute(`select coalesce(jsonb_agg(t), '[]')::text as rows from ${table} t`),
    ),
  );
  const text = JSON.stringify(storedRows);
  expect(text).toContain(email);
  expect(text).toContain('$argon2id$v=19$');
  for (const secret of [token, refreshToken, password]) expect(text).not.toContain(secret);
});
