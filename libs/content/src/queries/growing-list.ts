import { infiniteQueryOptions } from '@tanstack/react-query';
import { withMissedChanges } from '../cache/missed-changes.ts';
import { contentKeys } from '../cache/content-keys.ts';
import type { EventPage, PageParam } from '../cache/event-page.ts';
import { listInstant } from './list-params.ts';

/** Tells the time, milliseconds since the epoch: the page's `now` while it loads, its clock after that. */
export type Now = () => number;

/** Asks for one page of a list. @param page from 0 @param instant what "now" meant when page 0 was asked for */
export type ReadPage = (page: number, instant: string, signal: AbortSignal) => Promise<EventPage>;

/**
 * A list of events or clips that grows page by page; read it with `entriesOf`. Its entries are patched by live updates.
 * @param call names the list in the cache @param params what distinguishes it from others of that call
 */
export const growingList = (call: string, params: object, read: ReadPage, now: Now) =>
  infiniteQueryOptions({
    queryKey: contentKeys.infinite(call, params),
    retry: false,
    queryFn: async ({ client, signal, pageParam: { page, instant } }): Promise<EventPage> =>
      withMissedChanges(client, await read(page, instant || listInstant(now()), signal)),
    initialPageParam: { page: 0, instant: '' } satisfies PageParam,
    getNextPageParam: (last, _pages, { page }): PageParam | undefined =>
      last.more ? { page: page + 1, instant: last.instant } : undefined,
  });
