import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { PortalError } from '@touchline/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('a query without a network fails at once, and is asked again when there is one', async () => {
  const client = createQueryClient();
  // As the page does that a browser shows.
  client.mount();
  onlineManager.setOnline(false);
  const queryFn = vi.fn(async () => {
    if (!onlineManager.isOnline()) throw new PortalError('offline');
    return 'there';
  });
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn });
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('there'));
  expect(queryFn).toHaveBeenCalledTimes(2);
  leave();
  client.unmount();
});
