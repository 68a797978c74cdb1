import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';

/** One row of the comparison: both sides' figures as text, because some are no numbers ("1/3"). */
export interface StatRow {
  title: string;
  home: string;
  away: string;
}

/** A match's figures; empty where it has none. */
export const statsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['event', 'stats', id],
    retry: false,
    queryFn: async ({ signal }): Promise<StatRow[]> => {
      const { getEventStats } = await import('./stats-call.ts');
      const { vidswap } = await api.call(getEventStats, { query: { id, score: true, overview: true } }, { signal });
      return (vidswap['game-overview'] ?? []).map(({ title, team1 = '–', team2 = '–' }) => ({
        title,
        home: team1,
        away: team2,
      }));
    },
  });

/** The home side's share of a row, 0 to 1, where both figures begin with a number. At 0 : 0 there is nothing to share. */
export function homeShare({ home, away }: StatRow): number | undefined {
  const [one, other] = [Number.parseFloat(home), Number.parseFloat(away)];
  if (!Number.isFinite(one) || !Number.isFinite(other) || one < 0 || other < 0) return undefined;
  return one + other > 0 ? one / (one + other) : undefined;
}
