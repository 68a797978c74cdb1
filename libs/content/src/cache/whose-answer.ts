import { rootMarks } from '@touchline/feature-kit/marks';
import { availabilityOf } from '../event-view/access.ts';
import { eventsIn } from './events-in.ts';

/**
 * What lists say of themselves to the shell: where an entry may not be watched, a viewer who is signed in asks for their own
 * answer. The others are the same for everybody.
 */
export const askedByViewers = {
  meta: { personal: 'locks' },
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
} as const;

/** Whether an entry of the query cache holds an event that may not be watched by whoever it was asked for. */
export const holdsLocks = (data: unknown): boolean => eventsIn(data).some((event) => availabilityOf(event) === 'user');

/** The head's script and the shell set this mark while somebody is signed in. */
export const isOwnAnswer = (): boolean => typeof document !== 'undefined' && rootMarks().signedIn !== undefined;
