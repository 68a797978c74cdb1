import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { contentKeys } from '../cache/content-keys.ts';
import type { EventPage } from '../cache/event-page.ts';
import { growingListQuery, type Now, type FetchPage } from './growing-list.ts';
import type { ClipListParams, EventListParams } from './list-params.ts';
import { mergePage } from '../cache/event-cache.ts';
import { getListOptions, refetchLockedOptions } from '../cache/personal-queries.ts';

type GrowingList = ReturnType<typeof growingListQuery>;

// api-client retries safe requests, so these queries set `retry: false`. Endpoints and zod load with the first request,
// because a page with data in its HTML needs none of them.
/** Returns a function that reads a page of events and channels. */
export const createEventFetch =
  (api: Api, params: EventListParams): FetchPage =>
  async (...request) =>
    (await import('./calls.ts')).readEventPage(api, params, ...request);

/** Returns a function that reads a page of highlights and clips. */
export const createClipFetch =
  (api: Api, params: ClipListParams): FetchPage =>
  async (...request) =>
    (await import('./calls.ts')).readClipPage(api, params, ...request);

const createPageQuery = (call: string, params: EventListParams | ClipListParams, fetchPage: FetchPage, now: Now) =>
  queryOptions({
    queryKey: contentKeys.list(call, params),
    retry: false,
    ...getListOptions(params),
    queryFn: async ({ client, signal }): Promise<EventPage> => {
      const { fetchList } = await import('./calls.ts');
      return mergePage(client, await fetchList(fetchPage, params, now(), signal));
    },
  });

/** The first page of a list of events and channels: a shelf. */
export const eventListQuery = (api: Api, params: EventListParams, now: Now = Date.now) =>
  createPageQuery('events', params, createEventFetch(api, params), now);

/** A list of events and channels that grows page by page; read it with `getEntries`. */
export const eventListInfiniteQuery = (api: Api, params: EventListParams, now: Now = Date.now): GrowingList => ({
  ...growingListQuery('events', params, createEventFetch(api, params), now),
  ...getListOptions(params),
});

/** The first page of a list of highlights and clips: a shelf. */
export const clipListQuery = (api: Api, params: ClipListParams, now: Now = Date.now) =>
  createPageQuery('clips', params, createClipFetch(api, params), now);

/** A list of highlights and clips that grows page by page; read it with `getEntries`. */
export const clipListInfiniteQuery = (api: Api, params: ClipListParams, now: Now = Date.now): GrowingList => ({
  ...growingListQuery('clips', params, createClipFetch(api, params), now),
  ...refetchLockedOptions,
});
