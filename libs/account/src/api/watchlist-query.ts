import type { Api } from '@touchline/api-client';
import { growingListQuery, type ListQuery, type Now, personalListOptions, toEventPage } from '@touchline/content';
import { getWatchlist } from '@touchline/contract';
import { watchlistCall } from './watchlist-call.ts';

/** Entries of a page. They fill whole rows of two, three or four cards. */
const pageSize = 24;

/**
 * A viewer's watchlist, latest first, page by page. @param viewer part of the key: the cache shows no other viewer's
 * list
 */
export const watchlistQuery = (api: Api, viewer: string, now: Now): ListQuery => ({
  ...growingListQuery(
    watchlistCall,
    { viewer },
    async (page, instant, signal) =>
      toEventPage(
        await api.call(getWatchlist, { query: { page, size: pageSize, next: true } }, { signal }),
        instant,
        pageSize,
      ),
    now,
  ),
  ...personalListOptions,
});
