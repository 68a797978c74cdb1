import { type Query, QueryClient } from '@tanstack/react-query';
import { toPortalError } from '@touchline/contract';
import type { PageQuery } from '@touchline/feature-kit/rendering';

const isServer = typeof window === 'undefined';

/** A server creates a client for every page, so each query's timer would hold the page's data in memory. */
const gcTimeMs = isServer ? Infinity : 300_000;

const staleTimeMs = 5_000;

/**
 * A failure is as fresh as a success, so a page's parts do not repeat its loader's failed call. On a server it counts
 * as pending, and the browser requests the data.
 */
const retryOnMount = isServer || (({ state }: Query) => Date.now() - state.errorUpdatedAt > staleTimeMs);

/**
 * Section 9 of the specification: stale after 5 s, cached for 5 min. Calls retry in api-client; pages refresh through
 * their payload. Without a network a query fails like any other, so that its page shows the fault.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        gcTime: gcTimeMs,
        retry: false,
        retryOnMount,
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
      },
    },
  });
}

/**
 * Packs the results of a page's queries for its state, without the cache's bookkeeping, which every visitor would
 * download.
 */
export const packQueries = (queryClient: QueryClient): PageQuery[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state: { data }, meta }) => ({ queryKey, data, ...(meta && { meta }) }));

/** Whether every query of a page has its final response: no query is running or has failed with a temporary error. */
export const hasAllAnswers = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .every(({ state: { status, error, fetchStatus } }) => {
      if (status !== 'error') return fetchStatus !== 'fetching';
      const { retryable, code } = toPortalError(error);
      return !retryable && code !== 'aborted';
    });

/** Puts a page's queries into the cache. They count as fresh from now, even if the page came from a cache. */
export function unpackQueries(queryClient: QueryClient, queries: readonly PageQuery[]): void {
  const updatedAt = Date.now();
  for (const { data, ...query } of queries)
    // With `manual`, a running fetch of the query continues.
    queryClient.getQueryCache().build(queryClient, query).setData(data, { updatedAt, manual: true });
}
