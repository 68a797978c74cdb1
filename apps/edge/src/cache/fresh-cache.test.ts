import { expect, test, vi } from 'vitest';
import { entryOverheadBytes } from './bounded-map.ts';
import { createFreshCache } from './fresh-cache.ts';

function createCache(freshness = { freshMs: 5, whileRevalidateMs: 30, ifErrorMs: 600 }) {
  let timeMs = 0;
  const cache = createFreshCache<string>({
    getFreshness: () => freshness,
    timeoutMs: 10,
    // The limit fits two entries with their keys.
    maxWeight: 2 * (entryOverheadBytes + 20),
    weigh: () => 1,
    shouldKeep: (value) => value !== 'junk',
    now: () => timeMs,
  });
  return { cache, setTime: (next: number) => void (timeMs = next) };
}

test('parallel requests for a key make its value once', async () => {
  const { cache } = createCache();
  const createValue = vi.fn(async () => 'page');
  expect(
    await Promise.all([cache.get('a', createValue), cache.get('a', createValue), cache.get('a', createValue)]),
  ).toEqual(['page', 'page', 'page']);
  expect(createValue).toHaveBeenCalledOnce();
});

test('a fresh value is returned as it is, and a stale value is returned while a new value is made', async () => {
  const { cache, setTime } = createCache();
  await cache.get('a', async () => 'old');
  setTime(4);
  expect(await cache.get('a', async () => 'new')).toBe('old');
  setTime(20);
  expect(await cache.get('a', async () => 'new')).toBe('old');
  await Promise.resolve();
  expect(await cache.get('a', async () => 'newer')).toBe('new');
});

test('while creating a new value fails, the old value is returned for at most ten minutes', async () => {
  const { cache, setTime } = createCache();
  const failCreate = () => Promise.reject(new Error('down'));
  await cache.get('a', async () => 'old');
  setTime(100);
  expect(await cache.get('a', failCreate)).toBe('old');
  setTime(700);
  await expect(cache.get('a', failCreate)).rejects.toThrow('down');
});

test('an expired value is created again before it is returned', async () => {
  const { cache, setTime } = createCache();
  await cache.get('a', async () => 'old');
  setTime(100);
  expect(await cache.get('a', async () => 'new')).toBe('new');
});

test('an invalid value does not replace a cached value', async () => {
  const { cache, setTime } = createCache();
  await cache.get('a', async () => 'good');
  setTime(10);
  await cache.get('a', async () => 'junk');
  expect(await cache.get('a', async () => 'junk')).toBe('good');
});

test('the least recently used values are removed first', async () => {
  const { cache } = createCache();
  await cache.get('a', async () => '1');
  await cache.get('b', async () => '1');
  await cache.get('a', async () => '2');
  await cache.get('c', async () => '1');
  expect(await cache.get('a', async () => '2')).toBe('1');
  expect(await cache.get('b', async () => '2')).toBe('2');
});

test('while new values are invalid, the old value is returned until it is too old', async () => {
  const { cache, setTime } = createCache();
  await cache.get('a', async () => 'old');
  setTime(100);
  expect(await cache.get('a', async () => 'junk')).toBe('old');
  setTime(700);
  expect(await cache.get('a', async () => 'junk')).toBe('junk');
});

test('`getCached` returns a fresh or stale value, and starts no renewal', async () => {
  const { cache, setTime } = createCache();
  expect(cache.getCached('a')).toBeUndefined();
  const createValue = vi.fn(async () => 'page');
  await cache.get('a', createValue);
  setTime(35);
  expect(cache.getCached('a')).toBe('page');
  setTime(36);
  expect(cache.getCached('a')).toBeUndefined();
  expect(createValue).toHaveBeenCalledOnce();
});

test('`renew` creates a stale value from the cached one, and does not renew a fresh value', async () => {
  const { cache, setTime } = createCache();
  const createValue = vi.fn(async (previousValue = '') => `${previousValue}a`);
  await cache.get('a', createValue);
  await cache.renew('a', createValue);
  expect(createValue).toHaveBeenCalledOnce();
  setTime(6);
  await Promise.all([cache.renew('a', createValue), cache.renew('a', createValue)]);
  expect([cache.getCached('a'), createValue.mock.calls.length]).toEqual(['aa', 2]);
});

test('while creating a value fails or is slow, another key’s value of the same kind is returned for ten minutes', async () => {
  const { cache, setTime } = createCache();
  const failCreate = () => Promise.reject(new Error('down'));
  await cache.get('list 1', async () => 'old', 'list');
  expect(await cache.get('list 2', failCreate, 'list')).toBe('old');
  const pendingValue = Promise.withResolvers<string>();
  expect(await cache.get('list 3', () => pendingValue.promise, 'list')).toBe('old');
  await expect(cache.get('page 2', failCreate, 'page')).rejects.toThrow('down');
  setTime(606);
  await expect(cache.get('list 4', failCreate, 'list')).rejects.toThrow('down');
});

test('keys of one kind share an entry, but a fresh value is returned only for its own key', async () => {
  const { cache } = createCache();
  await cache.get('list 1', async () => 'one', 'list');
  expect(cache.getCached('list 2')).toBeUndefined();
  expect(await cache.get('list 2', async () => 'two', 'list')).toBe('two');
  expect(await cache.get('list 2', async () => 'three', 'list')).toBe('two');
});

test('a full cache removes a value that is too old for any use before a usable value', async () => {
  const { cache, setTime } = createCache({ freshMs: 5_000, whileRevalidateMs: 30_000, ifErrorMs: 600_000 });
  await cache.get('a', async () => 'over');
  setTime(500_000);
  await cache.get('b', async () => 'old');
  setTime(610_000);
  // This value is used last, so without the sweep the other one would be removed first.
  cache.getCached('a');
  await cache.get('c', async () => 'new');
  expect(await cache.get('b', () => Promise.reject(new Error('down')))).toBe('old');
});

test('the length of the keys counts towards the cache’s limit', async () => {
  const { cache } = createCache();
  const keys = Array.from({ length: 20 }, (_, index) => `${index} `.padEnd(100, 'x'));
  for (const key of keys) await cache.get(key, async () => '');
  expect(keys.filter((key) => cache.getCached(key) !== undefined).length).toBeLessThan(2);
});
