import { type Query, QueryClient } from '@tanstack/react-query';
import type { PageQuery } from '@touchline/feature-kit/rendering';

const isServer = typeof window === 'undefined';

/** A server makes a client for every page: each query's timer would hold the page's data for as long. */
const gcTime = isServer ? Infinity : 300_000;

const staleTime = 5_000;

/** A failure is as fresh as an answer: what a page's loader could not get, its parts need not ask for again. In HTML it is still to come. */
const retryOnMount = isServer || (({ state }: Query) => Date.now() - state.errorUpdatedAt > staleTime);

/**
 * Section 9 of the specification: stale after 5 s, kept 5 min. Calls retry below, in api-client; pages refresh through their payload.
 * Without a network a query fails like any other, so that its page says so, and is asked again when the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        gcTime,
        retry: false,
        retryOnMount,
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
      },
    },
  });
}

/** What a page's queries were answered, ready to travel in its state: without the bookkeeping of the cache, which costs every visitor. */
export const packQueries = (queryClient: QueryClient): PageQuery[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state: { data }, meta }) => ({ queryKey, data, ...(meta && { meta }) }));

/** Takes up a page's queries. They count as fresh from now on, however long the page stood in a cache. */
export function unpackQueries(queryClient: QueryClient, queries: readonly PageQuery[]): void {
  const updatedAt = Date.now();
  for (const { data, ...query } of queries)
    // Manual: a call that is under way goes on.
    queryClient.getQueryCache().build(queryClient, query).setData(data, { updatedAt, manual: true });
}
