import { type DehydratedState, hydrate, QueryClient, type QueryKey } from '@tanstack/react-query';
import { reapplyChanges } from '@touchline/content';

/** Section 9 of the specification: stale after 5 s, kept 5 min. Calls retry below, in api-client; pages refresh through their payload. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5_000, gcTime: 300_000, retry: false, refetchOnMount: false, refetchOnWindowFocus: false },
    },
  });
}

/** Whether a list is longer here than its page tells it: taking up the page's would throw the viewer back to its top. */
function hasGrown(queryClient: QueryClient, key: QueryKey): boolean {
  const data: unknown = queryClient.getQueryData(key);
  return (
    typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) && data.pages.length > 1
  );
}

/**
 * Takes up a page's queries. They count as fresh from now on, however long the page stood in a cache; what the socket
 * told in the meantime still holds, and a list that the viewer made longer stays as it is.
 */
export function takeUp(queryClient: QueryClient, queries: DehydratedState): void {
  const now = Date.now();
  hydrate(queryClient, {
    ...queries,
    queries: queries.queries
      .filter(({ queryKey }) => !hasGrown(queryClient, queryKey))
      .map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } })),
  });
  void reapplyChanges(queryClient);
}
