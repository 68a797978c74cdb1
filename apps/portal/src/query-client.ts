import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';

/** A server makes a client for every page: each query's timer would hold the page's data for as long. */
const gcTime = typeof window === 'undefined' ? Infinity : 300_000;

/**
 * Section 9 of the specification: stale after 5 s, kept 5 min. Calls retry below, in api-client; pages refresh through their payload.
 * Without a network a query fails like any other, so that its page says so, and is asked again when the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        gcTime,
        retry: false,
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
      },
    },
  });
}

/** Takes up a page's queries. They count as fresh from now on, however long the page stood in a cache. */
export function takeUp(queryClient: QueryClient, { queries, mutations }: DehydratedState): void {
  const now = Date.now();
  hydrate(queryClient, {
    mutations,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } })),
  });
}
