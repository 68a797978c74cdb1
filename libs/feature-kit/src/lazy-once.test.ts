import { expect, it, vi } from 'vitest';
import { lazyOnce } from './lazy-once.ts';

it('loads once for all callers', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const kept = lazyOnce(load);
  expect(await Promise.all([kept(), kept()])).toEqual(['code', 'code']);
  expect(await kept()).toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

it('retries a failed load', async () => {
  const load = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('offline'));
  const kept = lazyOnce(load);
  await expect(kept()).rejects.toThrow('offline');
  expect(await kept()).toBe('code');
});
