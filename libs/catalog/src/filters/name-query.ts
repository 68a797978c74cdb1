import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { toPortalError } from '@touchline/contract';
import type { FilterName } from './filter-words.ts';
import type { Filters } from './filters.ts';

/** Filters whose values are ids of the backend's. */
export const entityFilters = ['league', 'category', 'sub', 'team'] as const satisfies FilterName[];
export type EntityFilter = (typeof entityFilters)[number];

/** What is known of an id in the address. */
export interface FilterTitle {
  id: string;
  /** Undefined where the wire has none. */
  title?: string | undefined;
  /** There is no such league, category or team. */
  missing?: true;
}

/** What an id in the address is called; the name alone, because it travels with the page. @throws PortalError where that cannot be had */
export const nameQuery = (api: Api, filter: EntityFilter, id: string) =>
  queryOptions({
    queryKey: ['filter-name', filter === 'team' ? 'team' : 'identity', id],
    retry: false,
    queryFn: async ({ signal }): Promise<FilterTitle> => {
      const { getIdentity, getTeam } = await import('../calls.ts');
      try {
        const found =
          filter === 'team'
            ? (await api.call(getTeam, { params: { id } }, { signal })).name
            : (await api.call(getIdentity, { params: { id } }, { signal })).title;
        return { id, title: found };
      } catch (error) {
        if (toPortalError(error).isMissing) return { id, missing: true };
        throw error;
      }
    },
  });

/** The queries of all ids in an address. */
export const nameQueries = (api: Api, filters: Filters) =>
  entityFilters.flatMap((filter) => (filters[filter] ?? []).map((id) => nameQuery(api, filter, id)));

export type NameQuery = ReturnType<typeof nameQuery>;

/** The filters without ids that the backend does not know: they are dropped like any unknown value. */
export function withoutMissing(filters: Filters, titles: readonly (FilterTitle | null | undefined)[]): Filters {
  const missing = new Set(titles.flatMap((one) => (one?.missing ? one.id : [])));
  if (missing.size === 0) return filters;
  const kept = Object.entries(filters).flatMap(([name, values]) => {
    const known = entityFilters.some((filter) => filter === name) ? values.filter((id) => !missing.has(id)) : values;
    return known.length > 0 ? [[name, known]] : [];
  });
  return Object.fromEntries(kept) as Filters;
}
