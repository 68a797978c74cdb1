/** Names the call and the list in the cache. */
export const watchlistCall = 'watchlist';
