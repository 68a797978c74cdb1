import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkChunks } from './link-chunks.ts';

let dist = '';
beforeEach(() => void (dist = mkdtempSync(join(tmpdir(), 'touchline-'))));
afterEach(() => rmSync(dist, { recursive: true }));

test('a site has its own chunks and the chunks of earlier builds with the same features, and no others', () => {
  const writeChunk = (build: string, file: string) => {
    mkdirSync(join(dist, build, 'assets'), { recursive: true });
    writeFileSync(join(dist, build, 'assets', file), build);
  };
  writeChunk('full-1', 'home-1.js');
  writeChunk('full-1', 'vendor.js');
  writeChunk('full-2', 'home-2.js');
  writeChunk('full-2', 'vendor.js');
  writeChunk('full-3.next-99', 'home-3.js');
  writeChunk('few-2', 'home-0.js');
  const target = join(dist, 'site/assets');
  linkChunks(dist, 'full-2', target);
  expect(readdirSync(target)).toEqual(['home-1.js', 'home-2.js', 'vendor.js']);
  expect(readFileSync(join(target, 'vendor.js'), 'utf8')).toBe('full-2');
});

test('a site in development gets no chunks', () => {
  linkChunks(join(dist, 'browser'), 'full-1', join(dist, 'assets'));
  expect(readdirSync(join(dist, 'assets'))).toEqual([]);
});
