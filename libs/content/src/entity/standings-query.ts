import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { Standing } from '@touchline/contract';

/** More than any league has. */
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
