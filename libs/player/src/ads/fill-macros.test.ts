import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillLastingMacros, fillMacros } from './fill-macros.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 1, 14, 19, 34, 12) });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  history.replaceState(null, '', '/events/one/?code=SECRET');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ads = 'https://ads.example/vast?';

test.each([
  ['r=[CACHEBUSTING]', 'r=55000000'],
  ['r=%%CACHEBUSTER%%', 'r=55000000'],
  ['r=%5BCACHEBUSTING%5D', 'r=55000000'],
  ['r=[random]', 'r=55000000'],
  ['t=[timestamp]', 't=2026-02-14T19%3A34%3A12.000Z'],
  ['t=[TIMESTAMP]', 't=2026-02-14T19%3A34%3A12.000Z'],
  ['u=[PAGEURL]', `u=${encodeURIComponent(`${location.origin}/events/one/`)}`],
  ['at=[MEDIAPLAYHEAD]&b=[BREAKPOSITION]', 'at=00%3A00%3A00.000&b=1'],
  ['at=[CONTENTPLAYHEAD]&k=[CLICKTYPE]', 'at=00%3A00%3A00.000&k=2'],
  ['c=[GDPRCONSENT]&d=[BREAKMAXDURATION]&e=%%PATTERN%%', 'c=-1&d=-1&e=-1'],
  ['o=[CONSTRUCTOR]', 'o=-1'],
])('the part %s of an ad’s address becomes %s', (macro, filled) => {
  expect(fillMacros(ads + macro)).toBe(ads + filled);
});

test.each(['ids[]=1', 'size=[640x360]', 'sale=100%25', '[small]'])(
  'the address part %s, which is no macro, stays unchanged',
  (address) => {
    expect(fillMacros(ads + address)).toBe(ads + address);
  },
);

const page = { REGULATIONS: 'gdpr', LIMITADTRACKING: '1', PLAYERSIZE: '640,360' };

test('macros with values from the page are replaced by them, and others by -1', () => {
  expect(fillMacros(`${ads}r=[REGULATIONS]&l=%5BLIMITADTRACKING%5D&s=[PLAYERSIZE]&g=[GDPRCONSENT]`, page)).toBe(
    `${ads}r=gdpr&l=1&s=640%2C360&g=-1`,
  );
});

test('an address for a later event keeps unknown macros, and macros that depend on the event', () => {
  const laterMacros = '&n=[CACHEBUSTING]&t=[TIMESTAMP]&e=[ERRORCODE]&h=[ADPLAYHEAD]&g=[GDPRCONSENT]&ids[]=1';
  expect(fillLastingMacros(`${ads}b=[BREAKPOSITION]&r=[REGULATIONS]${laterMacros}`, page)).toBe(
    `${ads}b=1&r=gdpr${laterMacros}`,
  );
});
