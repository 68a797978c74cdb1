import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { eventUrlChange, updateEvent, userPurchaseStatus } from '@touchline/contract';
import { fakeRealtime } from '@touchline/realtime/testing';
import { expect, test, vi } from 'vitest';
import { contentKeys } from '../cache/content-keys.ts';
import { findEvents } from '../cache/event-copies.ts';
import { invalidatePersonal } from '../cache/personal-queries.ts';
import { sampleMatch } from '../testing/sample-events.ts';
import { connectRoomsToCache } from './connect-rooms-to-cache.ts';

const listKey = contentKeys.list('events', { status: 'live' });

function createRoomsWorld() {
  const client = new QueryClient();
  client.setQueryData(listKey, { entries: [sampleMatch()], more: false, instant: '' });
  const realtime = fakeRealtime();
  const reports: unknown[] = [];
  connectRoomsToCache(realtime, client, {
    apiBase: 'https://api.test',
    onBadAddress: ({ path }) => void reports.push(path),
  });
  const getCachedEntry = () => findEvents(client.getQueryData(listKey))[0];
  return { client, realtime, getCachedEntry, reports };
}

test('a message changes the cache once, for any number of cards and pages in its room', async () => {
  const { client, realtime, getCachedEntry } = createRoomsWorld();
  for (const priority of ['card', 'card', 'page'] as const) realtime.joinEvent('tra-osl', () => {}, priority);
  const countBefore = client.getQueryState(listKey)?.dataUpdateCount ?? 0;
  realtime.receive(updateEvent, { eventId: 'tra-osl', changes: { team1: { score: 9 } } });
  await vi.waitFor(() => expect(getCachedEntry()?.team1?.score).toBe(9));
  expect(client.getQueryState(listKey)?.dataUpdateCount).toBe(countBefore + 1);
});

test('an invalid field of a message is ignored, and the other fields apply', async () => {
  const { realtime, getCachedEntry } = createRoomsWorld();
  const score = getCachedEntry()?.team1?.score;
  realtime.joinEvent('tra-osl', () => {});
  realtime.receive(updateEvent, {
    eventId: 'tra-osl',
    changes: { status: 'archived', team1: { score: { goals: 'many' } } },
  });
  await vi.waitFor(() => expect(getCachedEntry()?.status).toBe('archived'));
  expect(getCachedEntry()?.team1?.score).toBe(score);
});

test('an invalid message, and a message for a room without members, change no entry', async () => {
  const { realtime, getCachedEntry } = createRoomsWorld();
  const entryBefore = getCachedEntry();
  realtime.receive(updateEvent, { eventId: 'tra-osl', changes: { status: 'archived' } });
  realtime.joinEvent('tra-osl', () => {});
  realtime.receive(updateEvent, { eventId: 'tra-osl', changes: 'archived' });
  realtime.receive(updateEvent, { changes: { status: 'archived' } });
  realtime.receive(eventUrlChange, { eventId: 'tra-osl' });
  // Messages arrive in order. Once this one is in the cache, the earlier ones have been handled, too.
  realtime.receive(updateEvent, { eventId: 'tra-osl', changes: { title: 'The last one' } });
  await vi.waitFor(() => expect(getCachedEntry()?.title).toBe('The last one'));
  expect(getCachedEntry()).toEqual({ ...entryBefore, title: 'The last one' });
});

test('each stream address that the backend sends counts as a renewal, even the same address', async () => {
  const { client, realtime, getCachedEntry } = createRoomsWorld();
  realtime.joinEvent('tra-osl', () => {});
  const getRenewals = () => client.getQueryData(contentKeys.renewals('tra-osl'));
  for (const count of [1, 2]) {
    realtime.receive(eventUrlChange, { eventId: 'tra-osl', url: '/new.m3u8' });
    await vi.waitFor(() => expect(getRenewals()).toBe(count));
  }
  expect(getCachedEntry()?.source?.hd).toBe('/new.m3u8');
});

test.each([
  'http://cdn.test/a.m3u8',
  'http://api.test/a.m3u8',
  'javascript:alert(1)',
  'data:,x',
  '//evil.test/a.m3u8',
  ' ',
])('a new stream address that is unusable (%j) is reported and changes no entry', async (url) => {
  const { client, realtime, getCachedEntry, reports } = createRoomsWorld();
  realtime.joinEvent('tra-osl', () => {});
  const entryBefore = getCachedEntry();
  for (const streamType of ['hd', 'pano']) realtime.receive(eventUrlChange, { eventId: 'tra-osl', url, streamType });
  realtime.receive(updateEvent, { eventId: 'tra-osl', changes: { source: { hd: url } } });
  await vi.waitFor(() => expect(reports).toEqual(['url', 'url', 'changes.source.hd']));
  expect(client.getQueryData(contentKeys.renewals('tra-osl'))).toBeUndefined();
  expect(getCachedEntry()).toEqual(entryBefore);
});

test('a message with a bad address still applies its other fields', async () => {
  const { realtime, getCachedEntry, reports } = createRoomsWorld();
  realtime.joinEvent('tra-osl', () => {});
  const source = { hd: 'https://cdn.test/a.m3u8', pano: 'http://cdn.test/b.m3u8' };
  realtime.receive(updateEvent, { eventId: 'tra-osl', changes: { source, team1: { score: 9 } } });
  await vi.waitFor(() => expect(getCachedEntry()?.team1?.score).toBe(9));
  expect(getCachedEntry()?.source).toEqual({ hd: source.hd });
  expect(reports).toEqual(['changes.source.pano']);
});

test('personal queries reload after a message about a purchase', async () => {
  const { client, realtime } = createRoomsWorld();
  const createToken = vi.fn(async () => 'mine');
  const tickets = new QueryObserver(client, { queryKey: ['tickets'], queryFn: createToken, meta: { personal: true } });
  tickets.subscribe(() => {});
  await vi.waitFor(() => expect(tickets.getCurrentResult().data).toBe('mine'));
  realtime.joinUser('u1', async () => {});
  realtime.on(userPurchaseStatus, () => void invalidatePersonal(client));
  realtime.receive(userPurchaseStatus, { userId: 'u1', contractId: 7, status: 'active', eventId: null });
  await vi.waitFor(() => expect(createToken).toHaveBeenCalledTimes(2));
});
