import {
  bounded,
  type ClipListParams,
  clipListInfinite,
  type EventListParams,
  eventListInfinite,
  type ListQuery,
} from '@touchline/content';
import type { Known, QueryContext } from '@touchline/feature-kit';
import type { FilterName } from './filter-words.ts';
import { listPageSize } from '../list/list-page-size.ts';
import { readFilters } from './filters.ts';
import { nameQueries, type NameQuery, withoutMissing } from './name-query.ts';
import { narrow } from './narrow.ts';

/** A list that a viewer may narrow: what it always holds, and what they may choose. */
export interface ListOffer {
  /** Events and channels, or highlights and clips. */
  call: 'events' | 'clips';
  params: EventListParams & ClipListParams;
  /** In the order of the bar. The route of the page names the same ones (`readsOf`), or the server does not see them. */
  filters: readonly FilterName[];
}

/** What a page with a filtered list names among its queries. */
export type FilteredQueries = {
  list: ListQuery;
  /** What the ids in the address are called. */
  names: NameQuery[];
};

/** The queries of a filtered list, from the address of its page. */
export function filteredQueries(
  { call, params, filters: offered }: ListOffer,
  { api, search, now, timeZone }: QueryContext,
  known: Known,
): FilteredQueries {
  const asked = readFilters(search, offered);
  const names = nameQueries(api, asked);
  const filters = withoutMissing(asked, names.map(known));
  const wanted = { ...narrow(params, filters, { now: now(), timeZone }), size: listPageSize, counted: true };
  const list = call === 'clips' ? clipListInfinite(api, wanted, now) : eventListInfinite(api, wanted, now);
  return { list: bounded(list), names };
}
