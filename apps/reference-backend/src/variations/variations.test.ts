import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAccount } from '../testing/test-account.ts';
import { testBackend } from '../testing/test-backend.ts';
import { changePayload, variationHeader } from './mount-variations.ts';
import { variations, readVariations, UnknownVariation } from './variations.ts';

interface Options {
  body?: object;
  token?: string;
}

/** Makes a call with variations in its header. */
async function callWithVariations(names: string, path: string, { body, token }: Options = {}) {
  const { app } = await testBackend();
  const response = await app.request(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      [variationHeader]: names,
      'idempotency-key': randomUUID(),
      ...(token === undefined ? {} : { 'x-authorization': `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
}

const matchPath = '/api/event/get_by_id/id/tra-osl-d0-0';
const optionsPath = '/api/commerce/get_subscriptions';
const standingsPath = '/api/team/standings?leagueId=nordic-men';
const oldDate = { event_date: '0001-01-01T00:00:00Z' };

test.each<[name: string, path: string, content: unknown, options?: Options]>([
  ['unpayable-price', optionsPath, { entries: expect.arrayContaining([expect.objectContaining({ price: '0.001' })]) }],
  ['zero-price', optionsPath, { entries: expect.arrayContaining([expect.objectContaining({ price: '0.00' })]) }],
  ['missing-panorama', matchPath, { source: { pano: '/media/missing/pano.m3u8' } }],
  ['forbidden-panorama', matchPath, { source: { pano: expect.stringContaining('elsewhere.example') } }],
  ['html-entities', matchPath, { title: expect.stringMatching(/&amp; Jerry&#39;s <b>bold<\/b>$/) }],
  ['impossible-dates', matchPath, oldDate],
  ['upper-case-words', matchPath, { status: 'LIVE' }],
  ['tied-ranks', standingsPath, { entries: { 0: { rank: 1 }, 1: { rank: 1 }, 2: { rank: 4 } } }],
  ['negative-counts', '/api/event/list', { totalCount: -5, entryCount: -1 }, { body: { count: true } }],
  ['small-pages', '/api/event/list', { itemsPerPage: 3, nextExists: true }, { body: { size: 24, next: true } }],
  ['small-pages', '/api/commerce/get_subscriptions?size=24', { itemsPerPage: 3 }],
  [
    'long-programme',
    '/api/channel/program/id/nil-one?page=1',
    { startIndex: 50, nextExists: true, entries: { 0: { title: 'Earlier 50' }, length: 50 } },
  ],
  ['many-suggestions', '/api/search/suggest?q=oslo', { entries: { length: 500 } }],
])('with %s, the answer to %s differs', async (name, path, content, options) => {
  expect(await callWithVariations(name, path, options)).toMatchObject({ status: 200, body: { content } });
});

test.each([
  ['no-price', 'price'],
  ['no-currency', 'currency'],
])('with %s, no product has a %s', async (name, field) => {
  const { body } = await callWithVariations('', optionsPath);
  expect(JSON.stringify(body)).toContain(`"${field}":`);
  const { status, body: variedBody } = await callWithVariations(name, optionsPath);
  expect(status).toBe(200);
  expect(JSON.stringify(variedBody)).not.toContain(`"${field}":`);
});

test('with far-kick-offs, upcoming matches start in 60 days', async () => {
  const { body } = await callWithVariations('far-kick-offs', '/api/event/list', {
    body: { size: 1, filters: { status: 'upcoming' } },
  });
  const countDaysUntil = (date: unknown) => (Date.parse(String(date)) - Date.now()) / 86_400_000;
  expect(body).toMatchObject({
    content: { entries: [{ event_date: expect.toSatisfy((date) => countDaysUntil(date) > 59) }] },
  });
});

test.each([
  ['no-optional-calls', 404, 'No such page'],
  ['failing-optional-calls', 500, { error: true }],
])('with %s, optional calls get %i and other calls succeed', async (name, status, body) => {
  expect(await callWithVariations(name, standingsPath)).toEqual({ status, body });
  expect((await callWithVariations(name, matchPath)).status).toBe(200);
});

test('small-pages does not change repeated query parameters of a list call', async () => {
  const { token } = await createAccount();
  await callWithVariations('', '/api/follow/save', { token, body: { reference_id: 'tra', type: 'team' } });
  const path = '/api/follow/list_by_user?types[]=team&types[]=identity_item';
  expect(await callWithVariations('small-pages', path, { token })).toMatchObject({
    body: { content: { entries: [{ reference_id: 'tra' }] } },
  });
});

test('with empty-write-answers, a write succeeds and its answer is empty', async () => {
  const { token } = await createAccount();
  const profileChange = { token, body: { data: { displayName: 'Ada' } } };
  expect(await callWithVariations('empty-write-answers', '/api/user/update_profile', profileChange)).toEqual({
    status: 200,
    body: { content: {} },
  });
  expect(await callWithVariations('', '/api/user/get_profile', { token })).toMatchObject({
    body: { content: { displayName: 'Ada' } },
  });
});

test('the variations for payments change statuses, cancellations, contracts and tickets', async () => {
  const { token } = await createAccount();
  const purchaseOptions = { token, body: { subscription_id: 'nordic-month', card: { token: 'ok' } } };
  const { body } = await callWithVariations('', '/api/commerce/subscription_checkout', purchaseOptions);
  expect(body).toMatchObject({ content: { status: 'APPROVED', contract: { id: expect.any(String) } } });
  const { id } = (body as { content: { contract: { id: string } } }).content.contract;

  const name = 'payment-status-by-contract';
  expect(await callWithVariations(name, `/api/commerce/payment_status/${id}`, { token })).toMatchObject({
    status: 200,
  });
  const byKey = await callWithVariations(name, `/api/commerce/payment_status/${randomUUID()}`, { token });
  expect(byKey).toMatchObject({ status: 404, body: { error: 'not_found' } });
  const contractsPath = '/api/commerce/customer_contracts';
  const pendingAnswer = { body: { content: { entries: [{ id, status: 'pending' }] } } };
  expect(await callWithVariations('contracts-stay-pending', contractsPath, { token })).toMatchObject(pendingAnswer);

  const cancel = { token, body: { platform: 'web', id } };
  const activeContract = { status: 'active', auto_renew: true };
  const answer = await callWithVariations('cancel-stays-active', '/api/commerce/cancel_contract', cancel);
  expect(answer).toMatchObject({ body: { content: activeContract } });
  expect(await callWithVariations('cancel-stays-active', contractsPath, { token })).toMatchObject({
    body: { content: { entries: [activeContract] } },
  });
});

test('with active-means-on-sale, is_active of an expired ticket is true', async () => {
  const ticket = { access_model: 'ppv', product_id: 'a', is_active: false };
  const ticketsCall = {
    method: 'GET',
    path: '/api/commerce/get_ppv_tickets',
    query: new URLSearchParams(),
    body: undefined,
  };
  const [variation] = readVariations('active-means-on-sale');
  const answer = await variation?.answer?.(ticketsCall, async () => ({
    status: 200,
    body: { content: { entries: [ticket] } },
  }));
  expect(answer).toMatchObject({ body: { content: { entries: [{ is_active: true }] } } });
});

test.each([
  ['upper-case-codes', { status: 401, body: { error: 'UNAUTHORIZED', messageErrorCode: 'UNAUTHORIZED' } }],
  ['bare-401', { status: 401, body: '' }],
  ['other-refusals', { status: 401, body: { error: 'E4711', message: expect.stringContaining('<b>') } }],
])('with %s, a refusal has another code or message', async (name, refusal) => {
  expect(await callWithVariations(name, '/api/user/get_profile')).toMatchObject(refusal);
});

test('with unknown-words-in-updates, an update has unknown enum values, and its other fields are unchanged', () => {
  const update = { eventId: 'a', changes: { status: 'live', team1: { score: 1 } } };
  const activeVariations = readVariations('unknown-words-in-updates');
  expect(changePayload(activeVariations, 'update-event', update)).toMatchObject({
    eventId: 'a',
    changes: { status: 'half_time', team1: { score: 1 } },
  });
  expect(changePayload(activeVariations, 'playback-state', update)).toBe(update);
});

test('with missing-panorama, no message to a room contains the real panorama', () => {
  const activeVariations = readVariations('missing-panorama');
  const source = { hd: '/hd.m3u8', pano: '/pano.m3u8' };
  const missingAddress = '/media/missing/pano.m3u8';
  expect(changePayload(activeVariations, 'update-event', { eventId: 'a', changes: { source } })).toEqual({
    eventId: 'a',
    changes: { source: { hd: '/hd.m3u8', pano: missingAddress } },
  });
  const panoramaMessage = { eventId: 'a', url: '/pano.m3u8', streamType: 'pano' };
  expect(changePayload(activeVariations, 'event-url-change', panoramaMessage)).toEqual({
    ...panoramaMessage,
    url: missingAddress,
  });
  const hdMessage = { eventId: 'a', url: '/hd.m3u8', streamType: 'hd' };
  expect(changePayload(activeVariations, 'event-url-change', hdMessage)).toEqual(hdMessage);
});

test.each([
  ['far-kick-offs', /"event_date":"(?!2020)/],
  ['impossible-dates', /"event_date":"9999-12-31/],
  ['upper-case-words', /"status":"UPCOMING"/],
])('with %s, room messages vary like answers', (name, pattern) => {
  const update = { eventId: 'a', changes: { status: 'upcoming', event_date: '2020-01-01T00:00:00Z' } };
  expect(JSON.stringify(changePayload(readVariations(name), 'update-event', update))).toMatch(pattern);
  const scoreUpdate = { eventId: 'a', changes: { team1: { score: 1 } } };
  expect(changePayload(readVariations(name), 'update-event', scoreUpdate)).toEqual(scoreUpdate);
});

test('several variations apply together, and without a variation no answer changes', async () => {
  const answerWithBothKinds = await callWithVariations('small-pages, negative-counts', '/api/event/list', {
    body: { size: 24, count: true },
  });
  expect(answerWithBothKinds).toMatchObject({ body: { content: { itemsPerPage: 3, totalCount: -5 } } });
  expect(await callWithVariations('', matchPath)).toMatchObject({ body: { content: { status: 'live' } } });
});

test('an unknown variation is refused with one line that lists all variations', async () => {
  expect(() => readVariations('small-pages,strange')).toThrow(UnknownVariation);
  const { body } = await callWithVariations('strange', matchPath);
  expect(body).toMatchObject({
    error: 'invalid_request',
    message: `--variations does not know strange, only ${[...variations.keys()].join(', ')}`,
  });
});
