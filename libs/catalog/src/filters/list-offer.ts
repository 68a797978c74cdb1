import type { ClipListParams, EventListParams } from '@touchline/content';
import type { FilterName } from './filter-query-params.ts';

/** A list with filters: its fixed params, and the filters. */
export interface ListOffer {
  /** Events and channels, or highlights and clips. */
  call: 'events' | 'clips';
  params: EventListParams & ClipListParams;
  /**
   * In the order of the bar. The page's route must have the same ones (`getQueryParams`), or the server does not read
   * them.
   */
  filters: readonly FilterName[];
}
