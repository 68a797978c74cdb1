import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApi } from '@touchline/api-client';
import { createList, newQueryClient, createPageContextWith } from '@touchline/feature-kit/testing';
import { createTelemetry } from '@touchline/telemetry';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { recentSearches } from '../state/recent-searches.ts';
import { respondFailure, SearchProviders } from '../testing/search-world.tsx';
import { searchPage } from './search.page.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

beforeEach(() => recentSearches.clear());
afterEach(cleanup);

type Fault = (path: string) => Response | undefined;

function createWorld(path: string) {
  let answerWithFault: Fault = () => undefined;
  const calls: string[] = [];
  const api = createApi({
    baseUrl: inject('backendUrl'),
    limits: { maxTries: 1 },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      calls.push(pathname);
      return answerWithFault(pathname) ?? fetch(request);
    },
  });
  const queryClient = newQueryClient();
  const onAnalytics = vi.fn();
  const telemetry = createTelemetry({ sinks: [{ event: onAnalytics }] });
  const now = Date.now();
  return {
    calls,
    getAnalyticsEvents: onAnalytics,
    setFault: (next: Fault = () => undefined) => void (answerWithFault = next),
    load: () => searchPage.load?.(createPageContextWith({ api, queryClient, path, now })),
    page: (
      <SearchProviders path={path} api={api} queryClient={queryClient} telemetry={telemetry} now={now}>
        <searchPage.Page />
      </SearchProviders>
    ),
  };
}

const getTabs = () =>
  within(screen.getByRole('navigation', { name: 'Kinds of results' }))
    .getAllByRole('link')
    .map((tab) => [tab.textContent.replace(/(?<![\s\d,])[\s\d,]+$/, ''), tab.getAttribute('href')]);
const getLocationText = () => screen.getByTestId('here').textContent;

test('the server’s HTML has the results of a misspelt text by kind', async () => {
  const world = createWorld('/search/?q=tormso');
  expect(await world.load()).toEqual({ meta: { title: '“tormso”: search', noIndex: true } });
  const html = renderToString(world.page);
  expect(html).toContain('href="/team/tra/"');
  expect(html).toMatch(/value="tormso"/);
  expect(html.match(/<article/g)?.length).toBeGreaterThan(8);
});

test('each tab has an address, and the tab of one kind loads more results after a press', async () => {
  const world = createWorld('/search/?q=oslo&kind=matches');
  await world.load();
  render(world.page);
  expect(getTabs()).toEqual([
    ['All', '/search/?q=oslo'],
    ['Teams', '/search/?q=oslo&kind=teams'],
    ['Leagues and categories', '/search/?q=oslo&kind=leagues'],
    ['Matches', '/search/?q=oslo&kind=matches'],
    ['Videos', '/search/?q=oslo&kind=videos'],
  ]);
  const countMatches = () => document.querySelectorAll('article').length;
  expect(countMatches()).toBe(24);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(countMatches()).toBe(48));
  await userEvent.click(screen.getByRole('link', { name: /^All/ }));
  await waitFor(() => expect(getLocationText()).toBe('/search/?q=oslo'));
  expect(screen.getByRole('region', { name: 'Teams' })).toBeDefined();
});

