import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { bringUpToDate, mayDiffer } from '@touchline/content';
import type { PageQuery } from '@touchline/feature-kit/rendering';
import type { AppParts } from '../app.tsx';
import { unpackQueries } from '../query-client.ts';

/**
 * Takes up a later page's queries beside what is there: what came by the socket in the meantime still holds, and a list that the
 * viewer made longer stays as it is. A page's state is an anonymous visitor's: to a viewer it is shown until the own answer is
 * there, and never in its place. Resolves when no copy of an event is older than what is known.
 */
export async function mergePageState(
  { queryClient, session }: Pick<AppParts, 'queryClient' | 'session'>,
  queries: readonly PageQuery[],
): Promise<void> {
  const viewer = session?.viewer() ?? null;
  const later = queries.filter(({ queryKey }) => !hasGrown(queryClient, queryKey));
  const personal = viewer ? later.filter(({ meta, data }) => mayDiffer({ meta, state: { data } })) : [];
  const own = new Set(personal.filter(({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined));
  unpackQueries(
    queryClient,
    later.filter((query) => !own.has(query)),
  );
  // Only what this page shows: the one that is being left has no use for newer answers.
  const asked = new Set(personal.map(({ queryKey }) => hashKey(queryKey)));
  void queryClient.invalidateQueries({ predicate: ({ queryHash }) => asked.has(queryHash), refetchType: 'active' });
  // Without the code for it the page shows what its state says.
  await bringUpToDate(queryClient).catch(() => undefined);
}

/** Whether a list is longer here than its page has it, or further on: taking up the page's would throw the viewer back to its top. */
function hasGrown(queryClient: QueryClient, key: QueryKey): boolean {
  const data: unknown = queryClient.getQueryData(key);
  if (typeof data !== 'object' || data === null || !('pages' in data) || !Array.isArray(data.pages)) return false;
  return data.pages.length > 1 || ('pageParams' in data && isLater(data.pageParams));
}

/** Whether the first page that is kept of a list is not its first one. */
const isLater = (params: unknown): boolean => {
  const first: unknown = Array.isArray(params) ? params[0] : undefined;
  return typeof first === 'object' && first !== null && 'page' in first && first.page !== 0;
};
