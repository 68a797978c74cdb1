import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FilteredQueries } from './filtered-queries.ts';
import type { FilterState } from './filter-state.ts';
import { type Filters, filtersKey, readFilters, withFilters } from './filters.ts';
import type { ListOffer } from './list-offer.ts';
import { type FilterTitle, withoutUnknown } from './name-query.ts';

const combine = (results: { data?: FilterTitle | undefined }[]): (FilterTitle | undefined)[] =>
  results.map(({ data }) => data);

/** The filters of the address, and the navigation to others. A choice shows at once, before its list is loaded. */
export function useFilters(offer: ListOffer, names: FilteredQueries['names']): FilterState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const found = useQueries({ queries: names, combine });
  const searchText = search.toString();
  const [pendingFilters, setPendingFilters] = useState<Filters>();
  const [wishedAt, setWishedAt] = useState(searchText);
  if (wishedAt !== searchText) {
    // The navigation has finished, or the viewer went to another page: from now on the address decides.
    setWishedAt(searchText);
    setPendingFilters(undefined);
  }
  const filters = useMemo(
    () => withoutUnknown(readFilters(new URLSearchParams(searchText), offer), found, offer),
    [searchText, offer, found],
  );
  const titles = useMemo(
    () =>
      new Map(
        found.flatMap((filterTitle) => (filterTitle?.title === undefined ? [] : [[filterTitle.id, filterTitle.title]])),
      ),
    [found],
  );
  const queryWith = useCallback((next: Filters) => withFilters(new URLSearchParams(searchText), next), [searchText]);
  const change = useCallback(
    (next: Filters, isReplacing = false) => {
      // Navigating to the same filters would add a useless history entry.
      if (filtersKey(next) === filtersKey(filters)) return setPendingFilters(undefined);
      setPendingFilters(next);
      void navigate({ search: queryWith(next) }, { preventScrollReset: true, replace: isReplacing });
    },
    [filters, navigate, queryWith],
  );
  const visibleFilters = pendingFilters ?? filters;
  return useMemo(
    () => ({ offer, filters: visibleFilters, titles, queryWith, change }),
    [offer, visibleFilters, titles, queryWith, change],
  );
}
