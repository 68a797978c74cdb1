import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { Standing } from '@touchline/contract';

/** The most rows of a request; no league has more. */
const maxEntries = 100;

/** The result table of a league, best first; empty for a league without a table. @throws PortalError when the call fails */
export const standingsQuery = (api: Api, leagueId: string) =>
  queryOptions({
    queryKey: ['standings', leagueId],
    retry: false,
    queryFn: async ({ signal }): Promise<Standing[]> => {
      const { getStandings } = await import('./calls.ts');
      const { entries } = await api.call(getStandings, { query: { leagueId } }, { signal });
      return entries.slice(0, maxEntries);
    },
  });
