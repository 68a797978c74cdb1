import type { Render } from '@touchline/feature-kit/rendering';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PageRequest, Pages } from './pages.ts';
import { createServedSite } from '../testing/built-site.ts';
import { getPages } from '../testing/get-pages.ts';
import { createRendered, createState } from '../testing/create-rendered.ts';

const render = vi.fn<Render>();
const site = createServedSite();
const getRequest = (overrides: Partial<PageRequest> = {}): PageRequest => ({
  site,
  locale: 'en',
  pathname: '/live/',
  search: '',
  isPayload: false,
  encoding: 'identity',
  ...overrides,
});
let pages: Pages;

beforeEach(() => {
  render.mockReset().mockImplementation(async () => createRendered());
  pages = getPages(render);
});

test.each([
  ['another build', { site: { ...site, build: 'b2' } }],
  ['another language', { locale: 'he' as const }],
  ['another query', { search: '?page=2' }],
])('a cached page is rendered again for %s', async (_what, overrides) => {
  await pages.get(getRequest());
  await pages.get(getRequest(overrides));
  await pages.get(getRequest(overrides));
  expect(render).toHaveBeenCalledTimes(2);
});

test('a redirect to another site keeps its address in every language', async () => {
  const redirect = { to: 'https://tickets.example/', external: true, status: 302 as const };
  render.mockImplementation(async () => createRendered({ state: createState({ redirect }) }));
  const { status, headers } = await pages.get(getRequest({ locale: 'he' }));
  expect([status, headers['Location']]).toEqual([302, 'https://tickets.example/']);
});

test('a page with a missing list is rendered again after a second, and a complete page after five', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const requestAt = async (seconds: number) => {
    vi.setSystemTime(seconds * 1_000);
    return (await pages.get(getRequest())).headers['Cache-Control'];
  };
  render.mockImplementationOnce(async () => createRendered({ isComplete: false }));
  expect(await requestAt(0)).toContain('s-maxage=1,');
  await requestAt(1);
  expect(render).toHaveBeenCalledTimes(1);
  expect(await requestAt(2)).toContain('s-maxage=5,');
  await requestAt(7);
  expect(render).toHaveBeenCalledTimes(2);
});

test('no timer remains after a page is sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve } = Promise.withResolvers<AbortSignal>();
  render.mockImplementation(async ({ signal }) => {
    resolve(signal);
    return createRendered();
  });
  await pages.get(getRequest());
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await promise).aborted).toBe(false);
});

test('a page that waits two seconds for the backend is aborted and sent with the data that has arrived', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  render.mockImplementation(
    ({ signal }) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(createRendered({ html: 'late' })))),
  );
  const page = pages.get(getRequest());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Buffer.from((await page).getBody('identity')).toString()).toContain('late');
});
