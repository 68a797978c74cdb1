import type { Query, QueryClient } from '@tanstack/react-query';
import type { QueryMeta } from '@touchline/feature-kit';
import { holdsLocks } from './whose-answer.ts';

interface Asked {
  meta?: QueryMeta | undefined;
  state: { data?: unknown };
}

/**
 * Whether a viewer's answer may differ from a visitor's: with `personal: true`, or with `personal: 'locks'` and a locked entry. A home page of
 * free matches costs a viewer no call.
 */
export const mayDiffer = ({ meta, state }: Asked): boolean =>
  meta?.personal === true || (meta?.personal === 'locks' && holdsLocks(state.data));

/** Asks again for all that depends on the viewer: queries on screen at once, the others when they are shown. Resolves after the former. */
export function invalidatePersonal(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: mayDiffer, refetchType: 'active' });
}

const isPersonal = ({ meta }: Query): boolean => meta?.personal !== undefined;
const isOld = (query: Query): boolean => isPersonal(query) && query.state.isInvalidated;
/** Queries that are removed at once: those off screen, and those of the viewer's own lists. */
const isGone = (query: Query): boolean => !query.isActive() || query.meta?.personal === 'own';

/**
 * Forgets the answers for a viewer who has signed out, and their waiting mutations, which the next viewer would send. A query on screen keeps
 * its data until the new answer, so that a free match plays on. If the call fails, its data is removed.
 */
export async function forgetPersonal(queryClient: QueryClient): Promise<void> {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: isGone });
  await queryClient.invalidateQueries({ predicate: isPersonal, refetchType: 'active' });
  await queryClient.resetQueries({ predicate: isOld, type: 'active' });
}
