import type { DehydratedState, QueryClient, QueryKey } from '@tanstack/react-query';
import { reapplyChanges } from '@touchline/content';
import { takeUp } from '../query-client.ts';

/**
 * Takes up a later page's queries beside what is there: what the socket told in the meantime still holds, and a list that the
 * viewer made longer stays as it is.
 */
export function takeUpLater(queryClient: QueryClient, { queries, mutations }: DehydratedState): void {
  takeUp(queryClient, { mutations, queries: queries.filter(({ queryKey }) => !hasGrown(queryClient, queryKey)) });
  void reapplyChanges(queryClient);
}

/** Whether a list is longer here than its page tells it: taking up the page's would throw the viewer back to its top. */
function hasGrown(queryClient: QueryClient, key: QueryKey): boolean {
  const data: unknown = queryClient.getQueryData(key);
  return (
    typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) && data.pages.length > 1
  );
}
