import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { dependsOnViewer, mergeCopies } from '@touchline/content';
import type { PageQuery } from '@touchline/feature-kit/rendering';
import type { AppParts } from '../parts/app-parts.ts';
import { unpackQueries } from '../parts/query-client.ts';

/**
 * Merges a later page's queries into the cache: newer socket data and lists that the viewer extended stay. The state is
 * an anonymous visitor's, so it never replaces a signed-in viewer's data.
 * @returns a promise that resolves when no copy of an event is older than its newest known state
 */
export async function mergePageState(
  { queryClient, session }: Pick<AppParts, 'queryClient' | 'session'>,
  queries: readonly PageQuery[],
): Promise<void> {
  const viewer = session?.viewer() ?? null;
  const otherQueries = queries.filter(({ queryKey }) => !hasMorePages(queryClient, queryKey));
  const queriesOfViewer = viewer
    ? otherQueries.filter(({ meta, data }) => dependsOnViewer({ meta, state: { data } }))
    : [];
  const personalQueries = new Set(
    queriesOfViewer.filter(({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined),
  );
  unpackQueries(
    queryClient,
    otherQueries.filter((query) => !personalQueries.has(query)),
  );
  // Only queries that a mounted component uses are requested now. The others become stale, and are requested when a
  // component uses them.
  const personalKeys = new Set(queriesOfViewer.map(({ queryKey }) => hashKey(queryKey)));
  void queryClient.invalidateQueries({
    predicate: ({ queryHash }) => personalKeys.has(queryHash),
    refetchType: 'active',
  });
  // If this function's chunk fails to load, the page shows the state that it received.
  await mergeCopies(queryClient).catch(() => undefined);
}

/**
 * Whether the cached list has more pages or starts later, so that the new state would move the viewer back to its top.
 */
function hasMorePages(queryClient: QueryClient, key: QueryKey): boolean {
  const data: unknown = queryClient.getQueryData(key);
  if (typeof data !== 'object' || data === null || !('pages' in data) || !Array.isArray(data.pages)) return false;
  return data.pages.length > 1 || ('pageParams' in data && isLaterPage(data.pageParams));
}

/** Whether a list's first cached page is not the first page of the list. */
const isLaterPage = (params: unknown): boolean => {
  const firstPage: unknown = Array.isArray(params) ? params[0] : undefined;
  return typeof firstPage === 'object' && firstPage !== null && 'page' in firstPage && firstPage.page !== 0;
};