test('a kind without results links to all results', async () => {
  const world = createWorld('/search/?q=tromso&kind=leagues');
  await world.load();
  render(world.page);
  expect(screen.getByRole('heading', { name: 'Nothing of this kind for “tromso”' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show all results' }).getAttribute('href')).toBe('/search/?q=tromso');
});

test('a text without results shows the closest names, or else the leagues', async () => {
  const nearMatchWorld = createWorld('/search/?q=tromso+xylophone');
  await nearMatchWorld.load();
  const { unmount } = render(nearMatchWorld.page);
  expect(screen.getByRole('heading', { name: 'Nothing found for “tromso xylophone”' })).toBeDefined();
  const navigation = await screen.findByRole('navigation', { name: 'Did you mean?' });
  expect(within(navigation).getAllByRole('link')[0]?.getAttribute('href')).toBe('/team/tra/');
  unmount();
  const farMatchWorld = createWorld('/search/?q=xylophone');
  await farMatchWorld.load();
  render(farMatchWorld.page);
  expect(await screen.findByRole('region', { name: 'Leagues and categories' })).toBeDefined();
});

test('each part that fails offers Retry, and the whole page offers one Retry if all parts fail [fault-2]', async () => {
  const world = createWorld('/search/?q=tromso');
  world.setFault((path) => (path === '/api/team/list' ? respondFailure() : undefined));
  await world.load();
  const { unmount } = render(world.page);
  const teams = screen.getByRole('region', { name: 'Teams' });
  await within(teams).findByRole('button', { name: 'Try again' });
  world.setFault();
  await userEvent.click(await within(teams).findByRole('button', { name: 'Try again' }));
  expect((await within(teams).findAllByRole('link', { name: /Aurora/ })).length).toBeGreaterThan(0);
  unmount();
  const failingWorld = createWorld('/search/?q=tromso');
  failingWorld.setFault(respondFailure);
  await failingWorld.load();
  render(failingWorld.page);
  await screen.findByRole('button', { name: 'Try again' });
  failingWorld.setFault();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Matches' })).toBeDefined();
});

test('the page shows skeletons while its results load', async () => {
  const world = createWorld('/search/?q=tromso');
  render(world.page);
  expect(document.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(0);
  expect(await screen.findByRole('region', { name: 'Videos' })).toBeDefined();
});

test('a typed search is stored and reported once, and a search from a link is only reported', async () => {
  const world = createWorld('/search/');
  await world.load();
  render(world.page);
  await userEvent.type(screen.getByLabelText('Search'), 'tromso{Enter}');
  await screen.findByRole('region', { name: 'Teams' });
  await userEvent.click(await screen.findByRole('link', { name: /^Videos \d/ }));
  expect(recentSearches.get()).toEqual(['tromso']);
  expect(world.getAnalyticsEvents.mock.calls).toEqual([['search', {}]]);
  cleanup();
  const linkedWorld = createWorld('/search/?q=oslo');
  await linkedWorld.load();
  render(linkedWorld.page);
  expect([recentSearches.get(), linkedWorld.getAnalyticsEvents.mock.calls.length]).toEqual([['tromso'], 1]);
});

test('a search without a text shows the leagues, and recent searches, which can be removed', async () => {
  recentSearches.add('bergen');
  recentSearches.add('oslo');
  const world = createWorld('/search/?q=%20');
  await world.load();
  expect(renderToString(world.page)).not.toContain('oslo');
  render(world.page);
  const recentRegion = screen.getByRole('region', { name: 'Recent searches' });
  expect(within(recentRegion).getByRole('link', { name: 'oslo' }).getAttribute('href')).toBe('/search/?q=oslo');
  const getRemoveButton = (query: string) =>
    screen.getByRole('button', { name: `Remove “${query}” from recent searches` });
  await userEvent.click(getRemoveButton('oslo'));
  await waitFor(() => expect(document.activeElement).toBe(getRemoveButton('bergen')));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  expect(screen.getByRole('region', { name: 'Leagues and categories' })).toBeDefined();
});

test('without leagues and recent searches, the page asks for a text', async () => {
  const world = createWorld('/search/');
  world.setFault(() => createList([]));
  await world.load();
  render(world.page);
  expect(screen.getByRole('heading', { name: 'What are you looking for?' })).toBeDefined();
});

test.each([
  ['ten thousand characters', 'a'.repeat(10_000)],
  ['markup', '<script>alert(1)</script>'],
  ['characters that reverse the text', '\u202eolso'],
  ['the null character', '\0'],
  ['half of a character', '\ud83d'],
])('the page renders its field, without markup and bidi controls, for a text of %s', async (_what, query) => {
  const world = createWorld(`/search/?${new URLSearchParams({ q: query })}`);
  await world.load();
  const html = renderToString(world.page);
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('\u202e');
  expect(html).toContain('name="q"');
});
