import { createContext, use } from 'react';
import type { Filters } from './filters.ts';
import type { ListOffer } from './list-offer.ts';

/** What the parts of a filter bar share. */
export interface FilterState {
  offer: ListOffer;
  /** As the viewer has chosen them: ahead of the address while that is on its way. */
  filters: Filters;
  /** What the ids among them are called. */
  titles: ReadonlyMap<string, string>;
  /** The address's query with these filters. */
  queryWith: (filters: Filters) => string;
  /** Leads to them; the list follows. @param replace in the place of the open address in the history */
  change: (filters: Filters, replace?: boolean) => void;
}

const FilterContext = createContext<FilterState | undefined>(undefined);
export const FilterProvider = FilterContext.Provider;

/** For what stands within a filter bar. */
export function useFilterState(): FilterState {
  const state = use(FilterContext);
  if (!state) throw new Error('A filter stands outside of its bar');
  return state;
}
