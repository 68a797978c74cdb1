import type { FilterName } from './filter-words.ts';
import type { FilterState } from './filter-state.ts';

/** The filters that a bar shows now: sub-categories once it is known of what. The day of a schedule has a strip of its own. */
export const shownFilters = ({ offer, filters }: Pick<FilterState, 'offer' | 'filters'>): FilterName[] =>
  offer.filters.filter(
    (name) =>
      name !== 'day' &&
      (name !== 'sub' ||
        Boolean(filters.sub ?? filters.category ?? filters.league ?? offer.params.filters?.['identities.id'])),
  );
