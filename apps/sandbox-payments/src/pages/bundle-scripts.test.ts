import { expect, test, vi } from 'vitest';
import { browserFiles } from './bundle-scripts.ts';

test('builds a script again when its first build failed, and once when it did not', async () => {
  const built = { output: [{ code: 'export {};' }] };
  const build = vi.fn().mockRejectedValueOnce(new Error('the disk is full')).mockResolvedValue(built);
  const file = browserFiles(build)['frame.js'];
  await expect(file?.body()).rejects.toThrow('the disk is full');
  expect(await file?.body()).toBe('export {};');
  await file?.body();
  expect(build).toHaveBeenCalledTimes(2);
});
