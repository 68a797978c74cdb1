import { queryOptions } from '@tanstack/react-query';
import type { Api, WholeList } from '@touchline/api-client';
import { type Standing, orNotOffered } from '@touchline/contract';

/** Rows of a page; few leagues have more. */
const pageSize = 100;

/** The result table of a league, best first; empty for a league without a table. @throws PortalError when the call fails */
export const standingsQuery = (api: Api, leagueId: string) =>
  queryOptions({
    queryKey: ['standings', leagueId],
    retry: false,
    queryFn: async ({ signal }): Promise<WholeList<Standing>> => {
      const { getStandings, readWholeList } = await import('./calls.ts');
      const loading = readWholeList(
        async (page) => {
          const query = { leagueId, page, size: pageSize, next: true };
          const { entries, ...paging } = await api.call(getStandings, { query }, { signal });
          return { ...paging, entries: entries.map((standing) => ({ id: standing.team.id, standing })) };
        },
        { size: pageSize },
      );
      const list = await orNotOffered(loading, { entries: [] });
      return { ...list, entries: list.entries.map(({ standing }) => standing) };
    },
  });
