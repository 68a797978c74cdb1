import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSignedPage } from '../testing/create-signed-page.ts';
import { createMemoryCaches } from '../testing/memory-caches.ts';
import { createCachedPages } from './cached-pages.ts';
import { createBoundedCache } from './bounded-cache.ts';
import { withStamp, getStamp } from './stamp.ts';

const origin = 'https://tv.example';

beforeEach(() => void vi.stubGlobal('caches', createMemoryCaches()));
afterEach(() => vi.unstubAllGlobals());

const pages = createCachedPages({ site: 'demo', build: 'b1' });

test('a bounded cache keeps to its limit of entries, and deletes the least recently used', async () => {
  const boundedCache = createBoundedCache('few', { count: 2, bytes: 1000 });
  for (const [name, timeMs] of [
    ['/a', 1],
    ['/b', 2],
    ['/c', 3],
  ] as const) {
    const response = await withStamp(new Response('x'), timeMs);
    await (await caches.open('few')).put(name, response.clone());
    await boundedCache.record(origin + name, getStamp(response));
  }
  const cachedRequests = await (await caches.open('few')).keys();
  expect(cachedRequests.map(({ url }) => new URL(url).pathname)).toEqual(['/b', '/c']);
});

test('a bounded cache keeps to its limit of bytes and counts entries that were stored before it started', async () => {
  const largeBody = 'x'.repeat(60);
  await (await caches.open('small')).put('/old', await withStamp(new Response(largeBody), 1));
  const boundedCache = createBoundedCache('small', { count: 9, bytes: 100 });
  const response = await withStamp(new Response(largeBody), 2);
  await (await caches.open('small')).put('/new', response.clone());
  await boundedCache.record(`${origin}/new`, getStamp(response));
  const cachedRequests = await (await caches.open('small')).keys();
  expect(cachedRequests.map(({ url }) => new URL(url).pathname)).toEqual(['/new']);
});

test('a bounded cache works again after a failed read or trim', async () => {
  const brokenCaches = createMemoryCaches();
  let isBroken = true;
  const open = brokenCaches.open.bind(brokenCaches);
  brokenCaches.open = async (name) => {
    if (isBroken) throw new Error('the disk is busy');
    return open(name);
  };
  vi.stubGlobal('caches', brokenCaches);
  const boundedCache = createBoundedCache('odd', { count: 1, bytes: 1000 });
  const stamp = getStamp(await withStamp(new Response('x'), 1));
  await expect(boundedCache.has(`${origin}/a`)).rejects.toThrow('the disk is busy');
  isBroken = false;
  expect(await boundedCache.has(`${origin}/a`)).toBe(false);
  isBroken = true;
  await expect(boundedCache.record(`${origin}/a`, stamp)).rejects.toThrow('the disk is busy');
  isBroken = false;
  await boundedCache.record(`${origin}/b`, { ...stamp, receivedAtMs: 2 });
  expect(await boundedCache.has(`${origin}/a`)).toBe(false);
  expect(await boundedCache.has(`${origin}/b`)).toBe(true);
});

test('a page that the edge has signed may be cached', async () => {
  expect(await pages.canBeCached(await createSignedPage('x'))).toBe(true);
});

test.each([
  ['an error', { status: 500 }],
  ['a page that was not found', { status: 404 }],
  ['a page with no-store', { headers: { 'cache-control': 'no-store' } }],
  ['a page for one viewer', { headers: { 'cache-control': 'private' } }],
  ['no HTML', { headers: { 'content-type': 'application/json' } }],
  ['a page of another customer', { site: 'other' }],
  ['a page without a signature, such as a log-in page', { headers: { 'x-touchline-page': '' } }],
  ['a foreign page with the headers of a portal’s page', { sent: '<!doctype html><title>Log in</title>' }],
  ['a page that was cut off', { sent: '<!doctype html><ti' }],
  ['a page whose policy was changed on its way', { headers: { 'content-security-policy': 'script-src *' } }],
])('a response that is %s is not cached', async (_what, overrides) => {
  expect(await pages.canBeCached(await createSignedPage('x', overrides))).toBe(false);
});

test('a page that a script has put into the cache is neither shown nor listed', async () => {
  const cache = await caches.open('touchline-demo-pages');
  await cache.put(`${origin}/live/`, await createSignedPage('Live', { sent: '<title>Live</title>Log in again' }));
  expect(await pages.find(new URL(`${origin}/live/`))).toBeUndefined();
  expect(await pages.list(origin)).toEqual([]);
});

test('a new worker drops pages of other builds and pages without a signature, and keeps the pages of its build', async () => {
  await pages.storePage(`${origin}/live/`, await createSignedPage('Live'));
  await pages.storePage(`${origin}/archive/`, await createSignedPage('Archive', { build: 'b0' }));
  const cache = await caches.open('touchline-demo-pages');
  await cache.put(`${origin}/old/`, new Response('<title>Old</title>', { headers: { 'content-type': 'text/html' } }));
  await pages.storeWatchlist(['/live/']);
  await pages.dropOthers();
  expect((await cache.keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/live/', '/.saved']);
});

test('a cached page is found with its time, also under an address with campaign parameters', async () => {
  vi.useFakeTimers({ now: 1000 });
  await pages.storePage(`${origin}/live/`, await createSignedPage('Live · Demo'));
  vi.useRealTimers();
  const cachedPage = await pages.find(new URL(`${origin}/live/?utm_source=mail`));
  expect(cachedPage && getStamp(cachedPage).receivedAtMs).toBe(1000);
  expect(await pages.find(new URL(`${origin}/archive/`))).toBeUndefined();
});

test('cached pages are listed newest first, and saved pages have a label', async () => {
  vi.useFakeTimers({ now: 1000 });
  await pages.storePage(`${origin}/live/`, await createSignedPage('Live'));
  vi.setSystemTime(2000);
  await pages.storePage(`${origin}/events/7/`, await createSignedPage('A &amp; B'));
  vi.useRealTimers();
  await pages.storeWatchlist(['/events/7/', '/events/8/']);
  expect(await pages.list(origin)).toEqual([
    { path: '/events/7/', title: 'A &amp; B', at: 2000, saved: true },
    { path: '/live/', title: 'Live', at: 1000, saved: false },
  ]);
});

test('no cached page is left after a viewer signs out', async () => {
  await pages.storePage(`${origin}/live/`, await createSignedPage('Live'));
  await pages.storeWatchlist(['/live/']);
  await pages.forget();
  expect(await pages.list(origin)).toEqual([]);
});
