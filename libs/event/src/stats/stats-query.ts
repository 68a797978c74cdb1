import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { type MatchFigures, toFigures } from './match-figures.ts';

/**
 * The statistics of a match; empty lists for a match without statistics.
 * @param key the statistics' own key of the match, if it has one; another key means other statistics
 */
export const statsQuery = (api: Api, id: string, key?: string) =>
  queryOptions({
    queryKey: ['event', 'stats', id, key ?? ''],
    retry: false,
    queryFn: async ({ signal }): Promise<MatchFigures> => {
      const { getEventStats } = await import('./stats-call.ts');
      return toFigures(await api.call(getEventStats, { query: { id, score: true, overview: true } }, { signal }));
    },
  });
