// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PageRoute } from '@touchline/feature-kit';
import { waitOneSecond, warmPage } from './intent.ts';

const member: PageRoute = { page: 'demo/own', path: 'own', access: 'member', lazy: async () => ({ Page: () => null }) };
const route: PageRoute = { page: 'demo/match', path: 'matches/:id', lazy: async () => ({ Page: () => null }) };

let answers: (() => void)[] = [];
const fetched = vi.fn(
  (_address: string) =>
    new Promise<Response>((resolve) => {
      answers.push(() => resolve(Response.json({}, { status: 500 })));
    }),
);

beforeEach(() => {
  answers = [];
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(async () => {
  // All pages of one test have loaded before the next test starts.
  while (answers.length > 0) for (const answer of answers.splice(0)) answer();
  await vi.waitFor(() => {
    if (!warmPage([member], '/own/', `/own/?${answers.length}`)) throw new Error('still under way');
  });
  vi.unstubAllGlobals();
});

const warm = (id: string) => warmPage([route, member], `/matches/${id}/`, `/de/matches/${id}/`);

test('four pages are prefetched at once, and a fifth only when one of them has loaded', async () => {
  expect(['a', 'b', 'c', 'd', 'e'].map(warm)).toEqual([true, true, true, true, false]);
  // A pointer and then the focus on one link prefetch its page only once.
  expect(warm('a')).toBe(true);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(4));
  expect(fetched.mock.calls[0]?.[0]).toBe('/de/matches/a/_payload.json');
  answers[0]?.();
  await vi.waitFor(() => expect(warm('f')).toBe(true));
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'no page is prefetched on a slow or metered connection: %o',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    expect(warm('g')).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  },
);

test('a page with payments is not prefetched', () => {
  expect(warmPage([{ ...route, pays: true }], '/matches/p/', '/matches/p/')).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test('an address without a page is not prefetched, and a member page is prefetched without a payload', () => {
  expect(warmPage([route], '/nowhere/', '/nowhere/')).toBe(false);
  expect(warmPage([member], '/own/', '/own/')).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
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
