import { queryOptions } from '@tanstack/react-query';
import type { Api, WholeList } from '@touchline/api-client';
import type { Identity, IdentityType, SortField } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

/** Filters of a list of leagues and categories. Equal params have one cache entry. */
export interface IdentityListParams {
  /** `identity` for leagues and main categories, `identity_item` for sub-categories; without it, both kinds. */
  type?: IdentityType | undefined;
  /** Ids of main categories. The list then contains their sub-categories. */
  parents?: readonly string[] | undefined;
  /** The part of the backend that the site shows. */
  scope?: SiteScope | undefined;
}

/** Page sizes (specification, section 9): 100 sub-categories, 50 to 100 main categories. */
const pageSize = 100;

/** The operator's order. The sub-categories of a single main category have their own order. */
const getSort = (parents: readonly string[] | undefined): SortField =>
  parents?.length === 1 ? `media_parent_order.${parents[0]}` : 'order';

/**
 * All leagues and categories that are not archived, in the operator's order.
 * @throws PortalError when the call fails
 */
export const identityListQuery = (api: Api, { type, parents, scope }: IdentityListParams = {}) =>
  queryOptions({
    queryKey: ['identities', { type, parents, scope }],
    retry: false,
    queryFn: async ({ signal }): Promise<WholeList<Identity>> => {
      const { listIdentities, readWholeList } = await import('./calls.ts');
      const filters = {
        ...scope,
        archived: false,
        ...(type && { media_type: [type] }),
        ...(parents && { identityId: [...parents] }),
      };
      const sort = getSort(parents);
      const body = { size: pageSize, sort, order: 'asc', next: true, count: false, filters } as const;
      const list = await readWholeList((page) => api.call(listIdentities, { body: { ...body, page } }, { signal }), {
        size: pageSize,
      });
      return { ...list, entries: list.entries.filter(({ archived }) => archived !== true) };
    },
  });

/**
 * One league or category. @throws PortalError `not_found` for an unknown id (specification, section 8, context league
 * or category)
 */
export const identityQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['identity', id],
    retry: false,
    queryFn: async ({ signal }): Promise<Identity> => {
      const { getIdentity } = await import('./calls.ts');
      return api.call(getIdentity, { params: { id } }, { signal });
    },
  });

/**
 * Whether an identity belongs to this site. One backend serves several sites, and identities of other sites have no
 * page. True if the backend lacks that information, and on a site limited only to teams, because opponents play in
 * other leagues.
 * @param main a main category of a sub-category; its sport counts if the sub-category lacks one
 */
export function isOfSite(
  { id, media_type: type, mainCategories = [], sport_type }: Identity,
  { 'identities.id': leagues, sportType: sports }: SiteScope = {},
  main?: Identity,
): boolean {
  const sport = sport_type ?? main?.sport_type;
  if (!leagues) return !sports || sport === undefined || sports.includes(sport);
  const isOrphan = type === 'identity_item' && mainCategories.length === 0;
  return isOrphan || [id, ...mainCategories].some((identityId) => leagues.includes(identityId));
}
