import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { getAvailability } from '../event-view/access.ts';
import { eventsIn } from './events-in.ts';

/**
 * Options of a public list for the shell: a signed-in viewer asks again for a list with a locked entry. Lists without a locked entry are the
 * same for all viewers.
 */
export const refetchLockedOptions = {
  meta: { personal: 'locks' },
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
} as const;

/** Whether an entry of the query cache holds an event that the viewer it was asked for may not watch. */
export const holdsLocks = (data: unknown): boolean => eventsIn(data).some((event) => getAvailability(event) === 'user');

/** The head's script and the shell set this mark while a viewer is signed in. */
export const isPersonalResponse = (): boolean =>
  typeof document !== 'undefined' && getDocumentFlags().signedIn !== undefined;
