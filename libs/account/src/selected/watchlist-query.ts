import { growingList, type ListQuery, toEventPage } from '@touchline/content';
import { getWatchlist } from '@touchline/contract';
import { selectedPageSize } from './selected-page-size.ts';
import { watchlistCall } from './watchlist-key.ts';

/** What a viewer saved, latest first, page by page. @param viewer whose: nobody sees another's from the cache */
export const watchlistQuery =
  (viewer: string): ListQuery =>
  (api, now) =>
    growingList(
      watchlistCall,
      { viewer },
      async (page, instant, signal) =>
        toEventPage(
          await api.call(getWatchlist, { query: { page, size: selectedPageSize, next: true } }, { signal }),
          instant,
        ),
      now,
    );
