import { expect, test } from 'vitest';
import {
  addToWatchlist,
  checkCurrentDevice,
  getEvent,
  listEvents,
  listTeams,
  loginUser,
  registerUser,
  suggest,
  updateProfile,
} from '@touchline/contract';
import { createAccount, password } from '../testing/test-account.ts';
import { post, testBackend } from '../testing/test-backend.ts';

const createLongText = (length: number): string => 'x'.repeat(length);
const createIds = (count: number): string[] => Array.from({ length: count }, (_, index) => `id-${index}`);

const refusal = { error: 'invalid_request', messageErrorCode: 'invalid_request', message: expect.any(String) };

test.each<[string, string, unknown]>([
  ['an id of 129 characters', listEvents.path, { filters: { 'identities.id': createLongText(129) } }],
  ['a search text of 101 characters', listEvents.path, { filters: { 'search.text': createLongText(101) } }],
  ['a search text for teams of 101 characters', listTeams.path, { filters: { 'search.text': createLongText(101) } }],
  ['101 ids in a filter', listEvents.path, { filters: { event_id: createIds(101) } }],
  ['101 ids in one text', listEvents.path, { filters: { 'search.teams.id': createIds(101).join('|') } }],
  ['101 sports', listEvents.path, { filters: { sportType: createIds(101) } }],
  ['a list body above 16 KB', listEvents.path, { filters: { 'identities.id': 'a' }, ignored: createLongText(17_000) }],
  ['a page number far beyond any list', listEvents.path, { page: 1_000_001 }],
  ['an overlong field to sort by', listEvents.path, { sort: `media_parent_order.${createLongText(160)}` }],
  ['a day in the year 1700', listEvents.path, { filters: { event_date: { from: '1700-01-01' } } }],
  ['a day after the database’s last date', listEvents.path, { filters: { event_date: { to: '+275000-01-01' } } }],
  ['a device id of 129 characters', loginUser.path, { username: 'a@b.ch', password, device_id: createLongText(129) }],
  [
    'a device name of 129 characters',
    loginUser.path,
    { username: 'a@b.ch', password, device_id: 'd', device_name: createLongText(129) },
  ],
  [
    'a name of 255 characters for signing in',
    loginUser.path,
    { username: createLongText(255), password, device_id: 'd' },
  ],
  [
    'a password of 1,025 characters',
    loginUser.path,
    { username: 'a@b.ch', password: createLongText(1025), device_id: 'd' },
  ],
])('a request with %s is refused', async (_, path, body) => {
  const response = await post(path, body);
  expect([response.status, await response.json()]).toEqual([400, refusal]);
});

test('requests exactly at the limits are answered', async () => {
  const filters = {
    'identities.id': ['nordic-men', ...createIds(98), createLongText(128)],
    'search.text': createLongText(100),
  };
  const bodies = [{ filters }, { filters: { event_date: { from: '1900-01-01', to: '2199-12-31T23:59:59Z' } } }];
  for (const body of bodies) expect((await post(listEvents.path, body)).status).toBe(200);
});

test('an impossible id gets 404, like an unknown one', async () => {
  const { app } = await testBackend();
  const response = await app.request(getEvent.path.replace(':id', createLongText(129)));
  expect([response.status, await response.json()]).toMatchObject([404, { error: 'not_found' }]);
});

test('a suggestion call with more than 100 characters is refused', async () => {
  const { app } = await testBackend();
  expect((await app.request(`${suggest.path}?q=${createLongText(101)}`)).status).toBe(400);
});

test('each text field of a viewer has its own limit', async () => {
  const { token } = await createAccount();
  const { app } = await testBackend();
  const headers = { 'x-authorization': `Bearer ${token}` };
  const send = async (path: string, body: unknown) =>
    (await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  expect(await send(updateProfile.path, { data: { city: createLongText(200) } })).toBe(200);
  expect(await send(updateProfile.path, { data: { city: createLongText(201) } })).toBe(400);
  expect(await send(updateProfile.path, { data: { options: { [createLongText(161)]: { surveyName: 'a' } } } })).toBe(
    400,
  );
  expect(await send(checkCurrentDevice.path, { device_id: 'd', device_name: createLongText(129) })).toBe(400);
  expect(await send(addToWatchlist.path, { video_id: createLongText(129) })).toBe(400);
});

test('a password above 128 characters gets invalid_password', async () => {
  const form = { email: 'long@example.com', password: createLongText(200), displayName: 'Long Word', terms: true };
  expect(await (await post(registerUser.path, form)).json()).toMatchObject({ error: 'invalid_password' });
});
