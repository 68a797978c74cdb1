import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { contentKeys } from './content-keys.ts';
import { toEventPage, type EventPage, type PageParam } from './event-page.ts';
import { listBody, listInstant, type ClipListParams, type EventListParams } from './list-params.ts';
import { withMissedChanges } from '../live/missed-changes.ts';

/** Tells the time, milliseconds since the epoch: the page's `now` while it loads, its clock after that. */
export type Now = () => number;

type ReadPage = (page: number, instant: string, signal: AbortSignal) => Promise<EventPage>;

// api-client retries safe calls by itself, hence `retry: false` below.
// Endpoints are imported when a call is made: what the server put in the page needs neither them nor zod.
const eventPages =
  (api: Api, params: EventListParams): ReadPage =>
  async (page, instant, signal) => {
    const { listEvents } = await import('./calls.ts');
    return toEventPage(await api.call(listEvents, { body: listBody(params, page, instant) }, { signal }), instant);
  };

const clipPages =
  (api: Api, params: ClipListParams): ReadPage =>
  async (page, instant, signal) => {
    const { listClips } = await import('./calls.ts');
    return toEventPage(await api.call(listClips, { body: listBody(params, page, instant) }, { signal }), instant);
  };

const onePage = (call: string, params: object, read: ReadPage, now: Now) =>
  queryOptions({
    queryKey: contentKeys.list(call, params),
    retry: false,
    queryFn: async ({ client, signal }): Promise<EventPage> =>
      withMissedChanges(client, await read(0, listInstant(now()), signal)),
  });

const allPages = (call: string, params: object, read: ReadPage, now: Now) =>
  infiniteQueryOptions({
    queryKey: contentKeys.infinite(call, params),
    retry: false,
    queryFn: async ({ client, signal, pageParam: { page, instant } }): Promise<EventPage> =>
      withMissedChanges(client, await read(page, instant || listInstant(now()), signal)),
    initialPageParam: { page: 0, instant: '' } satisfies PageParam,
    getNextPageParam: (last, _pages, { page }): PageParam | undefined =>
      last.more ? { page: page + 1, instant: last.instant } : undefined,
  });

/** The first page of a list of events and channels: a shelf. */
export const eventListQuery = (api: Api, params: EventListParams, now: Now = Date.now) =>
  onePage('events', params, eventPages(api, params), now);

/** A list of events and channels that grows page by page; read it with `entriesOf`. */
export const eventListInfinite = (api: Api, params: EventListParams, now: Now = Date.now) =>
  allPages('events', params, eventPages(api, params), now);

/** The first page of a list of highlights and clips: a shelf. */
export const clipListQuery = (api: Api, params: ClipListParams, now: Now = Date.now) =>
  onePage('clips', params, clipPages(api, params), now);

/** A list of highlights and clips that grows page by page; read it with `entriesOf`. */
export const clipListInfinite = (api: Api, params: ClipListParams, now: Now = Date.now) =>
  allPages('clips', params, clipPages(api, params), now);
