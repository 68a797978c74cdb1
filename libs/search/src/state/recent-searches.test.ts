import { clearViewersValues } from '@touchline/feature-kit/storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recentSearches } from './recent-searches.ts';

// A new module per test, because the store keeps its state until the page is left.
const loadFreshStore = async () => {
  vi.resetModules();
  return (await import('./recent-searches.ts')).recentSearches;
};
const key = 'touchline.nordic.searches';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['site'] = 'nordic';
});
afterEach(() => vi.restoreAllMocks());

test('the latest ten searches are stored, each once, for this customer', async () => {
  const searches = await loadFreshStore();
  for (let index = 0; index < 12; index += 1) searches.add(`search ${index}`);
  searches.add('search 5');
  expect((await loadFreshStore()).get()).toEqual([
    'search 5',
    ...[11, 10, 9, 8, 7, 6, 4, 3, 2].map((index) => `search ${index}`),
  ]);
  document.documentElement.dataset['site'] = 'verdant';
  expect((await loadFreshStore()).get()).toEqual([]);
});

test('a removed search is deleted, and clearing all deletes the storage key', async () => {
  const searches = await loadFreshStore();
  searches.add('oslo');
  searches.add('bergen');
  searches.remove('oslo');
  expect(searches.get()).toEqual(['bergen']);
  searches.clear();
  expect([searches.get(), localStorage.getItem(key)]).toEqual([[], null]);
});

test.each(['yes', '{"v":2,"searches":["a"]}', '{"v":1,"searches":"a"}', 'null', '{"v":1,"searches":[7,"","\\u202e"]}'])(
  'there are no recent searches for a stored %s',
  async (stored) => {
    localStorage.setItem(key, stored);
    expect((await loadFreshStore()).get()).toEqual([]);
  },
);

test('stored searches are limited in number and length', async () => {
  localStorage.setItem(
    key,
    JSON.stringify({ v: 1, searches: Array.from({ length: 30 }, (_, index) => `${index} ${'x'.repeat(150)}`) }),
  );
  const allQueries = (await loadFreshStore()).get();
  expect(allQueries).toHaveLength(10);
  expect(Math.max(...allQueries.map(({ length }) => length))).toBe(100);
});

test('recent searches exist until the page is left if storage throws', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const searches = await loadFreshStore();
  searches.add('oslo');
  searches.add('bergen');
  expect(searches.get()).toEqual(['bergen', 'oslo']);
});

test('recent searches of another tab are shown', async () => {
  const searches = await loadFreshStore();
  const listener = vi.fn();
  const unsubscribe = searches.subscribe(listener);
  localStorage.setItem(key, '{"v":1,"searches":["oslo"]}');
  dispatchEvent(new StorageEvent('storage', { key }));
  expect([searches.get(), listener.mock.calls.length]).toEqual([['oslo'], 1]);
  unsubscribe();
});

test('recent searches are deleted at sign-out', () => {
  recentSearches.add('oslo');
  clearViewersValues();
  expect([recentSearches.get(), localStorage.length]).toEqual([[], 0]);
});
