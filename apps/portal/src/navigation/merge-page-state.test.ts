import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createViewerSession } from '@touchline/feature-kit/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient, packQueries } from '../parts/query-client.ts';
import { mergePageState } from './merge-page-state.ts';

const createQueries = (key: string, data: unknown) => {
  const server = new QueryClient();
  server.setQueryData([key], data, { updatedAt: 1 });
  return packQueries(server);
};

test('the merge sets the update time of a page’s data to the current time', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const client = createQueryClient();
  mergePageState({ queryClient: client, session: null }, createQueries('shelf', 1));
  expect(client.getQueryData(['shelf'])).toBe(1);
  expect(client.getQueryState(['shelf'])?.dataUpdatedAt).toBe(Date.now());
});

test('a list that the viewer has extended is not cut back to its first page', () => {
  const client = createQueryClient();
  const grownPages = { pages: ['old 0', 'old 1'], pageParams: [0, 1] };
  client.setQueryData(['list'], grownPages);
  mergePageState({ queryClient: client, session: null }, createQueries('list', { pages: ['new 0'], pageParams: [0] }));
  expect(client.getQueryData(['list'])).toBe(grownPages);
});

test('a list of one page is replaced by the newer list', () => {
  const client = createQueryClient();
  client.setQueryData(['list'], { pages: ['old 0'], pageParams: [0] }, { updatedAt: 1 });
  mergePageState({ queryClient: client, session: null }, createQueries('list', { pages: ['new 0'], pageParams: [0] }));
  expect(client.getQueryData(['list'])).toMatchObject({ pages: ['new 0'] });
});

const createSession = (id: string | null) => createViewerSession(id === null ? null : { id });

test('an anonymous response never replaces the viewer’s own response, and is shown only until that arrives', async () => {
  const server = new QueryClient();
  await server.fetchQuery({ queryKey: ['event'], queryFn: () => 'anonymous', meta: { personal: true } });
  const state = packQueries(server);
  const client = createQueryClient();
  mergePageState({ queryClient: client, session: createSession('1') }, state);
  expect(client.getQueryData(['event'])).toBe('anonymous');
  expect(client.getQueryState(['event'])?.isInvalidated).toBe(true);
  client.setQueryData(['event'], 'own', { updatedAt: Date.now() - 1000 });
  mergePageState({ queryClient: client, session: createSession('1') }, state);
  expect(client.getQueryData(['event'])).toBe('own');
  mergePageState({ queryClient: client, session: createSession(null) }, state);
  expect(client.getQueryData(['event'])).toBe('anonymous');
});

test('the personal queries of the next page are invalidated, and the queries of the page being left are not', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn(async () => 'left');
  const inactiveObserver = new QueryObserver(client, { queryKey: ['left'], queryFn, meta: { personal: true } });
  inactiveObserver.subscribe(() => {});
  await vi.waitFor(() => expect(inactiveObserver.getCurrentResult().data).toBe('left'));
  const server = new QueryClient();
  await server.fetchQuery({ queryKey: ['next'], queryFn: () => 'anonymous', meta: { personal: true } });
  mergePageState({ queryClient: client, session: createSession('1') }, packQueries(server));
  expect(client.getQueryState(['next'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['left'])?.isInvalidated).toBe(false);
  expect(queryFn).toHaveBeenCalledOnce();
});

/**
 * Returns the page state of a list, as the server renders it for an anonymous visitor.
 * @param isFree whether all its videos are free
 */
async function getList(id: string, isFree: boolean) {
  const mediaCoverage = isFree ? 'commerce_free_media' : 'commerce_members_media';
  const event = {
    id,
    media_type: 'event',
    status: 'live',
    commerce_coverage: mediaCoverage,
    available_for_user: isFree,
  };
  const server = new QueryClient();
  const queryFn = () => ({ entries: [event], more: false, instant: '' });
  await server.fetchQuery({ queryKey: ['list'], queryFn, meta: { personal: 'locks' } });
  return packQueries(server);
}

test('an anonymous list replaces the viewer’s own list only if it has no locked entries', async () => {
  const client = createQueryClient();
  const readShownState = () => JSON.stringify(client.getQueryData(['list']));
  mergePageState({ queryClient: client, session: createSession('1') }, await getList('open', true));
  expect(client.getQueryState(['list'])?.isInvalidated).toBe(false);
  client.setQueryData(['list'], 'older', { updatedAt: Date.now() - 1000 });
  mergePageState({ queryClient: client, session: createSession('1') }, await getList('newer', true));
  expect(readShownState()).toContain('newer');
  client.setQueryData(['list'], client.getQueryData(['list']), { updatedAt: Date.now() - 1000 });
  mergePageState({ queryClient: client, session: createSession('1') }, await getList('locked', false));
  expect(readShownState(), 'a viewer may own what is locked for others').toContain('newer');
  expect(client.getQueryState(['list'])?.isInvalidated).toBe(true);
});
