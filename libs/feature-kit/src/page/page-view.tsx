import { hashKey, useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { QueryContext } from './page.ts';
import { useQueryContext } from './query-context.ts';
import { type PageDefinition, queriesOf } from './page-definition.ts';
import { isNeeded, knownIn, listed, nameAll, neededData, type PageQueries, problemWithout } from './page-queries.ts';

interface PageViewProps<Queries extends PageQueries> {
  page: PageDefinition<Queries>;
  waiting: ReactNode;
}

/**
 * Draws a page from what it named. The router's news alone, as that of a press on a link, do not draw it again: the next page would
 * have to wait for that. @throws what keeps something needed from coming
 */
export function PageView<Queries extends PageQueries>({ page, waiting }: PageViewProps<Queries>) {
  const context = useQueryContext();
  return useMemo(() => <PageAt page={page} waiting={waiting} context={context} />, [page, waiting, context]);
}

interface PageAtProps<Queries extends PageQueries> extends PageViewProps<Queries> {
  context: QueryContext;
}

function PageAt<Queries extends PageQueries>({ page, waiting, context }: PageAtProps<Queries>) {
  const client = useQueryClient();
  const read = new Set<string>();
  const queries = useSameQueries(
    queriesOf(page, context, (query) => {
      read.add(hashKey(query.queryKey));
      return knownIn(client)(query);
    }),
    context,
  );
  // What decides about the page as a whole; everything else is followed by the part that shows it.
  const followed = [...listed(queries)].flatMap(([hash, query]) => (isNeeded(query) || read.has(hash) ? query : []));
  const results = useQueries({
    queries: followed.map((query) => ({ ...query, enabled: query.enabled !== false })),
    combine,
  });
  for (const [place, query] of followed.entries()) {
    if (!isNeeded(query) || results[place]?.data !== undefined) continue;
    if (results[place]?.error) throw problemWithout(query, results[place].error);
    return page.Waiting ? <page.Waiting /> : waiting;
  }
  return <page.Page data={neededData(queries, client)} queries={queries} />;
}

/** The very same object while it names the same queries: what was drawn with them need not be drawn again. */
function useSameQueries<Queries extends PageQueries>(queries: Queries, context: QueryContext): Queries {
  const named = nameAll(queries);
  // oxlint-disable-next-line react/exhaustive-deps -- `named` and the context say all that can differ between them
  return useMemo(() => queries, [named, context]);
}

const combine = (results: UseQueryResult[]) => results.map(({ data, error }) => ({ data, error }));
