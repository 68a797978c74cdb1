import { queryOptions } from '@tanstack/react-query';
import type { Api, WholeList } from '@touchline/api-client';
import { type Team, orNotOffered } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

/** Filters of a list of teams. Equal params have one cache entry. */
export interface TeamListParams {
  /** Ids of leagues; without them, all teams of the backend. */
  leagues?: readonly string[] | undefined;
  /** The part of the backend that the site shows; `leagues` above replaces the scope's own leagues. */
  scope?: SiteScope | undefined;
}

/** Teams of a page: more than a league has. */
const pageSize = 200;

/** A team in a list, without the fields that only its page needs. */
export const toListedTeam = ({
  banner_url: _bannerUrl,
  facebook: _1,
  instagram: _2,
  x: _3,
  web: _4,
  ...team
}: Team): Team => team;

/** All teams by their names. @throws PortalError when the call fails */
export const teamListQuery = (api: Api, { leagues, scope }: TeamListParams = {}) =>
  queryOptions({
    queryKey: ['teams', { leagues, scope }],
    retry: false,
    queryFn: async ({ signal }): Promise<WholeList<Team>> => {
      const { listTeams, readWholeList } = await import('./calls.ts');
      const filters = { ...scope, ...(leagues && { 'identities.id': [...leagues] }) };
      const body = { size: pageSize, sort: 'title', order: 'asc', next: true, count: false, filters } as const;
      const loading = readWholeList((page) => api.call(listTeams, { body: { ...body, page } }, { signal }), {
        size: pageSize,
      });
      const list = await orNotOffered(loading, { entries: [] });
      return { ...list, entries: list.entries.map(toListedTeam) };
    },
  });

/**
 * One team with its league. @throws PortalError `not_found` for an unknown id (specification, section 8, context team)
 */
export const teamQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['team', id],
    retry: false,
    queryFn: async ({ signal }): Promise<Team> => {
      const { getTeam } = await import('./calls.ts');
      return api.call(getTeam, { params: { id } }, { signal });
    },
  });
