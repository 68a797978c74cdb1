// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => void vi.useRealTimers());

test('a query that failed in the page’s loader is repeated by the next visit, but not by the component', async () => {
  vi.useFakeTimers();
  const queryClient = createQueryClient();
  const queryFn = vi.fn(() => Promise.reject(new Error('broken')));
  const shelfQuery = { queryKey: ['shelf'], queryFn };
  const showShelf = () => new QueryObserver(queryClient, shelfQuery).subscribe(() => undefined);
  await queryClient.prefetchQuery(shelfQuery);
  const leave = showShelf();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(queryFn).toHaveBeenCalledOnce();
  leave();
  showShelf();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('a response is fresh for 5 s, and is cached for 5 min after the viewer left its page', async () => {
  vi.useFakeTimers();
  const queryClient = createQueryClient();
  const queryKey = ['event'];
  queryClient.setQueryData(queryKey, 'a match');
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: async () => 'a match' });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(observer.getCurrentResult().isStale).toBe(false);
  await vi.advanceTimersByTimeAsync(2);
  expect(observer.getCurrentResult().isStale).toBe(true);
  leave();
  await vi.advanceTimersByTimeAsync(299_999);
  expect(queryClient.getQueryData(queryKey)).toBe('a match');
  await vi.advanceTimersByTimeAsync(2);
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});
