import { expect, it, vi } from 'vitest';
import { lazyClient, lazyCode, lazyOnce } from './lazy.ts';

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

it('lazyCode fails with network_error and its cause when the code cannot be loaded', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(lazyCode(() => Promise.reject(cause))()).rejects.toMatchObject({ code: 'network_error', cause });
});

it('lazyClient makes waiting calls in order once the object has loaded, and returns their results', async () => {
  const values: number[] = [];
  const client = {
    add: async (value: number) => values.push(value),
    clear: async () => void values.splice(0),
  };
  const loading = Promise.withResolvers<typeof client>();
  const { add, clear } = lazyClient(() => loading.promise, ['add', 'clear']);
  const calls = [add(1), add(2), clear(), add(3)];
  loading.resolve(client);
  expect(await Promise.all(calls)).toEqual([1, 2, undefined, 1]);
  expect(values).toEqual([3]);
});

it('lazyClient loads with the first call, which rejects if the load fails', async () => {
  const load = vi.fn(() => Promise.reject<{ add: () => Promise<void> }>(new Error('offline')));
  const { add } = lazyClient(load, ['add']);
  expect(load).not.toHaveBeenCalled();
  await expect(add()).rejects.toThrow('offline');
});
