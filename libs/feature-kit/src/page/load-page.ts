import { hashKey, type InfiniteQueryExecuteOptions, type QueryClient } from '@tanstack/react-query';
import { PortalError } from '@touchline/contract';
import type { PageContext, PageLoaded } from './page.ts';
import { type PageDefinition, getQueries } from './page-definition.ts';
import {
  type AnyQuery,
  isNeeded,
  type Known,
  type KnownData,
  createKnownReader,
  listQueries,
  createNotFoundError,
  type PageQueries,
  getProblemWithout,
} from './page-queries.ts';

/**
 * Loads a page's queries and writes its head.
 * @throws PortalError if a needed query fails, or if the page does not exist
 */
export async function loadPage<Queries extends PageQueries>(
  page: PageDefinition<Queries>,
  context: PageContext,
): Promise<PageLoaded> {
  const queries = await loadQueries((knownData) => getQueries(page, context, knownData), context);
  const data = readQueryData(queries, context.queryClient);
  const replacement = page.elsewhere?.(context, data);
  if (replacement && 'missing' in replacement) throw createNotFoundError(replacement.missing);
  return replacement ?? { meta: (await page.meta?.(context, data)) ?? { title: '' } };
}

/**
 * Runs a page's queries in parallel. After a response that `queries` reads, it calls `queries` again and runs the
 * queries that depend on the response.
 */
async function loadQueries<Queries extends PageQueries>(
  createQueries: (knownData: Known) => Queries,
  { queryClient, signal }: PageContext,
): Promise<Queries> {
  const requestedHashes = new Set<string>();
  let readHashes = new Set<string>();
  const fetchMissing = async (): Promise<void> => {
    const freshQueries = [...listQueries(createCurrentQueries())].filter(
      ([hash, { enabled }]) => enabled !== false && !requestedHashes.has(hash),
    );
    for (const [hash] of freshQueries) requestedHashes.add(hash);
    await Promise.all(
      freshQueries.map(async ([hash, query]) => {
        await rejectOnAbort(runQuery(queryClient, query), signal).catch((thrown: unknown) => {
          if (isNeeded(query)) throw getProblemWithout(query, thrown);
          // api-client has reported the error, and the page's part shows it or retries.
        });
        if (readHashes.has(hash)) await fetchMissing();
      }),
    );
  };
  function createCurrentQueries(): Queries {
    readHashes = new Set<string>();
    const queries = createQueries((query) => {
      readHashes.add(hashKey(query.queryKey));
      return createKnownReader(queryClient)(query);
    });
    const queriesByHash = listQueries(queries);
    const unnamedHashes = [...readHashes].filter((hash) => !queriesByHash.has(hash));
    if (unnamedHashes.length > 0)
      throw new Error(`A page reads queries that it does not name: ${unnamedHashes.join()}`);
    return queries;
  }
  await fetchMissing();
  return createCurrentQueries();
}

/** Reloads old data. A list reloads as many pages as it had, so that a returning viewer finds the same position. */
function runQuery(client: QueryClient, query: AnyQuery): Promise<unknown> {
  return isInfinite(query) ? client.infiniteQuery(query) : client.query(query);
}

const isInfinite = (query: AnyQuery): query is InfiniteQueryExecuteOptions => 'initialPageParam' in query;

/** Rejects when the signal aborts. The request itself continues, and its response is cached for the next visit. */
function rejectOnAbort(value: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const rejectAtTimeout = () => reject(new PortalError('timeout'));
    if (signal.aborted) rejectAtTimeout();
    signal.addEventListener('abort', rejectAtTimeout, { once: true });
    value.then(resolve, reject);
  });
}

/** The cached data of these queries. */
function readQueryData<Queries extends PageQueries>(queries: Queries, client: QueryClient): KnownData<Queries> {
  const readCachedData = ({ queryKey }: AnyQuery): unknown => client.getQueryData(queryKey);
  const dataEntries = Object.entries(queries).map(([name, entry]) => [
    name,
    entry && (isList(entry) ? entry.map(readCachedData) : readCachedData(entry)),
  ]);
  // Only the type of a query's key contains the type of its data.
  return Object.fromEntries(dataEntries) as KnownData<Queries>;
}

const isList = (entry: AnyQuery | readonly AnyQuery[]): entry is readonly AnyQuery[] => Array.isArray(entry);
