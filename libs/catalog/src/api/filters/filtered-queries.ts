import { withPageLimit, clipListInfiniteQuery, eventListInfiniteQuery, type ListQuery } from '@touchline/content';
import type { Known, QueryContext } from '@touchline/feature-kit';
import { listPageSize } from '../list-page-size.ts';
import { readFilters } from './filters.ts';
import type { ListOffer } from './list-offer.ts';
import { createNameQueries, type NameQuery, removeUnknownValues } from './name-query.ts';
import { applyFilters } from './apply-filters.ts';

/** The queries of a page with a filtered list. */
export type FilteredQueries = {
  filteredList: ListQuery;
  /** The queries that load the titles for the ids in the address. */
  names: NameQuery[];
};

/** The queries of a filtered list, for the address of its page. */
export function createFilteredQueries(
  offer: ListOffer,
  { api, search, now, timeZone }: QueryContext,
  readKnownData: Known,
): FilteredQueries {
  const { call, params } = offer;
  const chosenFilters = readFilters(search, offer);
  const names = createNameQueries(api, chosenFilters, offer);
  const filters = removeUnknownValues(chosenFilters, names.map(readKnownData), offer);
  const listParams = {
    ...applyFilters(params, filters, { now: now(), timeZone }),
    size: listPageSize,
    shouldCount: true,
  };
  const listQuery =
    call === 'clips' ? clipListInfiniteQuery(api, listParams, now) : eventListInfiniteQuery(api, listParams, now);
  return { filteredList: withPageLimit(listQuery), names };
}
