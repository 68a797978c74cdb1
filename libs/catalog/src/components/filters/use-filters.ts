import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FilteredQueries } from '../../api/filters/filtered-queries.ts';
import type { FilterState } from './filter-state.ts';
import { type Filters, getFiltersKey, readFilters, replaceFilters } from '../../api/filters/filters.ts';
import type { ListOffer } from '../../api/filters/list-offer.ts';
import { type FilterTitle, removeUnknownValues } from '../../api/filters/name-query.ts';

const getTitles = (results: { data?: FilterTitle | undefined }[]): (FilterTitle | undefined)[] =>
  results.map(({ data }) => data);

/** The filters of the address, and functions that change them. A choice is shown at once, before its list is loaded. */
export function useFilters(offer: ListOffer, names: FilteredQueries['names']): FilterState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filterTitles = useQueries({ queries: names, combine: getTitles });
  const searchText = search.toString();
  const [pendingFilters, setPendingFilters] = useState<Filters>();
  const [searchAtChange, setSearchAtChange] = useState(searchText);
  if (searchAtChange !== searchText) {
    // The navigation has finished, or the viewer has opened another address, which now decides.
    setSearchAtChange(searchText);
    setPendingFilters(undefined);
  }
  const filters = useMemo(
    () => removeUnknownValues(readFilters(new URLSearchParams(searchText), offer), filterTitles, offer),
    [searchText, offer, filterTitles],
  );
  const titles = useMemo(
    () =>
      new Map(
        filterTitles.flatMap((filterTitle) =>
          filterTitle?.title === undefined ? [] : [[filterTitle.id, filterTitle.title]],
        ),
      ),
    [filterTitles],
  );
  const createSearch = useCallback(
    (nextFilters: Filters) => replaceFilters(new URLSearchParams(searchText), nextFilters),
    [searchText],
  );
  const change = useCallback(
    (nextFilters: Filters, isReplacing = false) => {
      // Navigating to the same filters would add a history entry without a change.
      if (getFiltersKey(nextFilters) === getFiltersKey(filters)) return setPendingFilters(undefined);
      setPendingFilters(nextFilters);
      void navigate({ search: createSearch(nextFilters) }, { preventScrollReset: true, replace: isReplacing });
    },
    [filters, navigate, createSearch],
  );
  const visibleFilters = pendingFilters ?? filters;
  return useMemo(
    () => ({ offer, filters: visibleFilters, titles, queryWith: createSearch, change }),
    [offer, visibleFilters, titles, createSearch, change],
  );
}
