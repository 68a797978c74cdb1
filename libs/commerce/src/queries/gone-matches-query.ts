import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { toPortalError } from '@touchline/contract';

/**
 * The events of tickets that no longer exist. One list finds the existing events. A backend may ignore the list's
 * filter, so the request for each other event confirms that it is gone.
 * @param eventIds at most a page of tickets
 */
export const goneMatchesQuery = (api: Api, eventIds: readonly string[]) =>
  queryOptions({
    queryKey: ['commerce', 'gone', ...eventIds],
    enabled: eventIds.length > 0,
    retry: false,
    staleTime: Infinity,
    async queryFn({ signal }): Promise<readonly string[]> {
      const { getEvent, listEvents } = await import('./commerce-calls.ts');
      const body = { page: 0, size: eventIds.length, filters: { event_id: [...eventIds] } };
      const { entries } = await api.call(listEvents, { body }, { signal });
      const listedIds = new Set(entries.map(({ id }) => id));
      const isGone = (id: string): Promise<boolean> =>
        api.call(getEvent, { params: { id } }, { signal }).then(
          () => false,
          (error: unknown) => toPortalError(error).code === 'not_found',
        );
      const missingIds = eventIds.filter((id) => !listedIds.has(id));
      const answers = await Promise.all(missingIds.map(isGone));
      return missingIds.filter((_, index) => answers[index]);
    },
  });
