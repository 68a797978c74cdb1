import { getAvailability } from '../event-view/access.ts';
import { findEvents } from './find-events.ts';

/**
 * Options of a public list for the shell: a list with a locked entry is requested again for a signed-in viewer. Lists
 * without a locked entry are the same for all viewers.
 */
export const refetchLockedOptions = {
  meta: { personal: 'locks' },
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
} as const;

/** Whether a cache entry contains an event that its viewer may not watch. */
export const hasLockedEvent = (data: unknown): boolean =>
  findEvents(data).some((event) => getAvailability(event) === 'user');
