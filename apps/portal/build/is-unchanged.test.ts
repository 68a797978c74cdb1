import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderHash } from './folder-hash.ts';
import { isUnchanged } from './is-unchanged.ts';

let dist: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
};

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'touchline-'));
  write('site/acme/site.json', JSON.stringify({ madeOf: 'a', browser: 'b', server: 's' }));
  write('browser/b/x', '');
  write('server/s/x', '');
});
afterEach(() => rmSync(dist, { recursive: true }));

test('a build of the same is left as it is', () => {
  expect(isUnchanged(dist, 'acme', 'a', false)).toBe(true);
});

test.each<[string, () => void]>([
  [
    'the sources or the folder have changed',
    () => write('site/acme/site.json', '{"madeOf":"b","browser":"b","server":"s"}'),
  ],
  ['an older version built it', () => write('site/acme/site.json', '{"browser":"b","server":"s"}')],
  ['it was broken off', () => write('site/acme/site.json', '{"madeOf":')],
  ['its chunks are gone', () => rmSync(join(dist, 'browser'), { recursive: true })],
  ['the server bundle is gone', () => rmSync(join(dist, 'server'), { recursive: true })],
  ['there is none', () => rmSync(join(dist, 'site'), { recursive: true })],
])('it is built anew where %s', (_why, change) => {
  change();
  expect(isUnchanged(dist, 'acme', 'a', false)).toBe(false);
});

test('a folder has another hash when a file is another, called otherwise, there or not; not when an editor leaves its own beside it', () => {
  const hashes = new Set([folderHash(dist)]);
  for (const change of [
    () => write('new', 'a'),
    () => write('new', 'b'),
    () => rmSync(join(dist, 'new')),
    () => write('newer', 'b'),
    () => symlinkSync('newer', join(dist, 'link')),
  ]) {
    change();
    hashes.add(folderHash(dist));
  }
  expect(hashes.size).toBe(5);
  write('.new.swp', 'a');
  symlinkSync('nowhere', join(dist, 'lost'));
  hashes.add(folderHash(dist));
  expect(hashes.size).toBe(5);
});
