import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { browserBuild } from '../../apps/portal/build/browser.ts';
import { differing } from './make-maps.ts';

test('the build that is served has no source maps', () => {
  expect(browserBuild({ featureIds: [], looks: [] }, 'x').build?.sourcemap ?? false).toBe(false);
});

test('an upload without the tracker’s variables fails and names the missing ones', () => {
  const env = { ...process.env, SENTRY_AUTH_TOKEN: '', SENTRY_ORG: 'club', SENTRY_PROJECT: '' };
  const words = ['--conditions=@touchline/source', join(import.meta.dirname, 'upload.ts'), 'nordic'];
  const { status, stderr, stdout } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('Not set: SENTRY_AUTH_TOKEN, SENTRY_PROJECT');
});

test('maps are good for the very chunks that are served, and for no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const put = (place: string, files: Record<string, string>): string => {
    mkdirSync(join(folder, place));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, place, name), text);
    return join(folder, place);
  };
  const served = put('served', { 'a.js': '1', 'b.js': '2', 'b.css': 'x' });
  expect(differing(put('same', { 'a.js': '1', 'b.js': '2', 'a.js.map': '{}' }), served)).toEqual([]);
  expect(differing(put('changed', { 'a.js': '1', 'b.js': '3' }), served)).toEqual(['b.js']);
  expect(differing(put('other', { 'a.js': '1', 'c.js': '2' }), served)).toEqual(['c.js', 'b.js']);
});
