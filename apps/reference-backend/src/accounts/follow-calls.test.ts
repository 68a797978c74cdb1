import { type EndpointInput, listEvents, listFollowed, removeFollow, saveFollow } from '@touchline/contract';
import { expect, test } from 'vitest';
import { follows } from '../database/account-tables.ts';
import { createAccount } from '../testing/test-account.ts';
import { call, testBackend } from '../testing/test-backend.ts';
import { maxFollows, maxChangesPerMinute } from './follow-calls.ts';

type Query = EndpointInput<typeof listFollowed>['query'];
const list = (token: string, query: Query = {}) => call(listFollowed, { query: { version: 2, ...query } }, token);
const getReferences = async (token: string, query?: Query) =>
  (await list(token, query)).entries.map(({ reference_id }) => reference_id);

test('a viewer’s list contains each follow once, the latest first, with title and leagues', async () => {
  const { token } = await createAccount();
  for (const [reference_id, type] of [
    ['tra', 'team'],
    ['nordic-inside', 'subcategory'],
    ['nordic-men', 'league'],
    ['tra', 'team'],
  ] as const)
    await call(saveFollow, { body: { reference_id, type } }, token);
  const { entries, totalCount } = await list(token, { count: true });
  expect(totalCount).toBe(3);
  expect(entries).toMatchObject([
    { reference_id: 'nordic-men', type: 'identity_item', identities_id: [] },
    { reference_id: 'nordic-inside', type: 'identity_item', identities_id: ['nordic-studio'] },
    { reference_id: 'tra', type: 'team', title: 'Tromsø Aurora', identities_id: ['nordic-men', 'nordic-cup'] },
  ]);
});

test('follows can be filtered by teams or other types', async () => {
  const { token } = await createAccount();
  for (const [reference_id, type] of [
    ['tra', 'team'],
    ['nordic-men', 'identity_item'],
  ] as const)
    await call(saveFollow, { body: { reference_id, type } }, token);
  expect(await getReferences(token, { types: ['team'] })).toEqual(['tra']);
  expect(await getReferences(token, { types: ['identity_item'] })).toEqual(['nordic-men']);
});

test('the live match of a followed team is the viewer’s first suggestion', async () => {
  const { token } = await createAccount();
  const listSuggestions = async () =>
    (await call(listEvents, { body: { size: 5, filters: { suggested: true } } }, token)).entries;
  expect((await listSuggestions()).map(({ id }) => id)).not.toContain('tra-osl-d0-0');
  await call(saveFollow, { body: { reference_id: 'tra', type: 'team' } }, token);
  expect((await listSuggestions())[0]).toMatchObject({ id: 'tra-osl-d0-0', status: 'live' });
});

test('the pages of a long list contain all follows', async () => {
  const { token } = await createAccount();
  const ids = ['tra', 'osl', 'got', 'mal', 'tur'];
  for (const reference_id of ids) await call(saveFollow, { body: { reference_id, type: 'team' } }, token);
  const pages = await Promise.all([0, 1, 2].map((page) => list(token, { page, size: 2, next: true })));
  expect(pages.map(({ nextExists }) => nextExists)).toEqual([true, true, false]);
  expect(pages.flatMap(({ entries }) => entries.map(({ reference_id }) => reference_id))).toEqual(ids.toReversed());
});

test('a target is unfollowed by its reference, and a repeated call succeeds', async () => {
  const { token } = await createAccount();
  await call(saveFollow, { body: { reference_id: 'tra', type: 'team' } }, token);
  await call(removeFollow, { body: { id: 'tra' } }, token);
  await call(removeFollow, { body: { id: 'tra' } }, token);
  expect(await getReferences(token)).toEqual([]);
});

test.each([
  ['nobody', 'team'],
  ['nordic-men', 'team'],
  ['tra', 'league'],
] as const)('following %s as a %s gets 404', async (reference_id, type) => {
  const { token } = await createAccount();
  const pendingFollow = call(saveFollow, { body: { reference_id, type } }, token);
  await expect(pendingFollow).rejects.toMatchObject({ status: 404, code: 'not_found' });
});

test('a follow above the limit is refused, but repeating an existing follow succeeds', async () => {
  const { id: userId, token } = await createAccount();
  await call(saveFollow, { body: { reference_id: 'tra', type: 'team' } }, token);
  const { accounts } = await testBackend();
  const addedAt = new Date();
  await accounts.database.insert(follows).values(
    Array.from({ length: maxFollows - 1 }, (_, index) => ({
      userId,
      referenceId: `gone-${index}`,
      type: 'team' as const,
      addedAt,
    })),
  );
  const follow = (reference_id: string) => call(saveFollow, { body: { reference_id, type: 'team' } }, token);
  await expect(follow('osl')).rejects.toMatchObject({ status: 409, code: 'conflict' });
  expect(await follow('tra')).toMatchObject({ reference_id: 'tra' });
  // The list omits ids of targets that no longer exist.
  expect(await getReferences(token)).toEqual(['tra']);
});

test('simultaneous follows do not exceed the limit', async () => {
  const { id: userId, token } = await createAccount();
  const { accounts } = await testBackend();
  const addedAt = new Date();
  await accounts.database.insert(follows).values(
    Array.from({ length: maxFollows - 2 }, (_, index) => ({
      userId,
      referenceId: `gone-${index}`,
      type: 'team' as const,
      addedAt,
    })),
  );
  const ids = ['tra', 'osl', 'got', 'mal', 'tur'];
  const results = await Promise.allSettled(
    ids.map((reference_id) => call(saveFollow, { body: { reference_id, type: 'team' } }, token)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await getReferences(token)).toHaveLength(2);
});

test('a viewer’s follows and unfollows per minute are limited, without an effect on other viewers', async () => {
  const [{ token }, otherAccount] = await Promise.all([createAccount(), createAccount()]);
  const removeRequest = { body: { id: 'tra' } };
  for (let remaining = maxChangesPerMinute; remaining > 0; remaining -= 50)
    await Promise.all(Array.from({ length: 50 }, () => call(removeFollow, removeRequest, token)));
  await expect(call(removeFollow, removeRequest, token)).rejects.toMatchObject({
    code: 'too_many_requests',
    status: 429,
  });
  const followBody = { body: { reference_id: 'tra', type: 'team' } } as const;
  await expect(call(saveFollow, followBody, token)).rejects.toMatchObject({ code: 'too_many_requests' });
  await call(saveFollow, followBody, otherAccount.token);
  expect(await getReferences(otherAccount.token)).toEqual(['tra']);
});

test('viewers see only their own follows', async () => {
  const [{ token }, otherAccount] = await Promise.all([createAccount(), createAccount()]);
  await call(saveFollow, { body: { reference_id: 'tra', type: 'team' } }, token);
  await call(removeFollow, { body: { id: 'tra' } }, otherAccount.token);
  expect([await getReferences(token), await getReferences(otherAccount.token)]).toEqual([['tra'], []]);
});
