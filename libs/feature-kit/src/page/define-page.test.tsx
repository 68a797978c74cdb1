// @vitest-environment jsdom
import { infiniteQueryOptions, QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { PortalError } from '@touchline/contract';
import { Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createStubApi, newQueryClient, createPageContextWith, PageProviders } from '../testing/page-providers.tsx';
import { definePage } from './define-page.tsx';
import type { PageContext, PageModule } from './page.ts';
import { needed } from './page-queries.ts';

interface Team {
  name: string;
}

const fetchTeam = async (): Promise<Team> => ({ name: 'Aurora' });
const createTeamQuery = (load: () => Promise<Team>) => queryOptions({ queryKey: ['team'], queryFn: load });
const createMatchesQuery = (name: string, load: () => Promise<string[]>) =>
  queryOptions({ queryKey: ['matches', name], queryFn: load });
const failNotFound = () => Promise.reject(new PortalError('not_found', { status: 404 }));
const failToLoad = () => Promise.reject(new PortalError('server_error', { status: 500 }));

/** A team, which is needed, and its matches, which are optional and load once the team is known. */
const createTeamPage = (loadTeam: () => Promise<Team>, fetchMatches: () => Promise<string[]> = async () => ['derby']) =>
  definePage({
    queries(_context, knownData) {
      const query = createTeamQuery(loadTeam);
      const cachedTeam = knownData(query);
      return { team: needed(query, 'team'), matches: cachedTeam && createMatchesQuery(cachedTeam.name, fetchMatches) };
    },
    Page: ({ data, queries }) => (
      <>
        <h1>{data.team.name}</h1>
        {queries.matches && <Matches query={queries.matches} />}
      </>
    ),
    meta: (_context, { team: { name }, matches = [] }) => ({ title: name, description: matches.join() }),
  });

function Matches({ query }: { query: ReturnType<typeof createMatchesQuery> }) {
  return <p>{useQuery(query).data ?? 'no matches'}</p>;
}

test('a page’s `begin` runs before its queries load and again after', async () => {
  const dataAtBegin: unknown[] = [];
  const page = definePage({
    queries: () => ({ team: needed(createTeamQuery(fetchTeam), 'team') }),
    Page: () => null,
    begin: ({ queryClient }) => void dataAtBegin.push(queryClient.getQueryData(['team'])),
  });
  await page.load?.(createVisit());
  expect(dataAtBegin).toEqual([undefined, { name: 'Aurora' }]);
});

class ErrorCatcher extends Component<{ children: ReactNode }, { code?: string }> {
  override state: { code?: string } = {};
  static getDerivedStateFromError = (error: PortalError) => ({ code: `${error.code} ${JSON.stringify(error.cause)}` });
  override render = () => this.state.code ?? this.props.children;
}

const createVisit = (queryClient = newQueryClient(), signal?: AbortSignal) =>
  createPageContextWith({ api: createStubApi(() => undefined), queryClient, signal });
/** The head of a loaded page. */
const loadHead = async (page: PageModule, context: PageContext) => {
  const loadedPage = await page.load?.(context);
  return loadedPage && 'meta' in loadedPage ? loadedPage.meta : undefined;
};
const renderPage = (page: PageModule, queryClient: QueryClient) => (
  <PageProviders now={0} queryClient={queryClient}>
    <ErrorCatcher>
      <page.Page waiting="waiting" />
    </ErrorCatcher>
  </PageProviders>
);

afterEach(cleanup);

test('needed data is loaded before the page is rendered, also on the server, and the page’s head reads it', async () => {
  const context = createVisit();
  const page = createTeamPage(fetchTeam);
  expect(await loadHead(page, context)).toEqual({ title: 'Aurora', description: 'derby' });
  expect(renderToString(renderPage(page, context.queryClient))).toContain('<h1>Aurora</h1><p>derby</p>');
});

test('independent queries run in parallel, and a dependent query waits only for the query it depends on', async () => {
  const slowResponse = Promise.withResolvers<string>();
  const requestedKeys: string[] = [];
  const createQuery = (key: string, result: Promise<string> | string) =>
    queryOptions({ queryKey: [key], queryFn: async () => (requestedKeys.push(key), result) });
  const page = definePage({
    queries(_context, knownData) {
      const quickQuery = createQuery('quick', 'q');
      return {
        slow: createQuery('slow', slowResponse.promise),
        quick: quickQuery,
        later: knownData(quickQuery) === 'q' ? [createQuery('one', '1'), createQuery('two', '2')] : undefined,
      };
    },
    Page: () => null,
  });
  const loadPromise = page.load?.(createVisit());
  await vi.waitFor(() => expect(requestedKeys).toEqual(['slow', 'quick', 'one', 'two']));
  slowResponse.resolve('s');
  await loadPromise;
});

test('a page whose needed query answers 404 is not found, with the context of that query', async () => {
  await expect(createTeamPage(failNotFound).load?.(createVisit())).rejects.toMatchObject({
    code: 'not_found',
    cause: { context: 'team' },
  });
  await expect(createTeamPage(failToLoad).load?.(createVisit())).rejects.toMatchObject({ code: 'server_error' });
});

test('a page loads without failed optional data, and reads it as null', async () => {
  const context = createVisit();
  expect(await loadHead(createTeamPage(fetchTeam, failToLoad), context)).toEqual({ title: 'Aurora', description: '' });
  const knownStates: unknown[] = [];
  const failingQuery = createTeamQuery(failToLoad);
  await definePage({
    queries: (_context, knownData) => (knownStates.push(knownData(failingQuery)), { failing: failingQuery }),
    Page: () => null,
  }).load?.(createVisit());
  expect([knownStates[0], knownStates.at(-1)]).toEqual([undefined, null]);
});

test('at its deadline a page loads without optional data, and fails without needed data', async () => {
  const neverAnswer = () => new Promise<never>(() => undefined);
  const signal = AbortSignal.timeout(30);
  await createTeamPage(fetchTeam, neverAnswer).load?.(createVisit(newQueryClient(), signal));
  await expect(createTeamPage(neverAnswer).load?.(createVisit(newQueryClient(), signal))).rejects.toMatchObject({
    code: 'timeout',
  });
  // A failure after the deadline is ignored.
  await expect(createTeamPage(failToLoad).load?.(createVisit(newQueryClient(), signal))).rejects.toMatchObject({
    code: 'timeout',
  });
});

test('a list still has all loaded pages when the viewer comes back', async () => {
  const pagesQuery = infiniteQueryOptions({
    queryKey: ['list'],
    queryFn: ({ pageParam }) => pageParam,
    initialPageParam: 0,
    getNextPageParam: (lastPageParam) => lastPageParam + 1,
  });
  const context = createVisit(new QueryClient());
  const page = definePage({
    queries: () => ({ list: pagesQuery }),
    Page: () => null,
    meta: (_context, { list: data }) => ({ title: String(data?.pages) }),
  });
  expect((await loadHead(page, context))?.title).toBe('0');
  context.queryClient.setQueryData(pagesQuery.queryKey, { pages: [0, 1], pageParams: [0, 1] });
  expect((await loadHead(page, context))?.title).toBe('0,1');
});

test('all loaded pages of a stale list are fetched again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const load = vi.fn(({ pageParam }: { pageParam: number }) => pageParam);
  const pagesQuery = infiniteQueryOptions({
    queryKey: ['list'],
    queryFn: load,
    initialPageParam: 0,
    getNextPageParam: (lastPageParam) => lastPageParam + 1,
  });
  const context = createVisit(new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } }));
  const page = definePage({ queries: () => ({ list: pagesQuery }), Page: () => null });
  await page.load?.(context);
  context.queryClient.setQueryData(pagesQuery.queryKey, { pages: [0, 1], pageParams: [0, 1] });
  load.mockClear();
  await page.load?.(context);
  expect(load).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 5_001);
  await page.load?.(context);
  expect(load.mock.calls.map(([{ pageParam }]) => pageParam)).toEqual([0, 1]);
  vi.useRealTimers();
});

