import { pageKey } from '@touchline/feature-kit/marks';
import { searchText } from '../search-text.ts';

const version = 1;
const most = 10;
const listeners = new Set<() => void>();
/** Never mutated: each change creates a new list. */
let searches: readonly string[] | undefined;
const none: readonly string[] = [];

const recentKey = (): string => pageKey('searches');

function read(): readonly string[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(recentKey()) ?? 'null');
    const stands = typeof raw === 'object' && raw !== null && 'v' in raw && raw.v === version && 'searches' in raw;
    const kept: unknown[] = stands && Array.isArray(raw.searches) ? raw.searches.slice(0, most) : [];
    return [...new Set(kept.map((one) => (typeof one === 'string' ? searchText(one) : '')))].filter(Boolean);
  } catch {
    // Storage is blocked or holds a foreign value: the list is empty.
    return none;
  }
}

function announce(): void {
  for (const listener of listeners) listener();
}

function change(next: (before: readonly string[]) => readonly string[]): void {
  const held = read();
  // Another tab may have written. With empty storage, the searches of this visit count.
  searches = next(held.length > 0 ? held : (searches ?? none)).slice(0, most);
  try {
    if (searches.length === 0) localStorage.removeItem(recentKey());
    else localStorage.setItem(recentKey(), JSON.stringify({ v: version, searches }));
  } catch {
    // Storage is full or forbidden: the searches are kept for this visit.
  }
  announce();
}

function onStorage({ key }: StorageEvent): void {
  if (key !== recentKey() && key !== null) return;
  searches = read();
  announce();
}

/** Recent searches of this browser, the latest first: stored only here, never sent, the same in all its tabs. */
export const recentSearches = {
  all: (): readonly string[] => (searches ??= read()),
  none: (): readonly string[] => none,
  add: (query: string): void => change((before) => [query, ...before.filter((other) => other !== query)]),
  remove: (query: string): void => change((before) => before.filter((other) => other !== query)),
  clear: (): void => change(() => none),
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  },
};
