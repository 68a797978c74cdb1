import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { contentKeys } from './content-keys.ts';
import type { EventPage } from './event-page.ts';
import { findEvents } from './event-copies.ts';
import { sampleMatch } from '../testing/sample-events.ts';
import { applyUpdate, applyUrlChange, getLastMessageTime, mergeCopies, mergeEvent, mergePage } from './event-cache.ts';

const detailKey = contentKeys.event('tra-osl', 'id');
const listKey = contentKeys.list('events', { status: 'live' });
const liveListKey = contentKeys.infinite('events', { status: 'live' });
const createPage = (id = 'tra-osl'): EventPage => ({
  entries: [sampleMatch({ id }), sampleMatch({ id: 'other' })],
  more: false,
  instant: '',
});

function createFilledClient(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(detailKey, sampleMatch(), { updatedAt: 1 });
  client.setQueryData(listKey, createPage(), { updatedAt: 2 });
  client.setQueryData(liveListKey, { pages: [createPage('x'), createPage()], pageParams: [0, 1] }, { updatedAt: 3 });
  return client;
}

const getScores = (client: QueryClient, key: readonly unknown[]) =>
  findEvents(client.getQueryData(key))
    .filter(({ id }) => id === 'tra-osl')
    .map(({ team1 }) => team1?.score);

const createGoal = (score: number, minute: number) => ({
  team1: { score },
  updated_at: `2026-02-12T19:${minute}:00.000Z`,
});

describe('applyUpdate', () => {
  it('an update changes every copy of the event and keeps its other fields', async () => {
    const client = createFilledClient();
    await applyUpdate(client, 'tra-osl', createGoal(4, 31));
    expect([getScores(client, detailKey), getScores(client, listKey), getScores(client, liveListKey)]).toEqual([
      [4],
      [4],
      [4],
    ]);
    expect(findEvents(client.getQueryData(detailKey))[0]?.team1?.name).toBe('Tromsø Aurora');
  });

  it('an update keeps the object identity of other events, and of lists without the event', async () => {
    const client = createFilledClient();
    const otherPage = createPage('y');
    client.setQueryData(contentKeys.list('clips', {}), otherPage);
    const otherEvent = client.getQueryData<EventPage>(listKey)?.entries[1];
    await applyUpdate(client, 'tra-osl', createGoal(4, 31));
    expect(client.getQueryData(contentKeys.list('clips', {}))).toBe(otherPage);
    expect(client.getQueryData<EventPage>(listKey)?.entries[1]).toBe(otherEvent);
  });

  it('a list that an update changes keeps its time of loading', async () => {
    const client = createFilledClient();
    await applyUpdate(client, 'tra-osl', createGoal(4, 31));
    expect(client.getQueryState(listKey)?.dataUpdatedAt).toBe(2);
  });

  it('applyUpdate keeps the newest score when messages arrive out of order or twice [fault-23]', async () => {
    const client = createFilledClient();
    for (const [score, minute] of [
      [5, 33],
      [4, 31],
      [5, 33],
      [4, 32],
    ] as const) {
      await applyUpdate(client, 'tra-osl', createGoal(score, minute));
    }
    expect(getScores(client, listKey)).toEqual([5]);
  });
});

describe('a response to an earlier request', () => {
  it('a response to an earlier request does not undo a change that a room has reported', async () => {
    const client = createFilledClient();
    await applyUpdate(client, 'tra-osl', createGoal(4, 31));
    expect((await mergeEvent(client, sampleMatch())).team1?.score).toBe(4);
    expect((await mergePage(client, createPage())).entries[0]?.team1?.score).toBe(4);
  });

  it('a response replaces a change that a room has reported if its `updated_at` is newer', async () => {
    const client = createFilledClient();
    await applyUpdate(client, 'tra-osl', createGoal(4, 31));
    const newerMatch = sampleMatch({ updated_at: '2026-02-12T19:35:00.000Z', team1: { score: 6 } });
    expect((await mergeEvent(client, newerMatch)).team1?.score).toBe(6);
  });
});

