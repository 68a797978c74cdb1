import { hashKey, useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueryContext } from './query-context.ts';
import { type PageDefinition, queriesOf } from './page-definition.ts';
import { isNeeded, knownIn, listed, neededData, type PageQueries, problemWithout } from './page-queries.ts';

interface PageViewProps<Queries extends PageQueries> {
  page: PageDefinition<Queries>;
  waiting: ReactNode;
}

/** Draws a page from what it named. @throws what keeps something needed from coming */
export function PageView<Queries extends PageQueries>({ page, waiting }: PageViewProps<Queries>) {
  const client = useQueryClient();
  const read = new Set<string>();
  const queries = queriesOf(page, useQueryContext(), (query) => {
    read.add(hashKey(query.queryKey));
    return knownIn(client)(query);
  });
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

const combine = (results: UseQueryResult[]) => results.map(({ data, error }) => ({ data, error }));
