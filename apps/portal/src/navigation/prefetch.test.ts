// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PageRoute } from '@touchline/feature-kit';
import { waitOneSecond, prefetchPage } from './prefetch.ts';

const memberRoute: PageRoute = {
  page: 'demo/own',
  path: 'own',
  access: 'member',
  lazy: async () => ({ Page: () => null }),
};
const route: PageRoute = { page: 'demo/match', path: 'matches/:id', lazy: async () => ({ Page: () => null }) };

let pendingAnswers: (() => void)[] = [];
const fetchSpy = vi.fn(
  (_address: string) =>
    new Promise<Response>((resolve) => {
      pendingAnswers.push(() => resolve(Response.json({}, { status: 500 })));
    }),
);

beforeEach(() => {
  pendingAnswers = [];
  fetchSpy.mockClear();
  vi.stubGlobal('fetch', fetchSpy);
});
afterEach(async () => {
  // Ends the prefetches of one test before the next test starts.
  while (pendingAnswers.length > 0) for (const answer of pendingAnswers.splice(0)) answer();
  await vi.waitFor(() => {
    if (!prefetchPage([memberRoute], '/own/', `/own/?${pendingAnswers.length}`))
      throw new Error('a prefetch is still running');
  });
  vi.unstubAllGlobals();
});

const prefetchMatch = (id: string) => prefetchPage([route, memberRoute], `/matches/${id}/`, `/de/matches/${id}/`);

test('at most four pages are prefetched at the same time, and the next page waits until a page has loaded', async () => {
  expect(['a', 'b', 'c', 'd', 'e'].map(prefetchMatch)).toEqual([true, true, true, true, false]);
  // A second intent for the same page, such as the link's focus, prefetches it only once.
  expect(prefetchMatch('a')).toBe(true);
  await vi.waitFor(() => expect(fetchSpy).toHaveBeenCalledTimes(4));
  expect(fetchSpy.mock.calls[0]?.[0]).toBe('/de/matches/a/_payload.json');
  pendingAnswers[0]?.();
  await vi.waitFor(() => expect(prefetchMatch('f')).toBe(true));
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'no page is prefetched on a slow or metered connection: %o',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    expect(prefetchMatch('g')).toBe(false);
    expect(fetchSpy).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  },
);

test('a page with payments is not prefetched', () => {
  expect(prefetchPage([{ ...route, pays: true }], '/matches/p/', '/matches/p/')).toBe(false);
  expect(fetchSpy).not.toHaveBeenCalled();
});

test('an address without a page is not prefetched, and a member page is prefetched without a payload', () => {
  expect(prefetchPage([route], '/nowhere/', '/nowhere/')).toBe(false);
  expect(prefetchPage([memberRoute], '/own/', '/own/')).toBe(true);
  expect(fetchSpy).not.toHaveBeenCalled();
});

test('prefetches wait for the end of a visit’s first second, and start at once later [ruling-14]', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const onIntent = vi.fn();
  void waitOneSecond().then(onIntent);
  await vi.advanceTimersByTimeAsync(999);
  expect(onIntent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onIntent).toHaveBeenCalledOnce();
  now.mockReturnValue(60_000);
  void waitOneSecond().then(onIntent);
  await vi.advanceTimersByTimeAsync(0);
  expect(onIntent).toHaveBeenCalledTimes(2);
});
