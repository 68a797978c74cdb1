import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { createApi } from '@touchline/api-client';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { findCachedEvent } from '../cache/event-copies.ts';
import { getEntries } from '../cache/event-page.ts';
import { invalidateSuggested } from '../cache/personal-queries.ts';
import { clipListQuery, eventListInfiniteQuery, eventListQuery } from './event-list-queries.ts';
import { eventQuery } from './event-query.ts';
import { relatedQuery, sportCountsQuery } from './more-queries.ts';
import { getNowAndNext, programmeQuery } from './programme-query.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

/** Bodies of the list requests. */
let bodies: { page: number; filters: { event_date?: { from?: string; to?: string } } }[] = [];
let calls: string[] = [];
const api = createApi({
  baseUrl: inject('backendUrl'),
  fetch: async (input, init) => {
    const request = new Request(input, init);
    calls.push(new URL(request.url).pathname);
    if (request.method === 'POST') bodies.push(JSON.parse(await request.clone().text()));
    return fetch(request);
  },
});
let client = new QueryClient();

beforeEach(() => {
  client = new QueryClient();
  bodies = [];
  calls = [];
});

describe('lists of the reference backend', () => {
  it('lists grow page by page, and all pages are requested with the time of the first page', async () => {
    let now = Date.now();
    const query = eventListInfiniteQuery(
      api,
      { filters: { status: ['archived'] }, timeWindow: 'past', size: 10 },
      () => now,
    );
    const observer = new InfiniteQueryObserver(client, query);
    await observer.refetch();
    now += 3600_000;
    await observer.fetchNextPage();
    const { data } = await observer.fetchNextPage();
    expect(bodies.map(({ page }) => page)).toEqual([0, 1, 2]);
    expect(new Set(bodies.map(({ filters }) => filters.event_date?.to)).size).toBe(1);
    expect(data && new Set(getEntries(data).map(({ id }) => id)).size).toBe(30);
  });

  it('a change of the viewer’s choices requests shown suggestions again, and no other list', async () => {
    const listParams = [{ filters: { suggested: true } }, { filters: { status: ['live' as const] } }];
    const observers = listParams.map((params) => new QueryObserver(client, eventListQuery(api, params)));
    for (const observer of observers) onTestFinished(observer.subscribe(() => undefined));
    await Promise.all(observers.map((observer) => observer.refetch()));
    bodies = [];
    await invalidateSuggested(client);
    expect(bodies.map(({ filters }) => filters)).toEqual([{ suggested: true }]);
  });

  it('lists have the same key for equal params and different keys for different params', () => {
    const keys = [{ status: ['live'] as const }, { status: ['live'] as const }, { status: ['upcoming'] as const }].map(
      ({ status }) => JSON.stringify(eventListQuery(api, { filters: { status: [...status] } }).queryKey),
    );
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toBe(keys[2]);
  });

  it('a list has live events with score and clock', async () => {
    const { entries } = await client.fetchQuery(
      eventListQuery(api, { filters: { status: ['live'], extendLiveWithStats: true } }),
    );
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every(({ status, clock }) => status === 'live' && clock !== undefined)).toBe(true);
  });
});

describe('one event of the reference backend', () => {
  it('an id loads as a clip if no event has it', async () => {
    const { entries } = await client.fetchQuery(clipListQuery(api, { filters: { media_type: ['highlight'] } }));
    const id = entries[0]?.id ?? '';
    const highlight = await new QueryClient().fetchQuery(eventQuery(api, id));
    expect(highlight).toMatchObject({ id, media_type: 'highlight', status: 'vod' });
  });

  it('an event loads with one request if a cached list contains it, and thus its kind', async () => {
    const { entries } = await client.fetchQuery(clipListQuery(api, { filters: { media_type: ['highlight'] } }));
    const id = entries[0]?.id ?? '';
    expect(findCachedEvent(client, id)?.media_type).toBe('highlight');
    calls = [];
    await client.fetchQuery(eventQuery(api, id));
    expect(calls).toEqual([`/api/clip/get_by_id/id/${id}`]);
  });

  it('an unknown event id fails with `not_found`', async () => {
    await expect(client.fetchQuery(eventQuery(api, 'no-such-event'))).rejects.toMatchObject({
      code: 'not_found',
      status: 404,
    });
  });

  it('loads related events of an event', async () => {
    const { entries } = await client.fetchQuery(eventListQuery(api, { filters: { status: ['archived'] } }));
    const relatedPage = await client.fetchQuery(relatedQuery(api, entries[0]?.id ?? ''));
    expect(relatedPage.entries.length).toBeGreaterThan(0);
    expect(relatedPage.entries.length).toBeLessThanOrEqual(24);
  });
});

describe('channels of the reference backend', () => {
  it('a card of a channel gets the current and the next programme without descriptions', async () => {
    const { entries } = await client.fetchQuery(eventListQuery(api, { filters: { status: ['channel'] } }));
    const channel = entries.find(({ source }) => source?.epg);
    if (!channel) throw new Error('no channel with a programme');
    const programmes = await client.fetchQuery(programmeQuery(api, channel, { size: 3 }));
    expect(programmes).toHaveLength(3);
    expect(programmes[0]).not.toHaveProperty('description');
    const { current, next } = getNowAndNext(programmes, Date.now());
    expect([current?.id, next?.id]).toEqual([programmes[0]?.id, programmes[1]?.id]);
    expect((await client.fetchQuery(programmeQuery(api, channel))).length).toBeGreaterThan(3);
  });
});

it('counts live events by sport', async () => {
  const sportCounts = await client.fetchQuery(sportCountsQuery(api));
  expect(sportCounts.map(({ sport_type }) => sport_type)).toContain('ice-hockey');
});
