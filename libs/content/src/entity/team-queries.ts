import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { Team } from '@touchline/contract';

/** Which teams a list holds; equal params share one cache entry. */
export interface TeamListParams {
  /** Ids of leagues; all teams of the backend without them. */
  leagues?: readonly string[] | undefined;
}

/** More than a league has, and than a page shows. */
const size = 200;

/** Teams by their names. @throws PortalError where they cannot be had */
export const teamListQuery = (api: Api, { leagues }: TeamListParams = {}) =>
  queryOptions({
    queryKey: ['teams', { leagues }],
    retry: false,
    queryFn: async ({ signal }): Promise<Team[]> => {
      const { listTeams } = await import('./calls.ts');
      const filters = leagues && { 'identities.id': [...leagues] };
      const body = { page: 0, size, sort: 'title', order: 'asc', next: false, count: false, filters } as const;
      return (await api.call(listTeams, { body }, { signal })).entries;
    },
  });

/** One team with its league. @throws PortalError `not_found` when there is none (section 8, context team) */
export const teamQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['team', id],
    retry: false,
    queryFn: async ({ signal }): Promise<Team> => {
      const { getTeam } = await import('./calls.ts');
      return api.call(getTeam, { params: { id } }, { signal });
    },
  });
