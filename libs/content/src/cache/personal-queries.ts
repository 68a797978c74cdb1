import type { Query, QueryClient } from '@tanstack/react-query';
import type { QueryMeta } from '@touchline/feature-kit';
import { holdsLocks } from './whose-answer.ts';

interface Asked {
  meta?: QueryMeta | undefined;
  state: { data?: unknown };
}

/**
 * Whether a viewer would be answered otherwise than an anonymous visitor was: always with `personal: true`, and with
 * `personal: 'locks'` where an entry of a list is locked. A home page of free matches costs no viewer a call.
 */
export const mayDiffer = ({ meta, state }: Asked): boolean =>
  meta?.personal === true || (meta?.personal === 'locks' && holdsLocks(state.data));

/** Has what depends on the viewer asked again: what is on screen now, the rest when it is shown. Resolves when that is done. */
export function invalidatePersonal(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: mayDiffer, refetchType: 'active' });
}

const isPersonal = ({ meta }: Query): boolean => meta?.personal !== undefined;
const isOld = (query: Query): boolean => isPersonal(query) && query.state.isInvalidated;
/** Nothing on screen may stand in for it. */
const isGone = (query: Query): boolean => !query.isActive() || query.meta?.personal === 'own';

/**
 * Forgets what a viewer who has left was answered, and what they wanted that was still waiting: it would be sent as whoever comes next.
 * What is on screen stays until its new answer is there, so that a free match plays on; where none is to be had it goes, too.
 */
export async function forgetPersonal(queryClient: QueryClient): Promise<void> {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: isGone });
  await queryClient.invalidateQueries({ predicate: isPersonal, refetchType: 'active' });
  await queryClient.resetQueries({ predicate: isOld, type: 'active' });
}
