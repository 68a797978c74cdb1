import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { SportCount } from '@touchline/contract';
import { withMissedChanges } from '../cache/missed-changes.ts';
import { contentKeys } from '../cache/content-keys.ts';
import { toEventPage, type EventPage } from '../cache/event-page.ts';
import { listInstant } from './list-params.ts';
import { refetchLockedOptions } from '../cache/personal-response.ts';

/** Events and clips of the same league, at most 24. */
export const relatedQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: contentKeys.related(id),
    retry: false,
    ...refetchLockedOptions,
    queryFn: async ({ client, signal }): Promise<EventPage> => {
      const { getRelatedVideos } = await import('./calls.ts');
      const response = await api.call(getRelatedVideos, { query: { id } }, { signal });
      return withMissedChanges(client, toEventPage(response, listInstant(Date.now())));
    },
  });

/** The number of live events by sport. */
export const sportCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: contentKeys.sportCounts,
    retry: false,
    queryFn: async ({ signal }): Promise<SportCount[]> => {
      const { getGroupedSportCount } = await import('./calls.ts');
      return api.call(getGroupedSportCount, {}, { signal });
    },
  });
