import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import { browserFiles } from './bundle-scripts.ts';

vi.mock('vite');

test('builds a script again when its first build failed, and once when it did not', async () => {
  const built = { output: [{ code: 'export {};' }] } as never;
  vi.mocked(build).mockRejectedValueOnce(new Error('the disk is full')).mockResolvedValue(built);
  const file = browserFiles()['frame.js'];
  await expect(file?.body()).rejects.toThrow('the disk is full');
  expect(await file?.body()).toBe('export {};');
  await file?.body();
  expect(build).toHaveBeenCalledTimes(2);
});
