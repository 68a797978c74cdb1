/** The name of the call, and of the list in the cache. */
export const watchlistCall = 'watchlist';

/** The name of a visitor's press on a save button, which is completed after the sign-in. */
export const saveToWatchlistAction = 'save-to-watchlist';
