/** The name of the call, and of the list in the cache. */
export const watchlistCall = 'watchlist';
