import type { Render } from '@touchline/feature-kit/rendering';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PageRequest, Pages } from './pages.ts';
import { servedSite } from './testing/built-site.ts';
import { pagesOf } from './testing/pages-of.ts';
import { rendered, stateWith } from './testing/rendered.ts';

const render = vi.fn<Render>();
const site = servedSite();
const requestOf = (over: Partial<PageRequest> = {}): PageRequest => ({
  site,
  locale: 'en',
  pathname: '/live/',
  search: '',
  payload: false,
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
])('%s is another page', async (_what, over) => {
  await pages.get(requestOf());
  await pages.get(requestOf(over));
  await pages.get(requestOf(over));
  expect(render).toHaveBeenCalledTimes(2);
});

test('a query that is junk makes no page of its own', async () => {
  await pages.get(requestOf());
  await pages.get(requestOf({ search: `?q=${'a'.repeat(600)}` }));
  expect(render).toHaveBeenCalledOnce();
});

test('a redirect to another site keeps its address, whatever the language', async () => {
  const redirect = { to: 'https://tickets.example/', external: true, status: 302 as const };
  render.mockImplementation(async () => rendered({ state: stateWith({ redirect }) }));
  const { status, headers } = await pages.get(requestOf({ locale: 'he' }));
  expect([status, headers['Location']]).toEqual([302, 'https://tickets.example/']);
});
