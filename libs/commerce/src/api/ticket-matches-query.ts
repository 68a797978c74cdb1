import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { toPortalError, type WireEvent } from '@touchline/contract';

/** The events of tickets. */
interface TicketMatches {
  matches: readonly WireEvent[];
  /** The ids of events that no longer exist. */
  goneIds: readonly string[];
}

/** A page that opens after this time requests the matches again, because a match may have begun. */
const staleTimeMs = 30_000;

/**
 * The events of tickets. One list finds the existing events. A backend may ignore the list's filter, so the other
 * events are also requested one by one.
 * @param eventIds at most a page of tickets
 */
export const ticketMatchesQuery = (api: Api, eventIds: readonly string[]) =>
  queryOptions({
    queryKey: ['commerce', 'ticket-matches', ...eventIds],
    enabled: eventIds.length > 0,
    retry: false,
    staleTime: staleTimeMs,
    refetchOnMount: true,
    async queryFn({ signal }): Promise<TicketMatches> {
      const { getEvent, listEvents } = await import('./commerce-calls.ts');
      const body = { page: 0, size: eventIds.length, filters: { event_id: [...eventIds] } };
      const { entries } = await api.call(listEvents, { body }, { signal });
      const listedEvents = entries.filter(({ id }) => eventIds.includes(id));
      const findEvent = (id: string): Promise<WireEvent | 'gone' | 'unknown'> =>
        api
          .call(getEvent, { params: { id } }, { signal })
          .catch((error: unknown) => (toPortalError(error).code === 'not_found' ? 'gone' : 'unknown'));
      const missingIds = eventIds.filter((id) => !listedEvents.some((event) => event.id === id));
      const answers = await Promise.all(missingIds.map(findEvent));
      return {
        matches: [...listedEvents, ...answers.filter((answer) => typeof answer === 'object')],
        goneIds: missingIds.filter((_, index) => answers[index] === 'gone'),
      };
    },
  });
