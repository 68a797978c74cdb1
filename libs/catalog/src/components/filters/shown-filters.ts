import type { FilterName } from '../../api/filters/filter-query-params.ts';
import type { FilterState } from './filter-state.ts';

/**
 * The filters that the bar currently shows. Sub-categories appear only within a category or league. The day of a
 * schedule has a separate strip.
 */
export const getShownFilters = ({ offer, filters }: Pick<FilterState, 'offer' | 'filters'>): FilterName[] =>
  offer.filters.filter(
    (name) =>
      name !== 'day' &&
      (name !== 'sub' ||
        Boolean(filters.sub ?? filters.category ?? filters.league ?? offer.params.filters?.['identities.id'])),
  );
