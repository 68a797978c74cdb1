import { expect, test } from 'vitest';
import {
  deleteAccount,
  getProfile,
  saveFollow,
  alertOptions,
  getAlerts,
  updateProfile,
  type ProfileChanges,
} from '@touchline/contract';
import { logIn, createAccount, password, refresh } from '../testing/test-account.ts';
import { call, post, testBackend } from '../testing/test-backend.ts';

const update = (data: ProfileChanges, token: string) => call(updateProfile, { body: { data } }, token);

test('an update changes given fields, clears empty texts, and returns the whole profile', async () => {
  const { token, email } = await createAccount();
  await update({ city: ' Tromsø ', phone: '123', identity: 'nordic-men' }, token);
  const profile = await update({ phone: '', displayName: 'Other Name', favoriteClubId: 'tra' }, token);
  expect(profile).toMatchObject({ email, city: 'Tromsø', displayName: 'Other Name', identity: 'nordic-men' });
  expect(profile).toMatchObject({ favoriteClubId: 'tra', canCreateGlobalTag: false });
  expect(profile.phone).toBeUndefined();
  expect(await call(getProfile, {}, token)).toEqual(profile);
});

test('a profile stores alerts of hundreds of teams, and the viewer’s surveys', async () => {
  const savedAt = '2026-02-12T18:00:00.000Z';
  const { token } = await createAccount();
  expect(getAlerts((await call(getProfile, {}, token)).options, 'tra')).toEqual(['start']);
  const ids = Array.from({ length: 200 }, (_, index) => `team-${index}`);
  for (const firstIndex of [0, 100])
    await update(
      {
        options: Object.fromEntries(
          ids.slice(firstIndex, firstIndex + 100).flatMap((id) => Object.entries(alertOptions(id, ['final']))),
        ),
      },
      token,
    );
  await Promise.all([
    update({ options: alertOptions('team-0', []) }, token),
    update({ options: alertOptions('team-1', ['highlights', 'start', 'scores']) }, token),
    update({ options: { one: { skipped: savedAt } } }, token),
  ]);
  const { options } = await call(getProfile, {}, token);
  expect(['team-0', 'team-1', 'team-199'].map((id) => getAlerts(options, id))).toEqual([
    [],
    ['start', 'scores', 'highlights'],
    ['final'],
  ]);
  expect(options?.one?.skipped).toBe(savedAt);
  expect(JSON.stringify(options).length).toBeLessThan(8_000);
});

test('at the limit of teams with alerts, the alerts of unfollowed teams are deleted', async () => {
  const { token } = await createAccount();
  await call(saveFollow, { body: { reference_id: 'tra', type: 'team' } }, token);
  await update({ options: alertOptions('tra', ['final']) }, token);
  const ids = Array.from({ length: 1000 }, (_, index) => `let-go-${index}`);
  for (let firstIndex = 0; firstIndex < ids.length; firstIndex += 100) {
    const options = ids
      .slice(firstIndex, firstIndex + 100)
      .flatMap((id) => Object.entries(alertOptions(id, ['scores'])));
    await update({ options: Object.fromEntries(options) }, token);
  }
  await update({ options: { one: { skipped: '2026-02-12T18:00:00.000Z' } } }, token);
  const { options } = await update({ options: alertOptions('osl', ['highlights']) }, token);
  expect([getAlerts(options, 'tra'), getAlerts(options, 'osl')]).toEqual([['final'], ['highlights']]);
  expect(Object.keys(options ?? {}).length).toBeLessThan(1000);
});

test('options merge by name, even when two updates arrive at once', async () => {
  const { token } = await createAccount();
  const savedAt = '2026-02-12T18:00:00.000Z';
  await Promise.all([
    update({ options: { one: { skipped: savedAt } } }, token),
    update({ options: { two: { closed: savedAt } } }, token),
  ]);
  const { options } = await update({ options: { one: { submitted: savedAt } } }, token);
  expect(options).toEqual({
    one: { surveyName: 'one', skipped: savedAt, submitted: savedAt },
    two: { surveyName: 'two', closed: savedAt },
  });
});

test.each<ProfileChanges>([
  { displayName: '' },
  { dateOfBirth: 'yesterday' },
  { favoriteClubId: 'no-such-club' },
  { city: 'x'.repeat(201) },
  { options: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`survey ${index}`, {}])) },
])('the invalid update %j is refused', async (data) => {
  const { token } = await createAccount();
  await expect(update(data, token)).rejects.toMatchObject({ code: 'invalid_request', status: 400 });
});

test('an update without a sign-in is refused', async () => {
  expect((await post(updateProfile.path, { data: { city: 'Oslo' } })).status).toBe(401);
});

test('an account is deleted with its sessions, if the password is right', async () => {
  const { token, email, refreshToken } = await createAccount();
  await expect(call(deleteAccount, { body: {} }, token)).rejects.toMatchObject({ code: 'wrong_password', status: 400 });
  await call(deleteAccount, { body: { password } }, token);
  await expect(call(getProfile, {}, token)).rejects.toMatchObject({ status: 401 });
  await expect(refresh(refreshToken)).rejects.toMatchObject({ code: 'refresh_token_failed' });
  await expect(logIn(email)).rejects.toMatchObject({ code: 'login_failed' });
});

test('wrong passwords in deletions of an account count as attempts', async () => {
  const { token } = await createAccount();
  const { maxAttempts } = (await testBackend()).accounts.settings;
  const guessPassword = () =>
    call(deleteAccount, { body: { password: 'not this one' } }, token).catch((error: unknown) => error);
  for (let attemptIndex = 0; attemptIndex < maxAttempts; attemptIndex += 1)
    expect(await guessPassword()).toMatchObject({ code: 'wrong_password' });
  expect(await guessPassword()).toMatchObject({ code: 'too_many_requests', status: 429 });
});