test('a disabled query is read from the cache and not fetched', async () => {
  const load = vi.fn(fetchTeam);
  const context = createVisit();
  const page = definePage({
    queries: () => ({ team: { ...createTeamQuery(load), enabled: false } }),
    Page: () => null,
    meta: (_context, { team: loadedTeam }) => ({ title: loadedTeam?.name ?? 'nobody' }),
  });
  expect((await loadHead(page, context))?.title).toBe('nobody');
  context.queryClient.setQueryData(['team'], { name: 'Aurora' });
  expect((await loadHead(page, context))?.title).toBe('Aurora');
  expect(load).not.toHaveBeenCalled();
});

test('data that the cache has dropped is fetched again while the page shows its skeleton', async () => {
  render(renderPage(createTeamPage(fetchTeam), newQueryClient()));
  expect(screen.getByText('waiting')).toBeDefined();
  expect(await screen.findByText('Aurora')).toBeDefined();
  expect(await screen.findByText('derby')).toBeDefined();
});

test('a needed query that fails at render makes the page fail', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(renderPage(createTeamPage(failNotFound), newQueryClient()));
  expect(await screen.findByText('not_found {"context":"team"}')).toBeDefined();
});

test('a page renders again when the result of a query changes and other queries depend on it', async () => {
  const queryClient = newQueryClient();
  queryClient.setQueryData(['team'], { name: 'Aurora' });
  queryClient.setQueryData(['matches', 'Aurora'], ['derby']);
  queryClient.setQueryData(['matches', 'Ravens'], ['final']);
  render(renderPage(createTeamPage(failNotFound), queryClient));
  expect(screen.getByText('derby')).toBeDefined();
  queryClient.setQueryData(['team'], { name: 'Ravens' });
  expect(await screen.findByText('final')).toBeDefined();
});

