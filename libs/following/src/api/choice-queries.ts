import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { type Identity, type Paged, type SortField, type Team, orNotOffered } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

/** An entry of the backend's lists that can be followed. */
export type ChoiceEntry = { team: Team } | { identity: Identity };

/** One page of a list of choices. */
export interface ChoicePage {
  entries: readonly ChoiceEntry[];
  hasMore: boolean;
}

interface ListParams {
  /** The part of the backend that the site shows. */
  scope?: SiteScope | undefined;
  /** The text of a search by the backend, for an incomplete list. */
  search?: string | undefined;
}

/** Entries of a page (specification, section 9). */
const identityPageSize = 100;

/** Page size for teams, above the number in any league. */
const teamPageSize = 200;

/** The query of a list that loads page by page. */
const createGrowingQuery = (
  name: string,
  params: object,
  readChoices: (page: number, signal: AbortSignal) => Promise<ChoicePage>,
) =>
  infiniteQueryOptions({
    queryKey: ['following', name, params],
    retry: false,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => readChoices(pageParam, signal),
    getNextPageParam: ({ hasMore }, _pages, page) => (hasMore && page + 1 < maxPages ? page + 1 : undefined),
  });

/** Limit of pages of a list (decisions, section 6). */
const maxPages = 20;

/** An empty page ends the list, even if the server reports another page. */
const hasMorePages = (page: Paged<unknown>, size: number): boolean =>
  page.entries.length > 0 && (page.nextExists ?? page.entries.length >= (page.itemsPerPage ?? size));

/**
 * The query of the teams of a league, or of all teams of the site, by name. @throws PortalError when the call fails
 */
export const teamsQuery = (api: Api, { league, scope, search }: ListParams & { league?: string | undefined }) =>
  createGrowingQuery('teams', { league, scope, search }, async (page, signal) => {
    const { listTeams } = await import('./calls.ts');
    const filters = {
      ...(league === undefined ? scope : { 'identities.id': [league] }),
      ...(search && { 'search.text': search }),
    };
    const body = { page, size: teamPageSize, sort: 'title', order: 'asc', next: true, count: false, filters } as const;
    const response = await orNotOffered(api.call(listTeams, { body }, { signal }), { entries: [] });
    return { entries: response.entries.map((team) => ({ team })), hasMore: hasMorePages(response, teamPageSize) };
  });

/**
 * The query of the leagues and main categories, or of a main category's sub-categories, in the operator's order.
 * @param main id of a main category
 * @throws PortalError when the call fails
 */
export const identitiesQuery = (
  api: Api,
  type: 'identity' | 'identity_item',
  { main: mainId, scope, search }: ListParams & { main?: string | undefined },
) =>
  createGrowingQuery('identities', { type, main: mainId, scope, search }, async (page, signal) => {
    const { listIdentities } = await import('./calls.ts');
    const sort: SortField = mainId === undefined ? 'order' : `media_parent_order.${mainId}`;
    const filters = {
      ...(mainId === undefined ? scope : { identityId: [mainId] }),
      archived: false,
      media_type: [type],
      ...(search && { 'search.text': search }),
    };
    const body = { page, size: identityPageSize, sort, order: 'asc', next: true, count: false, filters } as const;
    const response = await api.call(listIdentities, { body }, { signal });
    const entries = response.entries.filter(({ archived }) => archived !== true);
    return {
      entries: entries.map((identity) => ({ identity })),
      hasMore: hasMorePages(response, identityPageSize),
    };
  });

/** The query of a list of choices. */
export type ChoiceQuery = ReturnType<typeof createGrowingQuery>;
