import { hashKey, useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { QueryContext } from './page.ts';
import { useQueryContext } from './query-context.ts';
import { type PageDefinition, getQueries } from './page-definition.ts';
import {
  isNeeded,
  createKnownReader,
  listQueries,
  describeQueries,
  neededData,
  type PageQueries,
  getProblemWithout,
} from './page-queries.ts';

interface PageViewProps<Queries extends PageQueries> {
  page: PageDefinition<Queries>;
  waiting: ReactNode;
}

/**
 * Draws a page from its queries. The memo prevents another render of the old page at a router update, such as a pressed
 * link. That render would delay the next page.
 * @throws PortalError if a needed query fails
 */
export function PageView<Queries extends PageQueries>({ page, waiting }: PageViewProps<Queries>) {
  const context = useQueryContext();
  return useMemo(() => <LoadedPage page={page} waiting={waiting} context={context} />, [page, waiting, context]);
}

interface LoadedPageProps<Queries extends PageQueries> extends PageViewProps<Queries> {
  context: QueryContext;
}

function LoadedPage<Queries extends PageQueries>({ page, waiting, context }: LoadedPageProps<Queries>) {
  const client = useQueryClient();
  const readHashes = new Set<string>();
  const queries = useStableQueries(
    getQueries(page, context, (query) => {
      readHashes.add(hashKey(query.queryKey));
      return createKnownReader(client)(query);
    }),
    context,
  );
  // The page observes only the queries that it needs as a whole. Each part observes its own query.
  const observedQueries = [...listQueries(queries)].flatMap(([hash, query]) =>
    isNeeded(query) || readHashes.has(hash) ? query : [],
  );
  const results = useQueries({
    queries: observedQueries.map((query) => ({ ...query, enabled: query.enabled !== false })),
    combine: combineResults,
  });
  for (const [index, query] of observedQueries.entries()) {
    if (!isNeeded(query) || results[index]?.data !== undefined) continue;
    if (results[index]?.error) throw getProblemWithout(query, results[index].error);
    return page.Waiting ? <page.Waiting /> : waiting;
  }
  return <page.Page data={neededData(queries, client)} queries={queries} />;
}

/** The same object as long as the queries are equal, so that memoized parts are not drawn again. */
function useStableQueries<Queries extends PageQueries>(queries: Queries, context: QueryContext): Queries {
  const queriesKey = describeQueries(queries);
  // oxlint-disable-next-line react/exhaustive-deps -- `queriesKey` and the context determine the queries
  return useMemo(() => queries, [queriesKey, context]);
}

const combineResults = (results: UseQueryResult[]) => results.map(({ data, error }) => ({ data, error }));
