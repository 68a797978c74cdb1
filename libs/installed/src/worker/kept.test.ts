import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '../testing/memory-caches.ts';
import { findPage, isKeepable, keepPage, keptPages, noteSaved, pagesShelf } from './kept-pages.ts';
import { createShelf } from './shelf.ts';
import { stamped, stampOf } from './stamp.ts';

const origin = 'https://tv.example';

beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches());
  await pagesShelf.forget();
});
afterEach(() => vi.unstubAllGlobals());

const page = (title: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(`<!doctype html><title>${title}</title>`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0', ...headers },
  });

test('a shelf holds no more than its count, and lets go what has not been used for longest', async () => {
  const shelf = createShelf('few', { count: 2, bytes: 1000 });
  for (const [name, at] of [
    ['/a', 1],
    ['/b', 2],
    ['/c', 3],
  ] as const) {
    const response = await stamped(new Response('x'), at);
    await (await caches.open('few')).put(name, response.clone());
    await shelf.note(origin + name, stampOf(response));
  }
  const left = await (await caches.open('few')).keys();
  expect(left.map(({ url }) => new URL(url).pathname)).toEqual(['/b', '/c']);
});

test('a shelf holds no more than its bytes, also those that it held before it woke up', async () => {
  const big = 'x'.repeat(60);
  await (await caches.open('small')).put('/old', await stamped(new Response(big), 1));
  const shelf = createShelf('small', { count: 9, bytes: 100 });
  const response = await stamped(new Response(big), 2);
  await (await caches.open('small')).put('/new', response.clone());
  await shelf.note(`${origin}/new`, stampOf(response));
  const left = await (await caches.open('small')).keys();
  expect(left.map(({ url }) => new URL(url).pathname)).toEqual(['/new']);
});

test.each([
  ['an error', page('x', {}, 500)],
  ['a page that was not found', page('x', {}, 404)],
  ['a page that no cache may hold', page('x', { 'cache-control': 'no-store' })],
  ['a page for one viewer', page('x', { 'cache-control': 'private' })],
  ['what is no page', page('x', { 'content-type': 'application/json' })],
])('%s is not kept', (_what, response) => {
  expect(isKeepable(response)).toBe(false);
});

test('what is kept is found, says since when, and is found without the words of a campaign', async () => {
  vi.useFakeTimers({ now: 1000 });
  await keepPage(`${origin}/live/`, page('Live · Demo'));
  vi.useRealTimers();
  const found = await findPage(new URL(`${origin}/live/?utm_source=mail`));
  expect(found && stampOf(found).at).toBe(1000);
  expect(await findPage(new URL(`${origin}/archive/`))).toBeUndefined();
});

test('what can be opened is listed newest first, with what was saved marked', async () => {
  vi.useFakeTimers({ now: 1000 });
  await keepPage(`${origin}/live/`, page('Live'));
  vi.setSystemTime(2000);
  await keepPage(`${origin}/events/7/`, page('A &amp; B'));
  vi.useRealTimers();
  await noteSaved(['/events/7/', '/events/8/']);
  expect(await keptPages(origin)).toEqual([
    { path: '/events/7/', title: 'A &amp; B', at: 2000, saved: true },
    { path: '/live/', title: 'Live', at: 1000, saved: false },
  ]);
});

test('nothing is left once a viewer has gone', async () => {
  await keepPage(`${origin}/live/`, page('Live'));
  await noteSaved(['/live/']);
  await pagesShelf.forget();
  expect(await keptPages(origin)).toEqual([]);
});
