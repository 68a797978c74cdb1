import type { Query, QueryClient } from '@tanstack/react-query';
import type { QueryMeta } from '@touchline/feature-kit';
import { getAvailability } from '../event-view/access.ts';
import type { ClipListParams, EventListParams } from '../queries/list-params.ts';
import { findEvents } from './event-copies.ts';

/** For data that changes rarely: a component that mounts reloads the data only if the query is invalidated. */
export const refetchIfInvalidated = {
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
};

/** Options of a viewer's own list: sign-out removes it, and it is reloaded at its next mount if it is invalidated. */
export const personalListOptions = { meta: { personal: 'own' }, ...refetchIfInvalidated } as const;

/**
 * Options of a public list for the shell: a list with a locked entry is requested again for a signed-in viewer. Lists
 * without a locked entry are the same for all viewers.
 */
export const refetchLockedOptions = { meta: { personal: 'locks' }, ...refetchIfInvalidated } as const;

/** Options of a list. Each viewer has own suggestions; other lists have {@link refetchLockedOptions}. */
export const getListOptions = ({ filters = {} }: EventListParams | ClipListParams) =>
  'suggested' in filters && filters.suggested === true
    ? ({ meta: { personal: true, suggested: true }, ...refetchIfInvalidated } as const)
    : refetchLockedOptions;

/** Whether a cache entry contains an event that its viewer may not watch. */
export const hasLockedEvent = (data: unknown): boolean =>
  findEvents(data).some((event) => getAvailability(event) === 'user');

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

/**
 * Reloads the suggestions after a change of the viewer's club or followed targets: on screen at once, others when they
 * are shown.
 */
export const invalidateSuggested = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.suggested === true, refetchType: 'active' });

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
