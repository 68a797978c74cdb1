import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { getBrowserBuildConfig } from '../../apps/portal/build/browser.ts';
import { getDifferingScripts, withMaps } from './make-maps.ts';

test('the served build has no source maps', () => {
  expect(getBrowserBuildConfig({ featureIds: [], variants: [] }, 'x').build?.sourcemap ?? false).toBe(false);
});

test('an upload without the tracker’s variables fails and names the missing variables', () => {
  const env = { ...process.env, SENTRY_AUTH_TOKEN: '', SENTRY_ORG: 'club', SENTRY_PROJECT: '' };
  const args = ['--conditions=@touchline/source', join(import.meta.dirname, 'upload.ts'), 'nordic'];
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('Not set: SENTRY_AUTH_TOKEN, SENTRY_PROJECT');
});

test('a stack trace of a chunk with a neutral name leads to the file and line in the repository', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-stack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = 'libs/player/src/engine/shaka/playlist-id.ts';
  const { build: portal, ...config } = getBrowserBuildConfig({ featureIds: [], variants: [] }, folder);
  const input = join(import.meta.dirname, '../..', source);
  const rolldownOptions = { ...portal?.rolldownOptions, input, preserveEntrySignatures: 'strict' as const };
  await build(withMaps({ ...config, logLevel: 'silent', build: { ...portal, rolldownOptions } }));
  const assets = join(folder, 'assets');
  const [chunk = ''] = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(chunk).toMatch(/^\d{6}-[\da-z]{7}\.js$/);
  expect(readFileSync(join(assets, chunk), 'utf8')).not.toContain('sourceMappingURL');

  const exported: Record<string, (name: unknown) => string> = await import(pathToFileURL(join(assets, chunk)).href);
  let stack = '';
  try {
    Object.values(exported)[0]?.(undefined);
  } catch (error) {
    stack = error instanceof Error ? (error.stack ?? '') : '';
  }
  const [, file = '', line, column] = /(\d{6}-\w{7}\.js):(\d+):(\d+)/.exec(stack) ?? [];
  expect(basename(file)).toBe(chunk);
  const map = new SourceMap(JSON.parse(readFileSync(join(assets, `${chunk}.map`), 'utf8')));
  const found = map.findOrigin(Number(line), Number(column));
  expect(found).toMatchObject({ fileName: source });
  const lines = readFileSync(input, 'utf8').split('\n');
  expect('lineNumber' in found && lines[found.lineNumber - 1]).toContain('address.replace(');
});

test('source maps match the chunks of the served build, and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const writeFiles = (folderName: string, files: Record<string, string>): string => {
    mkdirSync(join(folder, folderName));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, folderName, name), text);
    return join(folder, folderName);
  };
  const served = writeFiles('served', { 'a.js': '1', 'b.js': '2', 'b.css': 'x' });
  expect(getDifferingScripts(writeFiles('same', { 'a.js': '1', 'b.js': '2', 'a.js.map': '{}' }), served)).toEqual([]);
  expect(getDifferingScripts(writeFiles('changed', { 'a.js': '1', 'b.js': '3' }), served)).toEqual(['b.js']);
  expect(getDifferingScripts(writeFiles('other', { 'a.js': '1', 'c.js': '2' }), served)).toEqual(['c.js', 'b.js']);
});
