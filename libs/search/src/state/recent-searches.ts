import { storedValue } from '@touchline/feature-kit/storage';
import { searchText } from '../api/search-text.ts';

const version = 1;
const maxSearches = 10;

function parseSearches(stored: unknown): readonly string[] | undefined {
  if (typeof stored !== 'object' || stored === null || !('v' in stored) || stored.v !== version) return undefined;
  const storedSearches: unknown[] =
    'searches' in stored && Array.isArray(stored.searches) ? stored.searches.slice(0, maxSearches) : [];
  return [
    ...new Set(
      storedSearches.map((storedSearch) => (typeof storedSearch === 'string' ? searchText(storedSearch) : '')),
    ),
  ].filter(Boolean);
}

const searches = storedValue({
  name: 'searches',
  scope: 'browser',
  parse: parseSearches,
  format: (storedList) => JSON.stringify({ v: version, searches: storedList }),
  empty: [],
  maxBytes: 20_000,
  owner: 'viewer',
});

const removeQuery = (list: readonly string[], query: string): string[] =>
  list.filter((otherQuery) => otherQuery !== query);

/** The recent searches, the latest first. They are stored only in this browser, for all its tabs, and never sent. */
export const recentSearches = {
  get: searches.get,
  add: (query: string): boolean =>
    searches.update((previous) => [query, ...removeQuery(previous, query)].slice(0, maxSearches)),
  remove: (query: string): boolean => searches.update((previous) => removeQuery(previous, query)),
  clear: (): boolean => searches.set([]),
  subscribe: searches.subscribe,
  use: searches.use,
};
