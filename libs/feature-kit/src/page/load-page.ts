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
  notFound,
  type PageQueries,
  problemWithout,
} from './page-queries.ts';

/**
 * Loads a page's queries and writes its head.
 * @throws PortalError if a needed query fails, or if the page does not exist
 */
export async function loadPage<Queries extends PageQueries>(
  page: PageDefinition<Queries>,
  context: PageContext,
): Promise<PageLoaded> {
  const queries = await loadQueries((known) => getQueries(page, context, known), context);
  const data = getData(queries, context.queryClient);
  const place = page.elsewhere?.(context, data);
  if (place && 'missing' in place) throw notFound(place.missing);
  return place ?? { meta: (await page.meta?.(context, data)) ?? { title: '' } };
}

/**
 * Runs a page's queries in parallel. After a response that `queries` reads, it calls `queries` again and runs the
 * queries that depend on the response.
 */
async function loadQueries<Queries extends PageQueries>(
  name: (known: Known) => Queries,
  { queryClient, signal }: PageContext,
): Promise<Queries> {
  const asked = new Set<string>();
  let read = new Set<string>();
  const askForNew = async (): Promise<void> => {
    const fresh = [...listQueries(nameNow())].filter(([hash, { enabled }]) => enabled !== false && !asked.has(hash));
    for (const [hash] of fresh) asked.add(hash);
    await Promise.all(
      fresh.map(async ([hash, query]) => {
        await rejectOnAbort(runQuery(queryClient, query), signal).catch((thrown: unknown) => {
          if (isNeeded(query)) throw problemWithout(query, thrown);
          // api-client has reported the error, and the page's part shows it or retries.
        });
        if (read.has(hash)) await askForNew();
      }),
    );
  };
  function nameNow(): Queries {
    read = new Set<string>();
    const queries = name((query) => {
      read.add(hashKey(query.queryKey));
      return createKnownReader(queryClient)(query);
    });
    const named = listQueries(queries);
    const unnamed = [...read].filter((hash) => !named.has(hash));
    if (unnamed.length > 0) throw new Error(`A page reads what it does not name: ${unnamed.join()}`);
    return queries;
  }
  await askForNew();
  return nameNow();
}

/** Reloads old data. A list keeps its number of pages, so that a viewer who comes back finds the same place. */
function runQuery(client: QueryClient, query: AnyQuery): Promise<unknown> {
  return isInfinite(query) ? client.infiniteQuery(query) : client.query(query);
}

const isInfinite = (query: AnyQuery): query is InfiniteQueryExecuteOptions => 'initialPageParam' in query;

/** Rejects when the signal aborts. The request itself continues, and its response is cached for the next visit. */
function rejectOnAbort(value: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new PortalError('timeout'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    value.then(resolve, reject);
  });
}

/** The cached data of these queries. */
function getData<Queries extends PageQueries>(queries: Queries, client: QueryClient): KnownData<Queries> {
  const read = ({ queryKey }: AnyQuery): unknown => client.getQueryData(queryKey);
  const all = Object.entries(queries).map(([name, entry]) => [
    name,
    entry && (isList(entry) ? entry.map(read) : read(entry)),
  ]);
  // Only the type of a query's key contains the type of its data.
  return Object.fromEntries(all) as KnownData<Queries>;
}

const isList = (entry: AnyQuery | readonly AnyQuery[]): entry is readonly AnyQuery[] => Array.isArray(entry);
