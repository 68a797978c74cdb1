import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApi } from '@touchline/api-client';
import { createList, newQueryClient, createPageContextWith } from '@touchline/feature-kit/testing';
import { createTelemetry } from '@touchline/telemetry';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { recentSearches } from '../recent/recent-searches.ts';
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

test('the results of a misspelt text are in the server’s HTML, by kind', async () => {
  const scene = createWorld('/search/?q=tormso');
  expect(await scene.load()).toEqual({ meta: { title: '“tormso”: search', noIndex: true } });
  const html = renderToString(scene.page);
  expect(html).toContain('href="/team/tra/"');
  expect(html).toMatch(/value="tormso"/);
  expect(html.match(/<article/g)?.length).toBeGreaterThan(8);
});

test('each tab has an address, and the tab of one kind shows more results on a press', async () => {
  const visit = createWorld('/search/?q=oslo&kind=matches');
  await visit.load();
  render(visit.page);
  expect(getTabs()).toEqual([
    ['All', '/search/?q=oslo'],
    ['Teams', '/search/?q=oslo&kind=teams'],
    ['Leagues and categories', '/search/?q=oslo&kind=leagues'],
    ['Matches', '/search/?q=oslo&kind=matches'],
    ['Videos', '/search/?q=oslo&kind=videos'],
  ]);
  const matches = () => document.querySelectorAll('article').length;
  expect(matches()).toBe(24);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(matches()).toBe(48));
  await userEvent.click(screen.getByRole('link', { name: /^All/ }));
  await waitFor(() => expect(getLocationText()).toBe('/search/?q=oslo'));
  expect(screen.getByRole('region', { name: 'Teams' })).toBeDefined();
});

test('a kind without results links to all results', async () => {
  const visit = createWorld('/search/?q=tromso&kind=leagues');
  await visit.load();
  render(visit.page);
  expect(screen.getByRole('heading', { name: 'Nothing of this kind for “tromso”' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show all results' }).getAttribute('href')).toBe('/search/?q=tromso');
});

test('a text without results shows the closest names, else the leagues', async () => {
  const nearMatch = createWorld('/search/?q=tromso+xylophone');
  await nearMatch.load();
  const { unmount } = render(nearMatch.page);
  expect(screen.getByRole('heading', { name: 'Nothing found for “tromso xylophone”' })).toBeDefined();
  const navigation = await screen.findByRole('navigation', { name: 'Did you mean?' });
  expect(within(navigation).getAllByRole('link')[0]?.getAttribute('href')).toBe('/team/tra/');
  unmount();
  const farMatch = createWorld('/search/?q=xylophone');
  await farMatch.load();
  render(farMatch.page);
  expect(await screen.findByRole('region', { name: 'Leagues and categories' })).toBeDefined();
});

test('a part that fails has its own Retry, and all parts together have one [fault-2]', async () => {
  const visit = createWorld('/search/?q=tromso');
  visit.setFault((path) => (path === '/api/team/list' ? respondFailure() : undefined));
  await visit.load();
  const { unmount } = render(visit.page);
  const teams = screen.getByRole('region', { name: 'Teams' });
  await within(teams).findByRole('button', { name: 'Try again' });
  visit.setFault();
  await userEvent.click(await within(teams).findByRole('button', { name: 'Try again' }));
  expect((await within(teams).findAllByRole('link', { name: /Aurora/ })).length).toBeGreaterThan(0);
  unmount();
  const darkTeam = createWorld('/search/?q=tromso');
  darkTeam.setFault(respondFailure);
  await darkTeam.load();
  render(darkTeam.page);
  await screen.findByRole('button', { name: 'Try again' });
  darkTeam.setFault();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Matches' })).toBeDefined();
});

test('the page shows skeletons while it loads', async () => {
  const visit = createWorld('/search/?q=tromso');
  render(visit.page);
  expect(document.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(0);
  expect(await screen.findByRole('region', { name: 'Videos' })).toBeDefined();
});

test('a typed search is stored and counted once, and a search from a link is only counted', async () => {
  const visit = createWorld('/search/');
  await visit.load();
  render(visit.page);
  await userEvent.type(screen.getByLabelText('Search'), 'tromso{Enter}');
  await screen.findByRole('region', { name: 'Teams' });
  await userEvent.click(await screen.findByRole('link', { name: /^Videos \d/ }));
  expect(recentSearches.get()).toEqual(['tromso']);
  expect(visit.getAnalyticsEvents.mock.calls).toEqual([['search', {}]]);
  cleanup();
  const link = createWorld('/search/?q=oslo');
  await link.load();
  render(link.page);
  expect([recentSearches.get(), link.getAnalyticsEvents.mock.calls.length]).toEqual([['tromso'], 1]);
});

test('an empty search shows recent searches, which can be removed, and the leagues', async () => {
  recentSearches.add('bergen');
  recentSearches.add('oslo');
  const visit = createWorld('/search/?q=%20');
  await visit.load();
  expect(renderToString(visit.page)).not.toContain('oslo');
  render(visit.page);
  const recent = screen.getByRole('region', { name: 'Recent searches' });
  expect(within(recent).getByRole('link', { name: 'oslo' }).getAttribute('href')).toBe('/search/?q=oslo');
  const remove = (query: string) => screen.getByRole('button', { name: `Remove “${query}” from recent searches` });
  await userEvent.click(remove('oslo'));
  await waitFor(() => expect(document.activeElement).toBe(remove('bergen')));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  expect(screen.getByRole('region', { name: 'Leagues and categories' })).toBeDefined();
});

test('without leagues and recent searches the page asks for a text', async () => {
  const visit = createWorld('/search/');
  visit.setFault(() => createList([]));
  await visit.load();
  render(visit.page);
  expect(screen.getByRole('heading', { name: 'What are you looking for?' })).toBeDefined();
});

test.each([
  ['ten thousand characters', 'a'.repeat(10_000)],
  ['markup', '<script>alert(1)</script>'],
  ['characters that reverse the text', '\u202eolso'],
  ['the null character', '\0'],
  ['half of a character', '\ud83d'],
])('the page renders its field, without markup and bidi controls, for a text of %s', async (_what, query) => {
  const visit = createWorld(`/search/?${new URLSearchParams({ q: query })}`);
  await visit.load();
  const html = renderToString(visit.page);
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('\u202e');
  expect(html).toContain('name="q"');
});
