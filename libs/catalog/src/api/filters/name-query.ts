import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { isKnownSport } from '@touchline/content';
import { toPortalError } from '@touchline/contract';
import type { FilterName } from './filter-query-params.ts';
import type { Filters } from './filters.ts';
import type { ListOffer } from './list-offer.ts';

/** Filters whose values only the backend knows. */
const entityFilters = ['league', 'category', 'sub', 'team', 'sport'] as const satisfies FilterName[];
export type EntityFilter = (typeof entityFilters)[number];

/** The title of a filter's value, and whether the value exists. */
export interface FilterTitle {
  filter: EntityFilter;
  id: string;
  /** Undefined if the wire has no title. */
  title?: string | undefined;
  /** The backend has no such league, category, team or sport. */
  missing?: true;
  /** The main categories of a sub-category. */
  parents?: string[] | undefined;
}

type FoundTitle = Omit<FilterTitle, 'filter' | 'id'>;

async function fetchTitle(api: Api, filter: EntityFilter, id: string, signal: AbortSignal): Promise<FoundTitle> {
  const { getIdentity, getTeam, listEvents } = await import('../calls.ts');
  if (filter === 'team') return { title: (await api.call(getTeam, { params: { id } }, { signal })).name };
  if (filter === 'sport') {
    const body = { page: 0, size: 1, next: false, count: false, filters: { sportType: [id] } };
    const { entries } = await api.call(listEvents, { body }, { signal });
    return entries.length === 0 ? { missing: true } : {};
  }
  const { title, media_type: type, mainCategories } = await api.call(getIdentity, { params: { id } }, { signal });
  if (filter === 'sub') return type === 'identity_item' ? { title, parents: mainCategories } : { missing: true };
  return type === 'identity' ? { title } : { missing: true };
}

/**
 * The title of a value in the address, and whether the value exists. The result has no other fields, because the page's
 * HTML contains the result.
 * @throws PortalError when the request fails
 */
export const createNameQuery = (api: Api, filter: EntityFilter, id: string) =>
  queryOptions({
    queryKey: ['filter-name', filter, id],
    retry: false,
    async queryFn({ signal }): Promise<FilterTitle> {
      const foundTitle = await fetchTitle(api, filter, id, signal).catch((error: unknown): FoundTitle => {
        if (toPortalError(error).isMissing) return { missing: true };
        throw error;
      });
      return { filter, id, ...foundTitle };
    },
  });

/**
 * The queries for the titles of all values in an address. A sport that the portal knows, and one in a list with fixed
 * sports, needs no query.
 */
export const createNameQueries = (api: Api, filters: Filters, { params }: Pick<ListOffer, 'params'>) =>
  entityFilters.flatMap((filter) =>
    (filters[filter] ?? [])
      .filter((id) => filter !== 'sport' || !(isKnownSport(id) || params.filters?.sportType))
      .map((id) => createNameQuery(api, filter, id)),
  );

export type NameQuery = ReturnType<typeof createNameQuery>;

/** Removes values that the backend does not know, and sub-categories outside of the chosen or fixed categories. */
export function removeUnknownValues(
  filters: Filters,
  titles: readonly (FilterTitle | null | undefined)[],
  { params }: Pick<ListOffer, 'params'>,
): Filters {
  const knownTitles = titles.filter((title) => title != null);
  const knownFilters = removeMissingTitles(
    filters,
    knownTitles.filter(({ missing }) => missing),
  );
  const chosenIds = [...(knownFilters.league ?? []), ...(knownFilters.category ?? [])];
  const mainCategoryIds = chosenIds.length > 0 ? chosenIds : params.filters?.['identities.id'];
  const hasOtherParent = ({ parents = [] }: FilterTitle): boolean =>
    mainCategoryIds !== undefined && parents.length > 0 && !parents.some((id) => mainCategoryIds.includes(id));
  return removeMissingTitles(knownFilters, knownTitles.filter(hasOtherParent));
}

function removeMissingTitles(filters: Filters, missingTitles: readonly FilterTitle[]): Filters {
  if (missingTitles.length === 0) return filters;
  const remainingFilters = Object.entries(filters).flatMap(([name, values]) => {
    const remainingValues = values.filter(
      (value) => !missingTitles.some(({ filter, id }) => filter === name && id === value),
    );
    return remainingValues.length > 0 ? [[name, remainingValues]] : [];
  });
  return Object.fromEntries(remainingFilters) as Filters;
}
