import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { Team } from '@touchline/contract';

/** More than a choice of clubs has; the backend's order is the one shown. */
const size = 200;

/** The clubs to choose from. @param leagues ids; all of the backend without them @throws PortalError where they cannot be had */
export const clubsQuery = (api: Api, leagues: readonly string[] | undefined) =>
  queryOptions({
    queryKey: ['clubs', leagues ?? []],
    queryFn: async ({ signal }): Promise<Team[]> => {
      const { listTeams } = await import('@touchline/contract');
      const filters = leagues && { 'identities.id': [...leagues] };
      const body = { page: 0, size, sort: 'title', order: 'asc', next: false, count: false, filters } as const;
      return (await api.call(listTeams, { body }, { signal })).entries;
    },
  });
