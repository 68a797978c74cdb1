import type { Query, QueryClient } from '@tanstack/react-query';
import type { QueryMeta } from '@touchline/feature-kit';
import { holdsLocks } from './whose-answer.ts';

interface CachedQuery {
  meta?: QueryMeta | undefined;
  state: { data?: unknown };
}

/**
 * Whether a viewer's answer may differ from a visitor's: with `personal: true`, or with `personal: 'locks'` and a locked entry. A home page of
 * free matches costs a viewer no call.
 */
export const dependsOnViewer = ({ meta, state }: CachedQuery): boolean =>
  meta?.personal === true || (meta?.personal === 'locks' && holdsLocks(state.data));

/** Asks again for all that depends on the viewer: queries on screen at once, the others when they are shown. Resolves after the former. */
export function invalidatePersonal(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: dependsOnViewer, refetchType: 'active' });
}

const isPersonal = ({ meta }: Query): boolean => meta?.personal !== undefined;
const isStalePersonal = (query: Query): boolean => isPersonal(query) && query.state.isInvalidated;
/** Queries that are removed at once: those off screen, and those of the viewer's own lists. */
const isRemovedAtSignOut = (query: Query): boolean => !query.isActive() || query.meta?.personal === 'own';

/**
 * Forgets the answers for a viewer who has signed out, and their waiting mutations, which the next viewer would send. A query on screen keeps
 * its data until the new answer, so that a free match plays on. If the call fails, its data is removed.
 */
export async function forgetPersonal(queryClient: QueryClient): Promise<void> {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: isRemovedAtSignOut });
  await queryClient.invalidateQueries({ predicate: isPersonal, refetchType: 'active' });
  await queryClient.resetQueries({ predicate: isStalePersonal, type: 'active' });
}
