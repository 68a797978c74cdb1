import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { SportCount } from '@touchline/contract';
import { applyMissedChangesToPage } from '../cache/missed-changes.ts';
import { contentKeys } from '../cache/content-keys.ts';
import { toEventPage, type EventPage } from '../cache/event-page.ts';
import { getListInstant } from './list-params.ts';
import { refetchLockedOptions } from '../cache/personal-response.ts';

/** Related videos that a page shows. */
const maxRelated = 24;

/** Events and clips of the same league, at most 24. */
export const relatedQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: contentKeys.related(id),
    retry: false,
    ...refetchLockedOptions,
    queryFn: async ({ client, signal }): Promise<EventPage> => {
      const { getRelatedVideos } = await import('./calls.ts');
      const { entries } = await api.call(getRelatedVideos, { query: { id } }, { signal });
      const page = { entries: entries.slice(0, maxRelated), nextExists: false };
      return applyMissedChangesToPage(client, toEventPage(page, getListInstant(Date.now())));
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
