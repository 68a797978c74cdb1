import { queryOptions } from '@tanstack/react-query';
import type { Api, WholeList } from '@touchline/api-client';
import { identityListQuery, identityQuery, teamListQuery, teamQuery } from '@touchline/content';
import type { SiteScope } from '@touchline/feature-kit';
import type { ClubOptions } from '../options.ts';
import type { Club } from './club.ts';

/** Query for the clubs from which viewers of the site choose. @throws PortalError when the call fails */
export const clubsQuery = (api: Api, options: ClubOptions, scope: SiteScope | undefined) => {
  const { view = 'team', league_ids: leagues } = options;
  return queryOptions({
    queryKey: ['clubs', { view, leagues, scope }],
    retry: false,
    queryFn: async ({ client }): Promise<WholeList<Club>> => {
      if (view === 'team') return client.fetchQuery(teamListQuery(api, leagues ? { leagues } : { scope }));
      if (view === 'identity_item')
        return client.fetchQuery(
          identityListQuery(api, { type: view, ...(leagues ? { parents: leagues } : { scope }) }),
        );
      const list = await client.fetchQuery(identityListQuery(api, { type: view, scope }));
      return leagues ? { ...list, entries: list.entries.filter(({ id }) => leagues.includes(id)) } : list;
    },
  });
};

/** Query for a club. @throws PortalError `not_found` when the club does not exist */
export const clubQuery = (api: Api, { view = 'team' }: ClubOptions, id: string) =>
  queryOptions({
    queryKey: ['club', view, id],
    retry: false,
    queryFn: ({ client }): Promise<Club> =>
      view === 'team' ? client.fetchQuery(teamQuery(api, id)) : client.fetchQuery(identityQuery(api, id)),
  });
