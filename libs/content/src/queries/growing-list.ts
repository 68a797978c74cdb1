import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { withMissedChanges } from '../cache/missed-changes.ts';
import { contentKeys } from '../cache/content-keys.ts';
import type { EventPage, PageParam } from '../cache/event-page.ts';
import { listInstant } from './list-params.ts';

/** Tells the time, milliseconds since the epoch: the page's `now` while it loads, its clock after that. */
export type Now = () => number;

/** Asks for one page of a list. @param page from 0 @param instant what "now" meant when page 0 was asked for */
export type ReadPage = (page: number, instant: string, signal: AbortSignal) => Promise<EventPage>;

/** A server that goes on promising a next page is believed until so many have brought nothing new. */
const mostIdle = 3;

/** How many pages at the end of a list hold no entry that the pages before them do not. */
function idlePages(pages: readonly EventPage[]): number {
  const seen = new Set<string>();
  let idle = 0;
  for (const { entries } of pages) {
    const before = seen.size;
    for (const { id } of entries) seen.add(id);
    idle = seen.size > before ? 0 : idle + 1;
  }
  return idle;
}

const firstPage: PageParam = { page: 0, instant: '' };

/** What another page of the list is asked for with, so that it belongs to those that are there. */
const after = ({ instant, total }: EventPage, page: number): PageParam => ({
  page,
  instant,
  ...(total !== undefined && { total }),
});

/**
 * A list of events or clips that grows page by page; read it with `entriesOf`. Its entries are patched by live updates.
 * @param call names the list in the cache @param params what distinguishes it from others of that call
 */
export const growingList = (call: string, params: object, read: ReadPage, now: Now) =>
  infiniteQueryOptions({
    queryKey: contentKeys.infinite(call, params),
    retry: false,
    queryFn: async ({ client, signal, pageParam: { page, instant, total } }): Promise<EventPage> => {
      const answer = await read(page, instant || listInstant(now()), signal);
      return withMissedChanges(client, total === undefined ? answer : { ...answer, total });
    },
    initialPageParam: firstPage,
    getNextPageParam: (last, pages, { page }): PageParam | undefined =>
      last.more && idlePages(pages) < mostIdle ? after(last, page + 1) : undefined,
  });

/**
 * The same list with bounded memory: of a long one the pages that are far behind are dropped, and asked for again by `fetchPreviousPage`.
 * For who draws lists by their window; others would lose their beginning.
 */
export const bounded = <List extends ReturnType<typeof growingList>>(list: List): List => ({
  ...list,
  maxPages: mostPages,
  getPreviousPageParam: (first: EventPage, _pages: EventPage[], { page }: PageParam): PageParam | undefined =>
    page > 0 ? after(first, page - 1) : undefined,
});

/** Some ten screens of a desktop, more of a phone. */
const mostPages = 10;

/** Goes to another place of a list: what is kept of it is one page then. @throws PortalError where that cannot be had */
export async function goToPage(
  client: QueryClient,
  { queryKey, queryFn }: ReturnType<typeof growingList>,
  page: number,
): Promise<void> {
  const known = client.getQueryData(queryKey)?.pages[0];
  if (!known || typeof queryFn !== 'function') return;
  await client.cancelQueries({ queryKey });
  const pageParam = after(known, page);
  const { signal } = new AbortController();
  const answer = await queryFn({ client, queryKey, signal, pageParam, direction: 'forward', meta: undefined });
  // What was asked for meanwhile, the page after the ones that go, would bring them back.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, { pages: [answer], pageParams: [pageParam] });
}
