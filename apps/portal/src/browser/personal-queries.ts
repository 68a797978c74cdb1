import type { Query, QueryClient } from '@tanstack/react-query';
import { holdsLocks } from '@touchline/content';

interface Asked {
  meta?: Record<string, unknown> | undefined;
  state: { data?: unknown };
}

/** Whether a query's answer depends on who asks: its `meta.personal` says so. It travels with the page's state. */
const isPersonal = ({ meta }: Asked): boolean => meta?.['personal'] !== undefined;

/**
 * Whether a viewer would be told something else than what an anonymous visitor was: always with `personal: true`, and with
 * `personal: 'locks'` where an entry of a list is locked. A home page of free matches costs no viewer a call.
 */
export const mayDiffer = (query: Asked): boolean =>
  query.meta?.['personal'] === true || (isPersonal(query) && holdsLocks(query.state.data));

/** Has what depends on the viewer asked again: what is on screen now, the rest when it is shown. Resolves when that is done. */
export function invalidatePersonal(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: mayDiffer, refetchType: 'active' });
}

const isOld = (query: Query): boolean => isPersonal(query) && query.state.isInvalidated;

/**
 * Forgets what a viewer who has left was told. What is on screen stays until its new answer is there, so that a free match plays
 * on; where none is to be had it goes, too.
 */
export async function forgetPersonal(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries({ predicate: isPersonal, refetchType: 'active' });
  await queryClient.resetQueries({ predicate: isOld, type: 'active' });
}
