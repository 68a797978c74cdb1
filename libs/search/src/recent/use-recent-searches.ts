import { useSyncExternalStore } from 'react';
import { recentSearches } from './recent-searches.ts';

/** What was looked for in this browser, the latest first; nothing on the server and while hydrating. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(recentSearches.subscribe, recentSearches.all, recentSearches.none);
