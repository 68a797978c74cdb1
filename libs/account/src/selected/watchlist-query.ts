import type { Api } from '@touchline/api-client';
import { growingList, type ListQuery, type Now, toEventPage } from '@touchline/content';
import { getWatchlist } from '@touchline/contract';
import { ownList } from './own-list.ts';
import { selectedPageSize } from './selected-page-size.ts';
import { watchlistCall } from './watchlist-keeping.ts';

/** What a viewer saved, latest first, page by page. @param viewer whose: nobody sees another's from the cache */
export const watchlistQuery = (api: Api, viewer: string, now: Now): ListQuery => ({
  ...growingList(
    watchlistCall,
    { viewer },
    async (page, instant, signal) =>
      toEventPage(
        await api.call(getWatchlist, { query: { page, size: selectedPageSize, next: true } }, { signal }),
        instant,
      ),
    now,
  ),
  ...ownList,
});
