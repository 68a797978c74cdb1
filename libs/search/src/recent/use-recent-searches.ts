import { useSyncExternalStore } from 'react';
import { recentSearches } from './recent-searches.ts';

/** Recent searches of this browser, the latest first; empty on the server and while hydrating. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(recentSearches.subscribe, recentSearches.all, recentSearches.none);
