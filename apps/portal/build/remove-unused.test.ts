import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeUnused } from './remove-unused.ts';

let dist = '';
beforeEach(() => void (dist = mkdtempSync(join(tmpdir(), 'touchline-'))));
afterEach(() => rmSync(dist, { recursive: true }));

const acceptAll = () => true;

test('the next build removes a customer that no longer has a folder, and no other customer', () => {
  for (const folder of ['site/x', 'site/y', 'site/y.next-12']) mkdirSync(join(dist, folder), { recursive: true });
  removeUnused(dist, (id) => id === 'x');
  expect(readdirSync(join(dist, 'site'))).toEqual(['x', 'y.next-12']);
});

test('the leftovers of an aborted build are removed after ten minutes, and the customer’s build remains', () => {
  for (const folder of ['site/x', 'site/x.next-12', 'site/x.old-12'])
    mkdirSync(join(dist, folder), { recursive: true });
  removeUnused(dist, acceptAll);
  expect(readdirSync(join(dist, 'site'))).toHaveLength(3);
  removeUnused(dist, acceptAll, Date.now() + 11 * 60_000);
  expect(readdirSync(join(dist, 'site'))).toEqual(['x']);
});

test('unused chunks and bundles are removed only after ten minutes, when each edge has loaded the newest build', () => {
  for (const folder of ['browser/a', 'browser/b', 'server/1', 'server/2', 'site/x'])
    mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'site/x/site.json'), JSON.stringify({ browser: 'a', server: '1' }));
  removeUnused(dist, acceptAll);
  expect(readdirSync(join(dist, 'browser'))).toEqual(['a', 'b']);
  removeUnused(dist, acceptAll, Date.now() + 11 * 60_000);
  expect([readdirSync(join(dist, 'browser')), readdirSync(join(dist, 'server'))]).toEqual([['a'], ['1']]);
});
