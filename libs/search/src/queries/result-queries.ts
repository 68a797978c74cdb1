import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { clipListInfinite, eventListInfinite, type ListQuery } from '@touchline/content';
import type { Identity, Team } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

/** Teams, or leagues and categories, that were found, and how many there are in all. */
export interface Found<Entry> {
  entries: Entry[];
  total: number;
}

/** More teams than a text finds; who wants others types on. */
const mostNamed = 100;
/** As many as a list page (decisions, section 5). */
const pageSize = 24;
const paging = { page: 0, size: mostNamed, sort: 'order', order: 'asc', next: false, count: true } as const;

/** @throws PortalError where they cannot be had */
export const teamResults = (api: Api, query: string, scope: SiteScope = {}) =>
  queryOptions({
    queryKey: ['search', 'teams', query, scope],
    retry: false,
    queryFn: async ({ signal }): Promise<Found<Team>> => {
      const { listTeams } = await import('./calls.ts');
      const body = { ...paging, filters: { ...scope, 'search.text': query } };
      const { entries, totalCount = entries.length } = await api.call(listTeams, { body }, { signal });
      return { entries, total: totalCount };
    },
  });

/** Leagues, categories and their sub-categories. @param query '' for all main ones @throws PortalError where they cannot be had */
export const leagueResults = (api: Api, query: string, scope: SiteScope = {}) =>
  queryOptions({
    queryKey: ['search', 'leagues', query, scope],
    retry: false,
    queryFn: async ({ signal }): Promise<Found<Identity>> => {
      const { listIdentities } = await import('./calls.ts');
      const wanted = query === '' ? { media_type: ['identity' as const] } : { 'search.text': query };
      const body = { ...paging, filters: { ...scope, ...wanted, archived: false } };
      const { entries, totalCount = entries.length } = await api.call(listIdentities, { body }, { signal });
      return { entries, total: totalCount };
    },
  });

/** Matches and channels: live, upcoming, then the latest. */
export const matchResults = (api: Api, query: string, scope: SiteScope = {}, now?: () => number): ListQuery =>
  eventListInfinite(api, { filters: { ...scope, 'search.text': query }, size: pageSize, counted: true }, now);

/** Highlights and clips, the latest first. */
export const videoResults = (api: Api, query: string, scope: SiteScope = {}, now?: () => number): ListQuery =>
  clipListInfinite(
    api,
    { filters: { ...scope, 'search.text': query }, sort: 'added', order: 'desc', size: pageSize, counted: true },
    now,
  );
