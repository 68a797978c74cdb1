import { createClip, deleteAccount, deleteClip, getClip, listEvents, type WireEvent } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userClips } from '../database/account-tables.ts';
import { contracts } from '../database/commerce-tables.ts';
import { createAccount, password, type TestAccount } from '../testing/test-account.ts';
import { call, post, testBackend } from '../testing/test-backend.ts';
import { countSeconds } from './store-clip.ts';

let match: WireEvent;
let author: TestAccount;
let buyer: TestAccount;

/** Finds a match of ice hockey, whose recording has 88 seconds. */
async function findRecordedMatch(coverage: WireEvent['commerce_coverage']): Promise<WireEvent> {
  const filters = { status: ['archived' as const], sportType: ['ice-hockey'] };
  const { entries } = await call(listEvents, { body: { size: 500, filters } });
  const found = entries.find((entry) => entry.commerce_coverage === coverage && entry.available_in_region !== false);
  if (!found) throw new Error(`no recorded match of ${coverage}`);
  return found;
}

beforeAll(async () => {
  match = await findRecordedMatch('commerce_ppv_media');
});

beforeEach(async () => {
  [author, buyer] = [await createAccount(), await createAccount()];
  for (const { email } of [author, buyer]) {
    await post('/__world', { contract: `ticket-${match.id}`, of: email });
  }
});

const createClipFrom = (start: number, end: number, title = 'Goal') =>
  call(createClip, { body: { clip: { title, event_id: match.id, start_time: start, end_time: end } } }, author.token);

/** Stores a clip of the author from the live stream, whose seconds count in addition to the recording's. */
async function storeLiveClip(eventId: string, seconds: number): Promise<void> {
  const { accounts } = await testBackend();
  const clip = { id: crypto.randomUUID(), userId: author.id, eventId, title: 'Live', addedAt: new Date(0), live: true };
  await accounts.database.insert(userClips).values({ ...clip, startTime: 0, endTime: seconds });
}

const getClipAddress = async (id: string, token?: string) =>
  (await call(getClip, { params: { id }, query: { media_type: 'user_clip' } }, token)).source?.clip ?? 'none';

async function getStatus(address: string): Promise<number> {
  const { app } = await testBackend();
  return (await app.request(address, { headers: { range: 'bytes=0-1' } })).status;
}

const endContracts = async ({ id }: TestAccount) => {
  const { accounts } = await testBackend();
  await accounts.database
    .update(contracts)
    .set({ endsAt: new Date(0) })
    .where(eq(contracts.userId, id));
};

test('each buyer of a match receives a personal address of a clip, and a forged address gets 403', async () => {
  const { id, source } = await createClipFrom(10, 20);
  const [ownAddress, buyersAddress] = [source?.clip ?? '', await getClipAddress(id, buyer.token)];
  expect(await getClipAddress(id), 'a visitor receives no address').toBe('none');
  expect([await getStatus(ownAddress), await getStatus(buyersAddress)]).toEqual([206, 206]);
  expect(ownAddress).not.toBe(buyersAddress);
  const forged = [
    `/media/cuts/${id}.mp4`,
    ownAddress.replace(author.id, buyer.id),
    ownAddress.replace(/~[^~]+\.mp4/, '~AAAA.mp4'),
  ];
  expect(await Promise.all(forged.map(getStatus))).toEqual([403, 403, 403]);
});

test('after all contracts end, a clip’s address works for its maker and not for another buyer', async () => {
  const { id, source } = await createClipFrom(10, 20);
  const buyersAddress = await getClipAddress(id, buyer.token);
  await endContracts(buyer);
  await endContracts(author);
  expect([await getStatus(buyersAddress), await getStatus(source?.clip ?? '')]).toEqual([403, 206]);
});

test('the addresses of a clip get 404 after the clip or its maker’s account is deleted', async () => {
  const [firstClip, secondClip] = [await createClipFrom(10, 20), await createClipFrom(30, 40)];
  const addresses = [
    firstClip.source?.clip ?? '',
    secondClip.source?.clip ?? '',
    await getClipAddress(secondClip.id, buyer.token),
  ];
  expect(await Promise.all(addresses.map(getStatus))).toEqual([206, 206, 206]);
  await call(deleteClip, { params: { id: firstClip.id } }, author.token);
  await call(deleteAccount, { body: { password } }, author.token);
  expect(await Promise.all(addresses.map(getStatus))).toEqual([404, 404, 404]);
});

test('a clip of a bought match is private, and caches must revalidate it', async () => {
  const { app } = await testBackend();
  const { source } = await createClipFrom(10, 20);
  const response = await app.request(source?.clip ?? '');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  const etag = response.headers.get('etag') ?? '';
  expect((await app.request(source?.clip ?? '', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('a viewer’s clips of a bought match contain at most two minutes together, even when they are created at once', async () => {
  await storeLiveClip(match.id, 35);
  const { id } = await createClipFrom(0, 60);
  await createClipFrom(20, 70);
  await expect(createClipFrom(72, 88), 'one second above the limit').rejects.toMatchObject({
    code: 'clip_seconds_exceeded',
    status: 403,
  });
  const results = await Promise.allSettled([createClipFrom(70, 80), createClipFrom(78, 88)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await call(deleteClip, { params: { id } }, author.token);
  await expect(createClipFrom(72, 88), 'a deleted clip no longer counts').resolves.toMatchObject({ duration: 16 });
});

test('clips of a free match may exceed two minutes together', async () => {
  const { id: event_id } = await findRecordedMatch('commerce_free_media');
  await storeLiveClip(event_id, 60);
  for (const start_time of [0, 28]) {
    const clip = { title: 'All of it', event_id, start_time, end_time: start_time + 60 };
    await expect(call(createClip, { body: { clip } }, author.token)).resolves.toMatchObject({ duration: 60 });
  }
});

test.each([
  ['an empty list', [], 0],
  [
    'separate ranges',
    [
      [30, 40],
      [0, 10],
    ],
    20,
  ],
  [
    'adjacent ranges',
    [
      [0, 10],
      [10, 20],
    ],
    20,
  ],
  [
    'overlapping ranges',
    [
      [0, 10],
      [5, 15],
    ],
    15,
  ],
  [
    'nested ranges',
    [
      [0, 60],
      [10, 20],
      [50, 70],
    ],
    70,
  ],
])('seconds that several ranges share are counted once: %s', (_, timeRanges: number[][], seconds) => {
  expect(countSeconds(timeRanges.map(([startTime = 0, endTime = 0]) => ({ startTime, endTime })))).toBe(seconds);
});
