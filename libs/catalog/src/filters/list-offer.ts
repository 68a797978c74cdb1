import type { ClipListParams, EventListParams } from '@touchline/content';
import type { FilterName } from './filter-words.ts';

/** A list that a viewer may narrow: what it always holds, and what they may choose. */
export interface ListOffer {
  /** Events and channels, or highlights and clips. */
  call: 'events' | 'clips';
  params: EventListParams & ClipListParams;
  /** In the order of the bar. The route of the page names the same ones (`readsOf`), or the server does not see them. */
  filters: readonly FilterName[];
}
