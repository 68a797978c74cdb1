import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { contentKeys } from './content-keys.ts';
import { toEventPage, type EventPage, type PageParam } from './event-page.ts';
import { listBody, listInstant, type ClipListParams, type EventListParams } from './list-params.ts';
import { withMissedChanges } from '../live/missed-changes.ts';

type ReadPage = (page: number, instant: string, signal: AbortSignal) => Promise<EventPage>;

// Endpoints are imported when a call is made: what the server put in the page needs neither them nor zod.
const eventPages =
  (api: Api, params: EventListParams): ReadPage =>
  async (page, instant, signal) => {
    const { listEvents } = await import('@touchline/contract');
    return toEventPage(await api.call(listEvents, { body: listBody(params, page, instant) }, { signal }), instant);
  };

const clipPages =
  (api: Api, params: ClipListParams): ReadPage =>
  async (page, instant, signal) => {
    const { listClips } = await import('@touchline/contract');
    return toEventPage(await api.call(listClips, { body: listBody(params, page, instant) }, { signal }), instant);
  };

const onePage = (call: string, params: object, read: ReadPage) =>
  queryOptions({
    queryKey: contentKeys.list(call, params),
    queryFn: async ({ client, signal }): Promise<EventPage> =>
      withMissedChanges(client, await read(0, listInstant(Date.now()), signal)),
  });

const allPages = (call: string, params: object, read: ReadPage) =>
  infiniteQueryOptions({
    queryKey: contentKeys.infinite(call, params),
    queryFn: async ({ client, signal, pageParam: { page, instant } }): Promise<EventPage> =>
      withMissedChanges(client, await read(page, instant || listInstant(Date.now()), signal)),
    initialPageParam: { page: 0, instant: '' } satisfies PageParam,
    getNextPageParam: (last, _pages, { page }): PageParam | undefined =>
      last.more ? { page: page + 1, instant: last.instant } : undefined,
  });

/** The first page of a list of events and channels: a shelf. */
export const eventListQuery = (api: Api, params: EventListParams) => onePage('events', params, eventPages(api, params));

/** A list of events and channels that grows page by page; read it with `entriesOf`. */
export const eventListInfinite = (api: Api, params: EventListParams) =>
  allPages('events', params, eventPages(api, params));

/** The first page of a list of highlights and clips: a shelf. */
export const clipListQuery = (api: Api, params: ClipListParams) => onePage('clips', params, clipPages(api, params));

/** A list of highlights and clips that grows page by page; read it with `entriesOf`. */
export const clipListInfinite = (api: Api, params: ClipListParams) => allPages('clips', params, clipPages(api, params));
