import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('on the server a page’s data goes with the page: no timer holds it', () => {
  vi.useFakeTimers();
  createQueryClient().setQueryData(['event'], { title: 'a match' });
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
