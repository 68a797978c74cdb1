import { rootMarks } from '@touchline/feature-kit/marks';
import { availabilityOf } from '../event-view/access.ts';
import { eventsIn } from './events-in.ts';

/**
 * Options of a public list for the shell: a signed-in viewer asks again for a list with a locked entry. Lists without a locked entry are the
 * same for all viewers.
 */
export const askedByViewers = {
  meta: { personal: 'locks' },
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
} as const;

/** Whether an entry of the query cache holds an event that the viewer it was asked for may not watch. */
export const holdsLocks = (data: unknown): boolean => eventsIn(data).some((event) => availabilityOf(event) === 'user');

/** The head's script and the shell set this mark while a viewer is signed in. */
export const isOwnAnswer = (): boolean => typeof document !== 'undefined' && rootMarks().signedIn !== undefined;
