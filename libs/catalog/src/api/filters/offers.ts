import { lists } from '../lists.ts';
import type { CatalogOptions } from '../../options.ts';
import type { FilterName } from './filter-query-params.ts';
import type { ListOffer } from './list-offer.ts';
import { getOfferedFilters } from './get-offered-filters.ts';

/** The filters of each list page, in the order of its filter bar. */
const filtersByList = {
  live: ['league', 'category', 'sub', 'team', 'gender', 'type'],
  upcoming: ['sport', 'league', 'category', 'sub', 'team', 'gender', 'type', 'day'],
  archive: ['sport', 'league', 'category', 'sub', 'team', 'gender', 'type', 'media', 'date', 'sort'],
  highlight: ['sport', 'league', 'category', 'sub', 'team', 'gender', 'highlight', 'date', 'sort'],
  latest: ['sport', 'league', 'category', 'sub', 'team', 'gender', 'type', 'media', 'date', 'sort'],
  suggested: ['sport', 'league', 'category', 'sub', 'team', 'gender', 'status'],
} as const satisfies Record<string, readonly FilterName[]>;

export type FilteredListId = keyof typeof filtersByList;

/** The filters of a list page on a customer's site. */
export const getChoices = (id: FilteredListId, options: CatalogOptions): FilterName[] =>
  getOfferedFilters(filtersByList[id], options);

/**
 * A list page's list with its filters.
 * @param sportType limits live events to one sport
 */
export const getOffer = (id: FilteredListId, options: CatalogOptions, sportType?: string): ListOffer => ({
  call: id === 'highlight' ? 'clips' : 'events',
  params:
    id === 'live'
      ? lists.live(options.home.scope, sportType)
      : lists[id === 'highlight' ? 'highlights' : id](options.home.scope),
  filters: getChoices(id, options),
});
