/** The calls of the watchlist: imported when it is asked for or changed, so that no first view carries them. */
export { addToWatchlist, getWatchlist, hasNextPage, removeFromWatchlist } from '@touchline/contract';