describe('a message that is older than a minute', () => {
  it('an old message does not change a later response, and the cache still knows the message’s time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
    try {
      const client = createFilledClient();
      await applyUpdate(client, 'tra-osl', createGoal(4, 31));
      vi.setSystemTime(61_000);
      expect((await mergeEvent(client, sampleMatch())).team1?.score).toBe(4);
      vi.setSystemTime(61_001);
      expect((await mergeEvent(client, sampleMatch())).team1?.score).toBe(3);
      expect(getLastMessageTime(client, 'tra-osl')).toBe(1_000);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a response that is newer than a message', () => {
  it('an event stays archived although an earlier message brings a new stream address', async () => {
    const client = createFilledClient();
    const endChanges = { status: 'archived', updated_at: '2026-02-12T19:50:00.000Z' } as const;
    await applyUrlChange(client, { eventId: 'tra-osl', url: '/new.m3u8', streamType: 'hd' });
    await applyUpdate(client, 'tra-osl', endChanges);
    const loadedMatch = sampleMatch({ ...endChanges, updated_at: '2026-02-12T19:50:01.000Z' });
    expect((await mergeEvent(client, loadedMatch)).status).toBe('archived');
    expect((await mergeEvent(client, sampleMatch())).status).toBe('archived');
  });

  it('an event gets the stream address of a message that is newer than the response', async () => {
    const client = createFilledClient();
    await applyUpdate(client, 'tra-osl', createGoal(4, 31));
    await applyUrlChange(client, { eventId: 'tra-osl', url: '/new.m3u8', streamType: 'hd' });
    const loadedMatch = sampleMatch({ updated_at: '2026-02-12T19:31:00.000Z' });
    expect((await mergeEvent(client, loadedMatch)).source?.hd).toBe('/new.m3u8');
  });
});

describe('data from a cached page', () => {
  it('data from a cached page does not undo a change that a room reported before hydration', async () => {
    const client = createFilledClient();
    await applyUpdate(client, 'tra-osl', createGoal(4, 31));
    client.setQueryData(listKey, createPage());
    expect(getScores(client, listKey)).toEqual([3]);
    await mergeCopies(client);
    expect(getScores(client, listKey)).toEqual([4]);
  });
});

describe('applyUrlChange', () => {
  it('a new stream address makes the match live and playable', async () => {
    const client = createFilledClient();
    client.setQueryData(detailKey, sampleMatch({ status: 'upcoming', starting_soon: true, stream_error: 'no_signal' }));
    await applyUrlChange(client, { eventId: 'tra-osl', url: '/new.m3u8', streamType: 'hd' });
    const event = findEvents(client.getQueryData(detailKey))[0];
    expect(event).toMatchObject({ status: 'live', starting_soon: false, source: { hd: '/new.m3u8' } });
    expect(event).not.toHaveProperty('stream_error');
  });

  it('a stream address of the type `pano` replaces only the panoramic address', async () => {
    const client = createFilledClient();
    await applyUrlChange(client, { eventId: 'tra-osl', url: '/wide.m3u8', streamType: 'pano' });
    expect(findEvents(client.getQueryData(detailKey))[0]?.source).toEqual({ pano: '/wide.m3u8' });
  });

  it('a stream address reloads an event that failed to load', async () => {
    const client = new QueryClient();
    client.setQueryData(detailKey, null);
    await applyUrlChange(client, { eventId: 'tra-osl', url: '/new.m3u8', streamType: 'hd' });
    expect(client.getQueryState(detailKey)?.isInvalidated).toBe(true);
  });
});

describe('mergeCopies', () => {
  const endChanges = {
    status: 'archived',
    clock: undefined,
    duration: 8700,
    updated_at: '2026-02-12T19:59:00.000Z',
  } as const;

  it('a match that is archived on its page is archived in all lists, and each list keeps its own availability', async () => {
    const client = createFilledClient();
    client.setQueryData(detailKey, sampleMatch({ ...endChanges, available_for_user: true, title: 'Renamed' }));
    await mergeCopies(client);
    for (const key of [listKey, liveListKey]) {
      const entry = findEvents(client.getQueryData(key)).find(({ id }) => id === 'tra-osl');
      expect(entry).toMatchObject({ status: 'archived', duration: 8700, title: 'Renamed' });
      expect(entry?.clock).toBeUndefined();
      expect(entry?.available_for_user).toBeUndefined();
    }
    expect(client.getQueryState(listKey)?.dataUpdatedAt).toBe(2);
  });

  it('an older copy changes no list, and an up-to-date list stays the same object', async () => {
    const client = createFilledClient();
    client.setQueryData(detailKey, sampleMatch({ ...endChanges, updated_at: '2026-02-12T19:29:00.000Z' }));
    const getLists = () => [listKey, liveListKey].map((key) => client.getQueryData(key));
    const listsBefore = getLists();
    await mergeCopies(client);
    for (const [index, cachedList] of getLists().entries()) expect(cachedList).toBe(listsBefore[index]);
  });
});
