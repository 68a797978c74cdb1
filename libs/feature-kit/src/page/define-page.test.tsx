// @vitest-environment jsdom
import { infiniteQueryOptions, QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { PortalError } from '@touchline/contract';
import { Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { answeredBy, newQueryClient, pageContextWith, PageProviders } from '../testing/page-providers.tsx';
import { definePage } from './define-page.tsx';
import type { PageContext, PageModule } from './page.ts';
import { needed } from './page-queries.ts';

interface Team {
  name: string;
}

const aurora = async (): Promise<Team> => ({ name: 'Aurora' });
const team = (ask: () => Promise<Team>) => queryOptions({ queryKey: ['team'], queryFn: ask });
const getMatches = (name: string, ask: () => Promise<string[]>) =>
  queryOptions({ queryKey: ['matches', name], queryFn: ask });
const missing = () => Promise.reject(new PortalError('not_found', { status: 404 }));
const broken = () => Promise.reject(new PortalError('server_error', { status: 500 }));

/** A team, which is needed, and its matches, which are optional and load once the team is known. */
const teamPage = (askTeam: () => Promise<Team>, askMatches: () => Promise<string[]> = async () => ['derby']) =>
  definePage({
    queries(_context, known) {
      const query = team(askTeam);
      const found = known(query);
      return { team: needed(query, 'team'), matches: found && getMatches(found.name, askMatches) };
    },
    Page: ({ data, queries }) => (
      <>
        <h1>{data.team.name}</h1>
        {queries.matches && <Matches query={queries.matches} />}
      </>
    ),
    meta: (_context, { team: { name }, matches = [] }) => ({ title: name, description: matches.join() }),
  });

function Matches({ query }: { query: ReturnType<typeof getMatches> }) {
  return <p>{useQuery(query).data ?? 'no matches'}</p>;
}

test('a page’s `begin` runs before its queries load and again after', async () => {
  const begun: unknown[] = [];
  const page = definePage({
    queries: () => ({ team: needed(team(aurora), 'team') }),
    Page: () => null,
    begin: ({ queryClient }) => void begun.push(queryClient.getQueryData(['team'])),
  });
  await page.load?.(visit());
  expect(begun).toEqual([undefined, { name: 'Aurora' }]);
});

class Catch extends Component<{ children: ReactNode }, { code?: string }> {
  override state: { code?: string } = {};
  static getDerivedStateFromError = (error: PortalError) => ({ code: `${error.code} ${JSON.stringify(error.cause)}` });
  override render = () => this.state.code ?? this.props.children;
}

const visit = (queryClient = newQueryClient(), signal?: AbortSignal) =>
  pageContextWith({ api: answeredBy(() => undefined), queryClient, signal });
/** The head of a loaded page. */
const head = async (page: PageModule, context: PageContext) => {
  const loaded = await page.load?.(context);
  return loaded && 'meta' in loaded ? loaded.meta : undefined;
};
const shown = (page: PageModule, queryClient: QueryClient) => (
  <PageProviders now={0} queryClient={queryClient}>
    <Catch>
      <page.Page waiting="waiting" />
    </Catch>
  </PageProviders>
);

afterEach(cleanup);

test('needed data is loaded before the page is drawn, also on the server, and its head reads it', async () => {
  const context = visit();
  const page = teamPage(aurora);
  expect(await head(page, context)).toEqual({ title: 'Aurora', description: 'derby' });
  expect(renderToString(shown(page, context.queryClient))).toContain('<h1>Aurora</h1><p>derby</p>');
});

test('independent queries run in parallel, and a dependent one waits only for its own dependency', async () => {
  const slow = Promise.withResolvers<string>();
  const asked: string[] = [];
  const ask = (key: string, answer: Promise<string> | string) =>
    queryOptions({ queryKey: [key], queryFn: async () => (asked.push(key), answer) });
  const page = definePage({
    queries(_context, known) {
      const quick = ask('quick', 'q');
      return {
        slow: ask('slow', slow.promise),
        quick,
        later: known(quick) === 'q' ? [ask('one', '1'), ask('two', '2')] : undefined,
      };
    },
    Page: () => null,
  });
  const loaded = page.load?.(visit());
  await vi.waitFor(() => expect(asked).toEqual(['slow', 'quick', 'one', 'two']));
  slow.resolve('s');
  await loaded;
});

test('a page without needed data is not found, in the context of its query', async () => {
  await expect(teamPage(missing).load?.(visit())).rejects.toMatchObject({
    code: 'not_found',
    cause: { context: 'team' },
  });
  await expect(teamPage(broken).load?.(visit())).rejects.toMatchObject({ code: 'server_error' });
});

test('a page loads without failed optional data, and reads it as null', async () => {
  const context = visit();
  expect(await head(teamPage(aurora, broken), context)).toEqual({ title: 'Aurora', description: '' });
  const stages: unknown[] = [];
  const failing = team(broken);
  await definePage({
    queries: (_context, known) => (stages.push(known(failing)), { failing }),
    Page: () => null,
  }).load?.(visit());
  expect([stages[0], stages.at(-1)]).toEqual([undefined, null]);
});

test('a page that reaches its deadline goes without optional data and fails without needed data', async () => {
  const never = () => new Promise<never>(() => undefined);
  const signal = AbortSignal.timeout(30);
  await teamPage(aurora, never).load?.(visit(newQueryClient(), signal));
  await expect(teamPage(never).load?.(visit(newQueryClient(), signal))).rejects.toMatchObject({ code: 'timeout' });
  // A failure after the deadline is ignored.
  await expect(teamPage(broken).load?.(visit(newQueryClient(), signal))).rejects.toMatchObject({ code: 'timeout' });
});

test('a grown list keeps its pages when the viewer comes back', async () => {
  const list = infiniteQueryOptions({
    queryKey: ['list'],
    queryFn: ({ pageParam }) => pageParam,
    initialPageParam: 0,
    getNextPageParam: (last) => last + 1,
  });
  const context = visit(new QueryClient());
  const page = definePage({
    queries: () => ({ list }),
    Page: () => null,
    meta: (_context, { list: data }) => ({ title: String(data?.pages) }),
  });
  expect((await head(page, context))?.title).toBe('0');
  context.queryClient.setQueryData(list.queryKey, { pages: [0, 1], pageParams: [0, 1] });
  expect((await head(page, context))?.title).toBe('0,1');
});

test('a stale list is refetched with all pages that it has grown to', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const ask = vi.fn(({ pageParam }: { pageParam: number }) => pageParam);
  const list = infiniteQueryOptions({
    queryKey: ['list'],
    queryFn: ask,
    initialPageParam: 0,
    getNextPageParam: (last) => last + 1,
  });
  const context = visit(new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } }));
  const page = definePage({ queries: () => ({ list }), Page: () => null });
  await page.load?.(context);
  context.queryClient.setQueryData(list.queryKey, { pages: [0, 1], pageParams: [0, 1] });
  ask.mockClear();
  await page.load?.(context);
  expect(ask).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 5_001);
  await page.load?.(context);
  expect(ask.mock.calls.map(([{ pageParam }]) => pageParam)).toEqual([0, 1]);
  vi.useRealTimers();
});

