import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { SportCount } from '@touchline/contract';
import { mergePage } from '../cache/event-cache.ts';
import { contentKeys } from '../cache/content-keys.ts';
import { toEventPage, type EventPage } from '../cache/event-page.ts';
import { getListInstant } from './list-params.ts';
import { refetchLockedOptions } from '../cache/personal-queries.ts';
import type { FetchPage } from './growing-list.ts';

/** Limit of related videos on a page. */
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
      return mergePage(client, toEventPage(page, getListInstant(Date.now())));
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

/**
 * Reads highlights and clips by their ids, in that order. A clip whose request fails, such as a deleted one, is left
 * out.
 */
export const createClipsByIdFetch =
  (api: Api, ids: readonly string[]): FetchPage =>
  async (_page, instant, signal) => {
    const { getClip } = await import('./calls.ts');
    const results = await Promise.allSettled(ids.map((id) => api.call(getClip, { params: { id } }, { signal })));
    const entries = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    return toEventPage({ entries, nextExists: false }, instant);
  };
