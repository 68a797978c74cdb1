// @vitest-environment jsdom
import type { PageData } from '@touchline/feature-kit/rendering';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createVisits } from './visits.ts';

const page: PageData = { outcome: { kind: 'page' }, meta: { title: 'Live' } };
const failedPage: PageData = {
  outcome: { kind: 'problem', code: 'offline', status: 500, context: 'page', words: 'shell' },
  meta: { title: '' },
};
/** Returns the data that the loader gets when the browser goes back to an address. */
function returnToPage(visits: ReturnType<typeof createVisits>, href: string): PageData | undefined {
  window.dispatchEvent(new PopStateEvent('popstate'));
  return visits.onReturn(href);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('going back shows the remembered page, and following a link does not', () => {
  const visits = createVisits();
  visits.remember('/live/', page);
  expect(returnToPage(visits, '/live/')).toBe(page);
  vi.advanceTimersByTime(1);
  expect(visits.onReturn('/live/')).toBeUndefined();
});

test('a remembered page is dropped before its queries leave the cache', () => {
  const visits = createVisits();
  visits.remember('/live/', page);
  vi.advanceTimersByTime(280_000);
  expect(returnToPage(visits, '/live/')).toBeUndefined();
});

test('Back loads a page again after it has failed, even if it had loaded before', () => {
  const visits = createVisits();
  visits.remember('/live/', page);
  visits.remember('/live/', failedPage);
  expect(returnToPage(visits, '/live/')).toBeUndefined();
});

test('only the last fifty pages are remembered', () => {
  const visits = createVisits();
  for (let index = 0; index < 60; index += 1) visits.remember(`/events/${index}/`, page);
  expect(returnToPage(visits, '/events/0/')).toBeUndefined();
  expect(returnToPage(visits, '/events/59/')).toBe(page);
});
