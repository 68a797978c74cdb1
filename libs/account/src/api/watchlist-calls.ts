/** The calls of the watchlist, imported at their first use, so that first views do not load them. */
export { addToWatchlist, getWatchlist, hasNextPage, removeFromWatchlist } from '@touchline/contract';
