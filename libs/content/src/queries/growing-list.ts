import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { mergePage } from '../cache/event-cache.ts';
import { contentKeys } from '../cache/content-keys.ts';
import type { EventPage, PageParam } from '../cache/event-page.ts';
import { getListInstant } from './list-params.ts';

/** Returns the time in milliseconds since the epoch: during page load the page's `now`, later its clock. */
export type Now = () => number;

/**
 * Requests one page of a list.
 * @param page from 0
 * @param instant the time of the request for page 0
 */
export type FetchPage = (page: number, instant: string, signal: AbortSignal) => Promise<EventPage>;

/** After this many pages without a new entry the list ends, even if the server reports another page. */
const maxIdlePages = 3;

/** The number of pages at the end of a list that have only entries of earlier pages. */
function countIdlePages(pages: readonly EventPage[]): number {
  const listedIds = new Set<string>();
  let idlePageCount = 0;
  for (const { entries } of pages) {
    const countBefore = listedIds.size;
    for (const { id } of entries) listedIds.add(id);
    idlePageCount = listedIds.size > countBefore ? 0 : idlePageCount + 1;
  }
  return idlePageCount;
}

const firstPage: PageParam = { page: 0, instant: '' };

/** The parameters of another page, with the instant and total of the loaded pages. */
const toPageParam = ({ instant, total }: EventPage, page: number): PageParam => ({
  page,
  instant,
  ...(total !== undefined && { total }),
});

/**
 * A list of events or clips that grows page by page; read it with `getEntries`. Live updates change its entries.
 * @param call the list's name in the cache
 * @param params part of the key, so that lists with the same name are separate
 */
export const growingListQuery = (call: string, params: object, fetchPage: FetchPage, now: Now) =>
  infiniteQueryOptions({
    queryKey: contentKeys.infinite(call, params),
    retry: false,
    queryFn: async ({ client, signal, pageParam: { page, instant, total } }): Promise<EventPage> => {
      const loadedPage = await fetchPage(page, instant || getListInstant(now()), signal);
      return mergePage(client, total === undefined ? loadedPage : { ...loadedPage, total });
    },
    initialPageParam: firstPage,
    getNextPageParam: (lastPage, pages, { page }): PageParam | undefined =>
      lastPage.more && countIdlePages(pages) < maxIdlePages ? toPageParam(lastPage, page + 1) : undefined,
  });

/**
 * The same list with bounded memory: a long list drops pages far from the screen, and `fetchPreviousPage` reloads
 * them. Only for a virtual list; any other list would lose its beginning.
 */
export const withPageLimit = <List extends ReturnType<typeof growingListQuery>>(options: List): List => ({
  ...options,
  maxPages: maxCachedPages,
  getPreviousPageParam: (first: EventPage, _pages: EventPage[], { page }: PageParam): PageParam | undefined =>
    page > 0 ? toPageParam(first, page - 1) : undefined,
});

/** The cached pages fill about ten screens of a desktop, and more screens of a phone. */
const maxCachedPages = 10;

/**
 * Moves a list to another page. The cache then contains only that page.
 * @param signal aborts the move, and the list keeps its pages
 * @throws PortalError when the request fails
 */
export async function goToPage(
  client: QueryClient,
  { queryKey, queryFn }: ReturnType<typeof growingListQuery>,
  page: number,
  signal: AbortSignal,
): Promise<void> {
  const cachedPage = client.getQueryData(queryKey)?.pages[0];
  if (!cachedPage || typeof queryFn !== 'function') return;
  await client.cancelQueries({ queryKey });
  const pageParam = toPageParam(cachedPage, page);
  const loadedPage = await queryFn({ client, queryKey, signal, pageParam, direction: 'forward', meta: undefined });
  if (signal.aborted) return;
  // A running request for the next page would bring the old pages back.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, { pages: [loadedPage], pageParams: [pageParam] });
}
