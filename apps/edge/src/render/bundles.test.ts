import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createBundles } from './bundles.ts';

test('a bundle is loaded once, and after a failed load the next visitor loads it again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const serverFile = join(folder, 'entry-server.mjs');
  const getRender = createBundles();
  await expect(getRender({ serverFile })).rejects.toThrow('Cannot find');
  writeFileSync(serverFile, 'export const render = () => "a page"');
  const render = await getRender({ serverFile });
  expect(render).toBeTypeOf('function');
  expect(await getRender({ serverFile })).toBe(render);
});
