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

/** The filters of the address that is open, and how to lead to others. What is chosen shows at once, before its list is there. */
export function useFilters(offer: ListOffer, names: FilteredQueries['names']): FilterState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const found = useQueries({ queries: names, combine });
  const at = search.toString();
  const [wish, setWish] = useState<Filters>();
  const [wishedAt, setWishedAt] = useState(at);
  if (wishedAt !== at) {
    // It has come true, or the viewer went elsewhere: coming back shows what the address says.
    setWishedAt(at);
    setWish(undefined);
  }
  const filters = useMemo(
    () => withoutUnknown(readFilters(new URLSearchParams(at), offer), found, offer),
    [at, offer, found],
  );
  const titles = useMemo(
    () => new Map(found.flatMap((one) => (one?.title === undefined ? [] : [[one.id, one.title]]))),
    [found],
  );
  const queryWith = useCallback((next: Filters) => withFilters(new URLSearchParams(at), next), [at]);
  const change = useCallback(
    (next: Filters, replace = false) => {
      // The same again would be an entry of the history that leads nowhere.
      if (filtersKey(next) === filtersKey(filters)) return setWish(undefined);
      setWish(next);
      void navigate({ search: queryWith(next) }, { preventScrollReset: true, replace });
    },
    [filters, navigate, queryWith],
  );
  const shown = wish ?? filters;
  return useMemo(
    () => ({ offer, filters: shown, titles, queryWith, change }),
    [offer, shown, titles, queryWith, change],
  );
}
