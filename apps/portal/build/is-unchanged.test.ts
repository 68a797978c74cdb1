import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashFolder } from './folder-hash.ts';
import { isUnchanged } from './is-unchanged.ts';

let dist: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
};

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'touchline-'));
  write('site/acme/site.json', JSON.stringify({ sourcesHash: 'a', browser: 'b', server: 's' }));
  write('browser/b/x', '');
  write('server/s/x', '');
});
afterEach(() => rmSync(dist, { recursive: true }));

test('a complete build from the same sources and folder counts as unchanged', () => {
  expect(isUnchanged(dist, 'acme', 'a', false)).toBe(true);
});

test.each<[string, () => void]>([
  [
    'when the sources or the folder have changed',
    () => write('site/acme/site.json', '{"sourcesHash":"b","browser":"b","server":"s"}'),
  ],
  ['when an older version built it', () => write('site/acme/site.json', '{"browser":"b","server":"s"}')],
  ['when its build was aborted', () => write('site/acme/site.json', '{"sourcesHash":')],
  ['when its chunks are missing', () => rmSync(join(dist, 'browser'), { recursive: true })],
  ['when the server bundle is missing', () => rmSync(join(dist, 'server'), { recursive: true })],
  ['when no build exists', () => rmSync(join(dist, 'site'), { recursive: true })],
])('a customer is built again %s', (_why, changeFile) => {
  changeFile();
  expect(isUnchanged(dist, 'acme', 'a', false)).toBe(false);
});

test('a folder’s hash changes with names and contents of its files, but not with dot files or broken links', () => {
  const hashes = new Set([hashFolder(dist)]);
  for (const change of [
    () => write('new', 'a'),
    () => write('new', 'b'),
    () => rmSync(join(dist, 'new')),
    () => write('newer', 'b'),
    () => symlinkSync('newer', join(dist, 'link')),
  ]) {
    change();
    hashes.add(hashFolder(dist));
  }
  expect(hashes.size).toBe(5);
  write('.new.swp', 'a');
  symlinkSync('nowhere', join(dist, 'lost'));
  hashes.add(hashFolder(dist));
  expect(hashes.size).toBe(5);
});
