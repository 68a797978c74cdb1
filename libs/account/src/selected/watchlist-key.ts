import { contentKeys } from '@touchline/content';

/** The call's name in the cache's keys. */
export const watchlistCall = 'watchlist';

/** The key that begins every viewer's watchlist in the cache. */
export const watchlistKey = contentKeys.infinite(watchlistCall, {});
