import type { ClipListParams, EventListParams } from '@touchline/content';
import type { FilterName } from './filter-query-params.ts';

/** A list with filters: its fixed params, and the filters. */
export interface ListOffer {
  /** `events` lists events and channels; `clips` lists highlights and clips. */
  call: 'events' | 'clips';
  params: EventListParams & ClipListParams;
  /**
   * The filters in the order of the filter bar. The page's route must have the same filters (`getQueryParams`),
   * because the server reads only those.
   */
  filters: readonly FilterName[];
}
