import type { Render } from '@touchline/feature-kit/rendering';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PageRequest, Pages } from './pages.ts';
import { servedSite } from '../testing/built-site.ts';
import { pagesOf } from '../testing/pages-of.ts';
import { rendered, stateWith } from '../testing/rendered.ts';

const render = vi.fn<Render>();
const site = servedSite();
const requestOf = (over: Partial<PageRequest> = {}): PageRequest => ({
  site,
  locale: 'en',
  pathname: '/live/',
  search: '',
  payload: false,
  encoding: 'identity',
  ...over,
});
let pages: Pages;

beforeEach(() => {
  render.mockReset().mockImplementation(async () => rendered());
  pages = pagesOf(render);
});

test.each([
  ['another build', { site: { ...site, build: 'b2' } }],
  ['another language', { locale: 'he' as const }],
  ['another query', { search: '?page=2' }],
])('a page is rendered again for %s', async (_what, over) => {
  await pages.get(requestOf());
  await pages.get(requestOf(over));
  await pages.get(requestOf(over));
  expect(render).toHaveBeenCalledTimes(2);
});

test('a redirect to another site keeps its address in every language', async () => {
  const redirect = { to: 'https://tickets.example/', external: true, status: 302 as const };
  render.mockImplementation(async () => rendered({ state: stateWith({ redirect }) }));
  const { status, headers } = await pages.get(requestOf({ locale: 'he' }));
  expect([status, headers['Location']]).toEqual([302, 'https://tickets.example/']);
});

test('a sent page leaves no timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve } = Promise.withResolvers<AbortSignal>();
  render.mockImplementation(async ({ signal }) => {
    resolve(signal);
    return rendered();
  });
  await pages.get(requestOf());
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await promise).aborted).toBe(false);
});

test('a page that waits two seconds for the backend is aborted and sent with the data so far', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  render.mockImplementation(
    ({ signal }) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(rendered({ html: 'late' })))),
  );
  const page = pages.get(requestOf());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Buffer.from((await page).body('identity')).toString()).toContain('late');
});
