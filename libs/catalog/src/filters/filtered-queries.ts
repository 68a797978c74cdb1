import { withPageLimit, clipListInfinite, eventListInfinite, type ListQuery } from '@touchline/content';
import type { Known, QueryContext } from '@touchline/feature-kit';
import { listPageSize } from '../list/list-page-size.ts';
import { readFilters } from './filters.ts';
import type { ListOffer } from './list-offer.ts';
import { nameQueries, type NameQuery, withoutUnknown } from './name-query.ts';
import { applyFilters } from './apply-filters.ts';

/** The queries of a page with a filtered list. */
export type FilteredQueries = {
  list: ListQuery;
  /** Titles of the ids in the address. */
  names: NameQuery[];
};

/** The queries of a filtered list, from the address of its page. */
export function filteredQueries(
  offer: ListOffer,
  { api, search, now, timeZone }: QueryContext,
  known: Known,
): FilteredQueries {
  const { call, params } = offer;
  const asked = readFilters(search, offer);
  const names = nameQueries(api, asked, offer);
  const filters = withoutUnknown(asked, names.map(known), offer);
  const wanted = { ...applyFilters(params, filters, { now: now(), timeZone }), size: listPageSize, counted: true };
  const list = call === 'clips' ? clipListInfinite(api, wanted, now) : eventListInfinite(api, wanted, now);
  return { list: withPageLimit(list), names };
}
