import { createContext, use } from 'react';
import type { Filters } from '../../api/filters/filters.ts';
import type { ListOffer } from '../../api/filters/list-offer.ts';

/** State shared by the parts of a filter bar. */
export interface FilterState {
  offer: ListOffer;
  /** The chosen filters. During a navigation they are newer than the address. */
  filters: Filters;
  /** Titles of the ids in the filters. */
  titles: ReadonlyMap<string, string>;
  /** The query of the current address with other filters. */
  queryWith: (filters: Filters) => string;
  /** Navigates to an address with these filters. @param isReplacing replaces the current history entry */
  change: (filters: Filters, isReplacing?: boolean) => void;
}

const FilterContext = createContext<FilterState | undefined>(undefined);
export const FilterProvider = FilterContext.Provider;

/** Returns the state of the filter bar around a component. @throws outside of a filter bar */
export function useFilterState(): FilterState {
  const state = use(FilterContext);
  if (!state) throw new Error('A filter is outside of its bar');
  return state;
}
