import { createContext, use } from 'react';
import type { Filters } from './filters.ts';
import type { ListOffer } from './list-offer.ts';

/** State shared by the parts of a filter bar. */
export interface FilterState {
  offer: ListOffer;
  /** The viewer's choice. During a navigation it is newer than the address. */
  filters: Filters;
  /** Titles of the ids among the values. */
  titles: ReadonlyMap<string, string>;
  /** The address's query with these filters. */
  queryWith: (filters: Filters) => string;
  /** Navigates to these filters; the list follows. @param isReplacing replaces the current history entry */
  change: (filters: Filters, isReplacing?: boolean) => void;
}

const FilterContext = createContext<FilterState | undefined>(undefined);
export const FilterProvider = FilterContext.Provider;

/** For components within a filter bar. @throws outside of one */
export function useFilterState(): FilterState {
  const state = use(FilterContext);
  if (!state) throw new Error('A filter is outside of its bar');
  return state;
}
