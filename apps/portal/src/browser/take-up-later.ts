import type { DehydratedState, QueryClient, QueryKey } from '@tanstack/react-query';
import { mayDiffer, bringUpToDate } from '@touchline/content';
import type { AppParts } from '../app.tsx';
import { takeUp } from '../query-client.ts';

/**
 * Takes up a later page's queries beside what is there: what the socket told in the meantime still holds, and a list that the
 * viewer made longer stays as it is. A page's state is an anonymous visitor's: to a viewer it is shown until the own answer is
 * there, and never in its place.
 */
export function takeUpLater(
  { queryClient, session }: Pick<AppParts, 'queryClient' | 'session'>,
  { queries, mutations }: DehydratedState,
): void {
  const viewer = session?.viewer() ?? null;
  const later = queries.filter(({ queryKey }) => !hasGrown(queryClient, queryKey));
  const personal = new Set(viewer ? later.filter(mayDiffer).map(({ queryHash }) => queryHash) : []);
  const isOwn = ({ queryHash, queryKey }: DehydratedState['queries'][number]) =>
    personal.has(queryHash) && queryClient.getQueryData(queryKey) !== undefined;
  takeUp(queryClient, { mutations, queries: later.filter((query) => !isOwn(query)) });
  // Only what this page shows: the one that is being left has no use for newer answers.
  void queryClient.invalidateQueries({ predicate: ({ queryHash }) => personal.has(queryHash), refetchType: 'active' });
  void bringUpToDate(queryClient);
}

/** Whether a list is longer here than its page tells it: taking up the page's would throw the viewer back to its top. */
function hasGrown(queryClient: QueryClient, key: QueryKey): boolean {
  const data: unknown = queryClient.getQueryData(key);
  return (
    typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) && data.pages.length > 1
  );
}
