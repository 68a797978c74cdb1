import { expect, test, vi } from 'vitest';
import { createBrowserFiles } from './browser-files.ts';

test('a script is built again after a failed build, but not after a successful one', async () => {
  const buildOutput = { output: [{ code: 'export {};' }] };
  const build = vi.fn().mockRejectedValueOnce(new Error('the disk is full')).mockResolvedValue(buildOutput);
  const file = createBrowserFiles(build)['frame.js'];
  await expect(file?.body()).rejects.toThrow('the disk is full');
  expect(await file?.body()).toBe('export {};');
  await file?.body();
  expect(build).toHaveBeenCalledTimes(2);
});