test('a disabled query is read from the cache and not fetched', async () => {
  const ask = vi.fn(aurora);
  const context = visit();
  const page = definePage({
    queries: () => ({ team: { ...team(ask), enabled: false } }),
    Page: () => null,
    meta: (_context, { team: found }) => ({ title: found?.name ?? 'nobody' }),
  });
  expect((await head(page, context))?.title).toBe('nobody');
  context.queryClient.setQueryData(['team'], { name: 'Aurora' });
  expect((await head(page, context))?.title).toBe('Aurora');
  expect(ask).not.toHaveBeenCalled();
});

test('data that the cache has dropped is fetched again behind the page’s skeleton', async () => {
  render(shown(teamPage(aurora), newQueryClient()));
  expect(screen.getByText('waiting')).toBeDefined();
  expect(await screen.findByText('Aurora')).toBeDefined();
  expect(await screen.findByText('derby')).toBeDefined();
});

test('a needed query that fails at render makes the page fail', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(shown(teamPage(missing), newQueryClient()));
  expect(await screen.findByText('not_found {"context":"team"}')).toBeDefined();
});

test('a page follows a query that other queries depend on', async () => {
  const queryClient = newQueryClient();
  queryClient.setQueryData(['team'], { name: 'Aurora' });
  queryClient.setQueryData(['matches', 'Aurora'], ['derby']);
  queryClient.setQueryData(['matches', 'Ravens'], ['final']);
  render(shown(teamPage(missing), queryClient));
  expect(screen.getByText('derby')).toBeDefined();
  queryClient.setQueryData(['team'], { name: 'Ravens' });
  expect(await screen.findByText('final')).toBeDefined();
});

test('a page gets the same query objects while its queries are equal', async () => {
  const queryClient = newQueryClient();
  queryClient.setQueryData(['team'], { name: 'Aurora' });
  const handed: unknown[] = [];
  const page = definePage({
    queries(_context, known) {
      const query = team(missing);
      return { team: needed(query, 'team'), matches: getMatches(known(query)?.name ?? '', broken) };
    },
    Page: ({ data, queries }) => (handed.push(queries.matches), (<p>{JSON.stringify(data)}</p>)),
  });
  render(shown(page, queryClient));
  queryClient.setQueryData(['team'], { name: 'Aurora', founded: 1900 });
  await screen.findByText(/1900/);
  queryClient.setQueryData(['team'], { name: 'Ravens' });
  await screen.findByText(/Ravens/);
  const [first, second, third] = [handed[0], handed.at(-2), handed.at(-1)];
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a query that is needed under one name stays needed when another name repeats it', async () => {
  const page = definePage({
    queries: () => ({ team: needed(team(missing), 'team'), rival: team(missing) }),
    Page: () => null,
  });
  await expect(page.load?.(visit())).rejects.toMatchObject({ code: 'not_found', cause: { context: 'team' } });
});

test('a page that reads a query it does not name fails', async () => {
  const page = definePage({
    queries: (_context, known) => ({ matches: known(team(missing)) ? getMatches('a', broken) : undefined }),
    Page: () => null,
  });
  await expect(page.load?.(visit())).rejects.toThrow('does not name: ["team"]');
});

test('an address may lead to another page, or to a 404', async () => {
  const at = (place: { moved: string } | { missing: string } | undefined) =>
    definePage({ elsewhere: () => place, Page: () => null }).load?.(visit());
  expect(await at({ moved: '/events/7/' })).toEqual({ moved: '/events/7/' });
  expect(await at(undefined)).toEqual({ meta: { title: '' } });
  await expect(at({ missing: 'page' })).rejects.toMatchObject({ code: 'not_found', cause: { context: 'page' } });
});