test('a page gets the same query objects while its queries are equal', async () => {
  const queryClient = newQueryClient();
  queryClient.setQueryData(['team'], { name: 'Aurora' });
  const receivedData: unknown[] = [];
  const page = definePage({
    queries(_context, knownData) {
      const query = createTeamQuery(failNotFound);
      return { team: needed(query, 'team'), matches: createMatchesQuery(knownData(query)?.name ?? '', failToLoad) };
    },
    Page: ({ data, queries }) => (receivedData.push(queries.matches), (<p>{JSON.stringify(data)}</p>)),
  });
  render(renderPage(page, queryClient));
  queryClient.setQueryData(['team'], { name: 'Aurora', founded: 1900 });
  await screen.findByText(/1900/);
  queryClient.setQueryData(['team'], { name: 'Ravens' });
  await screen.findByText(/Ravens/);
  const [firstQuery, secondQuery, thirdQuery] = [receivedData[0], receivedData.at(-2), receivedData.at(-1)];
  expect(secondQuery).toBe(firstQuery);
  expect(thirdQuery).not.toBe(firstQuery);
});

test('a needed query fails the page, although the page also has the same query as optional', async () => {
  const page = definePage({
    queries: () => ({ team: needed(createTeamQuery(failNotFound), 'team'), rival: createTeamQuery(failNotFound) }),
    Page: () => null,
  });
  await expect(page.load?.(createVisit())).rejects.toMatchObject({ code: 'not_found', cause: { context: 'team' } });
});

test('a page fails when it reads a query that it does not list', async () => {
  const page = definePage({
    queries: (_context, knownData) => ({
      matches: knownData(createTeamQuery(failNotFound)) ? createMatchesQuery('a', failToLoad) : undefined,
    }),
    Page: () => null,
  });
  await expect(page.load?.(createVisit())).rejects.toThrow('does not name: ["team"]');
});

test('a page may redirect its address to another page, or answer 404', async () => {
  const redirectTo = (replacement: { moved: string } | { missing: string } | undefined) =>
    definePage({ elsewhere: () => replacement, Page: () => null }).load?.(createVisit());
  expect(await redirectTo({ moved: '/events/7/' })).toEqual({ moved: '/events/7/' });
  expect(await redirectTo(undefined)).toEqual({ meta: { title: '' } });
  await expect(redirectTo({ missing: 'page' })).rejects.toMatchObject({
    code: 'not_found',
    cause: { context: 'page' },
  });
});
