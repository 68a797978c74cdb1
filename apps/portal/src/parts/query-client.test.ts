import { expect, test, vi } from 'vitest';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { PortalError } from '@touchline/contract';
import { createQueryClient, hasAllAnswers, packQueries, unpackQueries } from './query-client.ts';

test('on the server, the query client starts no timer, which would hold a page’s data in memory', () => {
  vi.useFakeTimers();
  createQueryClient().setQueryData(['event'], { title: 'a match' });
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a page’s state has the key, meta and data of each query, without failed queries', async () => {
  const server = createQueryClient();
  await server.prefetchQuery({ queryKey: ['event'], queryFn: () => 'a match', meta: { personal: true } });
  await server.prefetchQuery({ queryKey: ['broken'], queryFn: () => Promise.reject(new Error('broken')) });
  const state = JSON.parse(JSON.stringify(packQueries(server)));
  expect(state).toEqual([{ queryKey: ['event'], data: 'a match', meta: { personal: true } }]);
  const client = createQueryClient();
  unpackQueries(client, state);
  expect(client.getQueryState(['event'])).toMatchObject({
    status: 'success',
    fetchStatus: 'idle',
    isInvalidated: false,
  });
  expect(client.getQueryCache().find({ queryKey: ['event'] })?.meta).toEqual({ personal: true });
});

test.each([
  ['was aborted', new PortalError('aborted'), false],
  ['failed with 503', new PortalError('service_unavailable', { status: 503 }), false],
  ['does not exist', new PortalError('not_found', { status: 404 }), true],
])('hasAllAnswers is true only if no later request can succeed: a list that %s', async (_what, error, hasAll) => {
  const client = createQueryClient();
  await client.prefetchQuery({ queryKey: ['list'], queryFn: () => Promise.reject(error) });
  expect(hasAllAnswers(client)).toBe(hasAll);
});

test('a list from a page’s state can load its next page', async () => {
  const client = createQueryClient();
  unpackQueries(client, [{ queryKey: ['list'], data: { pages: ['page 0'], pageParams: [0] } }]);
  const list = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => `page ${pageParam}`,
    initialPageParam: 0,
    getNextPageParam: (_last, _pages, last: number) => last + 1,
  });
  const { data } = await list.fetchNextPage();
  expect(data?.pages).toEqual(['page 0', 'page 1']);
});

test('unpackQueries keeps the object identity of equal data, and does not stop a running request', async () => {
  const client = createQueryClient();
  let answer: (data: string[]) => void = () => {};
  const pendingFetch = client.fetchQuery({
    queryKey: ['list'],
    queryFn: () => new Promise<string[]>((resolveQuery) => (answer = resolveQuery)),
  });
  unpackQueries(client, [{ queryKey: ['list'], data: [{ id: 'a' }, { id: 'b' }] }]);
  expect(client.getQueryState(['list'])?.fetchStatus).toBe('fetching');
  const dataBefore = client.getQueryData<object[]>(['list']);
  unpackQueries(client, [{ queryKey: ['list'], data: [{ id: 'a' }, { id: 'c' }] }]);
  expect(client.getQueryData<object[]>(['list'])?.[0]).toBe(dataBefore?.[0]);
  answer(['own']);
  expect(await pendingFetch).toEqual(['own']);
});
