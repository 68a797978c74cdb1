import { expect, it, vi } from 'vitest';
import { lazyOnce } from './lazy-once.ts';

it('lazyOnce loads once for all callers', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const loadOnce = lazyOnce(load);
  expect(await Promise.all([loadOnce(), loadOnce()])).toEqual(['code', 'code']);
  expect(await loadOnce()).toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

it('lazyOnce loads again after a failed load', async () => {
  const load = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('offline'));
  const loadOnce = lazyOnce(load);
  await expect(loadOnce()).rejects.toThrow('offline');
  expect(await loadOnce()).toBe('code');
});
