import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { clipListInfinite, eventListInfinite, listedTeam, type ListQuery } from '@touchline/content';
import { type Identity, type IdentityType, type Team, orNotOffered } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

/** The found teams, or leagues and categories, and the total number of results. */
export interface Found<Entry> {
  entries: Entry[];
  total: number;
}

/** The size of a query: a whole tab, or a few among other kinds. Both have the total number. */
export type Extent = 'whole' | 'few';

/** Page sizes of teams, leagues and categories. There is no second page, because a longer text reduces the results. */
export const namedSize = { whole: 100, few: 6 } as const satisfies Record<Extent, number>;
/** Page sizes of matches and videos, as on a list page (decisions, section 5). */
export const listedSize = { whole: 24, few: 8 } as const satisfies Record<Extent, number>;
/** The number of leagues without a text or without results. */
const popularSize = 24;
const paging = { page: 0, sort: 'order', order: 'asc', next: false, count: true } as const;

/** The text, the scope and the size of a query. */
export interface ResultQueryInput {
  query: string;
  scope?: SiteScope | undefined;
  extent: Extent;
}

/** The found teams. @throws PortalError when the call fails */
export const teamResults = (api: Api, { query, scope, extent }: ResultQueryInput) =>
  queryOptions({
    queryKey: ['search', 'teams', query, scope, extent],
    retry: false,
    queryFn: async ({ signal }): Promise<Found<Team>> => {
      const { listTeams } = await import('./calls.ts');
      const body = { ...paging, size: namedSize[extent], filters: { ...scope, 'search.text': query } };
      const loading = api.call(listTeams, { body }, { signal });
      const { entries, totalCount = entries.length } = await orNotOffered(loading, { entries: [] });
      return { entries: entries.slice(0, body.size).map(listedTeam), total: totalCount };
    },
  });

type IdentityFilters = SiteScope & { 'search.text'?: string; media_type?: IdentityType[] };

const identityResults = (api: Api, key: readonly unknown[], size: number, filters: IdentityFilters) =>
  queryOptions({
    queryKey: ['search', 'leagues', ...key],
    retry: false,
    queryFn: async ({ signal }): Promise<Found<Identity>> => {
      const { listIdentities } = await import('./calls.ts');
      const body = { ...paging, size, filters: { ...filters, archived: false } };
      const { entries, totalCount = entries.length } = await api.call(listIdentities, { body }, { signal });
      return { entries: entries.slice(0, size), total: totalCount };
    },
  });

/** Leagues, categories and their sub-categories. @throws PortalError when the call fails */
export const leagueResults = (api: Api, { query, scope, extent }: ResultQueryInput) =>
  identityResults(api, [query, scope, extent], namedSize[extent], { ...scope, 'search.text': query });

/** The first leagues and main categories, for a page without results. @throws PortalError when the call fails */
export const popularLeagues = (api: Api, scope?: SiteScope) =>
  identityResults(api, ['', scope], popularSize, { ...scope, media_type: ['identity'] });

/** Matches and channels: live, upcoming, then the latest. */
export const matchResults = (api: Api, { query, scope, extent }: ResultQueryInput, now?: () => number): ListQuery =>
  eventListInfinite(api, { filters: { ...scope, 'search.text': query }, size: listedSize[extent], counted: true }, now);

/** Highlights and clips, the latest first. */
export const videoResults = (api: Api, { query, scope, extent }: ResultQueryInput, now?: () => number): ListQuery =>
  clipListInfinite(
    api,
    {
      filters: { ...scope, 'search.text': query },
      sort: 'added',
      order: 'desc',
      size: listedSize[extent],
      counted: true,
    },
    now,
  );
