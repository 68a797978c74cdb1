import type { Query, QueryClient } from '@tanstack/react-query';
import type { QueryMeta } from '@touchline/feature-kit';
import { hasLockedEvent } from './personal-response.ts';

interface CachedQuery {
  meta?: QueryMeta | undefined;
  state: { data?: unknown };
}

/**
 * Whether the response for a signed-in viewer may differ from a visitor's: with `personal: true`, or with `personal:
 * 'locks'` and a locked entry. A home page with only free matches needs no second request.
 */
export const dependsOnViewer = ({ meta, state }: CachedQuery): boolean =>
  meta?.personal === true || (meta?.personal === 'locks' && hasLockedEvent(state.data));

/**
 * Reloads all data that depends on the viewer: queries on screen at once, the others when they are shown. Resolves
 * after the queries on screen.
 */
export function invalidatePersonal(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: dependsOnViewer, refetchType: 'active' });
}

const isPersonal = ({ meta }: Query): boolean => meta?.personal !== undefined;
const isStalePersonal = (query: Query): boolean => isPersonal(query) && query.state.isInvalidated;
/** Queries to remove at once: those without a mounted component, and the viewer's own lists. */
const isRemovedAtSignOut = (query: Query): boolean => !query.isActive() || query.meta?.personal === 'own';

/**
 * Removes the data of a viewer who has signed out, and their waiting mutations, which would run for the next viewer.
 * A query on screen keeps its data until the new response arrives, so a free match keeps playing. If the new request
 * fails, its data is removed.
 */
export async function forgetPersonal(queryClient: QueryClient): Promise<void> {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: isRemovedAtSignOut });
  await queryClient.invalidateQueries({ predicate: isPersonal, refetchType: 'active' });
  await queryClient.resetQueries({ predicate: isStalePersonal, type: 'active' });
}
