import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { clipListInfinite, eventListInfinite, listedTeam, type ListQuery } from '@touchline/content';
import type { Identity, IdentityType, Team } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

/** Teams, or leagues and categories, that were found, and how many there are in all. */
export interface Found<Entry> {
  entries: Entry[];
  total: number;
}

/** How much of a kind is asked for: what its own tab shows, or what stands of it among the others; how many there are in all comes with both. */
export type Extent = 'whole' | 'few';

/** Teams, leagues and categories. More than a text finds; who wants others types on. */
export const namedSize = { whole: 100, few: 6 } as const satisfies Record<Extent, number>;
/** Matches and videos: as many as a list page (decisions, section 5). */
export const listedSize = { whole: 24, few: 8 } as const satisfies Record<Extent, number>;
/** Leagues that are shown where nothing is looked for, or found. */
export const popularSize = 24;
const paging = { page: 0, sort: 'order', order: 'asc', next: false, count: true } as const;

/** What is looked for, where, and how much of it is asked for. */
export interface Wanted {
  query: string;
  scope?: SiteScope | undefined;
  extent: Extent;
}

/** @throws PortalError where they cannot be had */
export const teamResults = (api: Api, { query, scope, extent }: Wanted) =>
  queryOptions({
    queryKey: ['search', 'teams', query, scope, extent],
    retry: false,
    queryFn: async ({ signal }): Promise<Found<Team>> => {
      const { listTeams } = await import('./calls.ts');
      const body = { ...paging, size: namedSize[extent], filters: { ...scope, 'search.text': query } };
      const { entries, totalCount = entries.length } = await api.call(listTeams, { body }, { signal });
      return { entries: entries.map(listedTeam), total: totalCount };
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
      return { entries, total: totalCount };
    },
  });

/** Leagues, categories and their sub-categories. @throws PortalError where they cannot be had */
export const leagueResults = (api: Api, { query, scope, extent }: Wanted) =>
  identityResults(api, [query, scope, extent], namedSize[extent], { ...scope, 'search.text': query });

/** The first leagues and main categories, a way on. @throws PortalError where they cannot be had */
export const popularLeagues = (api: Api, scope?: SiteScope) =>
  identityResults(api, ['', scope], popularSize, { ...scope, media_type: ['identity'] });

/** Matches and channels: live, upcoming, then the latest. */
export const matchResults = (api: Api, { query, scope, extent }: Wanted, now?: () => number): ListQuery =>
  eventListInfinite(api, { filters: { ...scope, 'search.text': query }, size: listedSize[extent], counted: true }, now);

/** Highlights and clips, the latest first. */
export const videoResults = (api: Api, { query, scope, extent }: Wanted, now?: () => number): ListQuery =>
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
