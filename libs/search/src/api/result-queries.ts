import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { clipListInfiniteQuery, eventListInfiniteQuery, toListedTeam, type ListQuery } from '@touchline/content';
import { type Identity, type IdentityType, type Team, orNotOffered } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

/** The found teams, or the found leagues and categories, and the total number of results. */
export interface ResultList<Entry> {
  entries: Entry[];
  total: number;
}

/** The size of a query: all results of a tab, or a few among other kinds. Both have the total number. */
export type ResultExtent = 'whole' | 'few';

/** Page sizes of teams, leagues and categories. There is no second page, because a longer text has fewer results. */
export const namedPageSizeByExtent = { whole: 100, few: 6 } as const satisfies Record<ResultExtent, number>;
/** Page sizes of matches and videos, as on a list page (decisions, section 5). */
export const listedPageSizeByExtent = { whole: 24, few: 8 } as const satisfies Record<ResultExtent, number>;
/** The number of leagues on a page without a text or without results. */
const popularLeaguesPageSize = 24;
const pagingParams = { page: 0, sort: 'order', order: 'asc', next: false, count: true } as const;

/** The text, the scope and the size of a query. */
export interface ResultQueryInput {
  query: string;
  scope?: SiteScope | undefined;
  extent: ResultExtent;
}

/** The found teams. @throws PortalError when the call fails */
export const teamResultsQuery = (api: Api, { query, scope, extent }: ResultQueryInput) =>
  queryOptions({
    queryKey: ['search', 'teams', query, scope, extent],
    retry: false,
    queryFn: async ({ signal }): Promise<ResultList<Team>> => {
      const { listTeams } = await import('./calls.ts');
      const body = {
        ...pagingParams,
        size: namedPageSizeByExtent[extent],
        filters: { ...scope, 'search.text': query },
      };
      const teamsPromise = api.call(listTeams, { body }, { signal });
      const { entries, totalCount = entries.length } = await orNotOffered(teamsPromise, { entries: [] });
      return { entries: entries.slice(0, body.size).map(toListedTeam), total: totalCount };
    },
  });

type IdentityFilters = SiteScope & { 'search.text'?: string; media_type?: IdentityType[] };

const identityResultsQuery = (api: Api, key: readonly unknown[], size: number, filters: IdentityFilters) =>
  queryOptions({
    queryKey: ['search', 'leagues', ...key],
    retry: false,
    queryFn: async ({ signal }): Promise<ResultList<Identity>> => {
      const { listIdentities } = await import('./calls.ts');
      const body = { ...pagingParams, size, filters: { ...filters, archived: false } };
      const { entries, totalCount = entries.length } = await api.call(listIdentities, { body }, { signal });
      return { entries: entries.slice(0, size), total: totalCount };
    },
  });

/** The found leagues, categories and sub-categories. @throws PortalError when the call fails */
export const leagueResultsQuery = (api: Api, { query, scope, extent }: ResultQueryInput) =>
  identityResultsQuery(api, [query, scope, extent], namedPageSizeByExtent[extent], { ...scope, 'search.text': query });

/** The first leagues and main categories, for a page without results. @throws PortalError when the call fails */
export const popularLeaguesQuery = (api: Api, scope?: SiteScope) =>
  identityResultsQuery(api, ['', scope], popularLeaguesPageSize, { ...scope, media_type: ['identity'] });

/** The found matches and channels: live ones, upcoming ones, then the latest. */
export const matchResultsQuery = (
  api: Api,
  { query, scope, extent }: ResultQueryInput,
  now?: () => number,
): ListQuery =>
  eventListInfiniteQuery(
    api,
    { filters: { ...scope, 'search.text': query }, size: listedPageSizeByExtent[extent], shouldCount: true },
    now,
  );

/** The found highlights and clips, the latest first. */
export const videoResultsQuery = (
  api: Api,
  { query, scope, extent }: ResultQueryInput,
  now?: () => number,
): ListQuery =>
  clipListInfiniteQuery(
    api,
    {
      filters: { ...scope, 'search.text': query },
      sort: 'added',
      order: 'desc',
      size: listedPageSizeByExtent[extent],
      shouldCount: true,
    },
    now,
  );
