import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { EventView } from '@touchline/content';
import { type MatchFigures, toFigures } from './match-figures.ts';

/**
 * The statistics of a match; empty lists for a match without statistics. A new `statsKey` means new statistics, and so
 * does the end of the match, whose times then are those of the recording. The old ones stay until the new ones arrive.
 */
export const statsQuery = (
  api: Api,
  { matchId: id, statsKey = '', status }: Pick<EventView, 'matchId' | 'statsKey' | 'status'>,
) =>
  queryOptions({
    queryKey: ['event', 'stats', id, statsKey, status === 'live' ? 'live' : 'recorded'],
    retry: false,
    placeholderData: (figures: MatchFigures | undefined, query) => (query?.queryKey[2] === id ? figures : undefined),
    queryFn: async ({ signal }): Promise<MatchFigures> => {
      const { getEventStats } = await import('./stats-call.ts');
      return toFigures(await api.call(getEventStats, { query: { id, score: true, overview: true } }, { signal }));
    },
  });

/** Whether a match has statistics that this viewer may see (specification, section 5). */
export const areFiguresAllowed = ({ statsEnabled, availability, status }: EventView): boolean =>
  statsEnabled && availability === 'available' && status !== 'upcoming';
