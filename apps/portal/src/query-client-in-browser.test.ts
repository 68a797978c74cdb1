// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => void vi.useRealTimers());

test('what has failed as its page loaded is not asked again by the part that shows it, but by the next visit', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.reject(new Error('broken')));
  const shelf = { queryKey: ['shelf'], queryFn };
  const show = () => new QueryObserver(client, shelf).subscribe(() => undefined);
  await client.prefetchQuery(shelf);
  const leave = show();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(queryFn).toHaveBeenCalledOnce();
  leave();
  show();
  expect(queryFn).toHaveBeenCalledTimes(2);
});
