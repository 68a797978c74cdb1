import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { afterAll, expect, test } from 'vitest';
import { listFiles, buildWorkerScript, writeWorker } from './worker-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

const site = {
  id: 'demo',
  build: 'b1',
  addresses: [{ path: 'live' }, { path: 'auth/login', closed: true }],
  sites: { en: createSiteConfig({}) },
};
const readWritten = (name: string) => readFileSync(join(folder, name), 'utf8');

test('the worker is one script that loads no other script and evaluates no text', async () => {
  const script = await buildWorkerScript();
  expect(script).not.toMatch(/\bimport\b|importScripts|\beval\(|new Function|process\.env/);
  writeWorker(folder, site, script, { files: {}, offline: { en: '/brand/offline.en.json' } });
  expect(readWritten('sw.js')).toContain('"closed":["auth/login"]');
  expect(readWritten('sw.js')).toContain(script);
});

test('without a worker, the script at the worker’s address unregisters an earlier worker', () => {
  writeWorker(folder, site, null, { files: {}, offline: {} });
  expect(readWritten('sw.js')).toBe(readWritten('sw-off.js'));
  expect(readWritten('sw.js')).toContain('registration.unregister()');
});

test('listFiles returns each file with its digest, and omits compressed copies and source maps', () => {
  const assets = join(folder, 'assets');
  mkdirSync(assets);
  for (const name of ['a-1234567.js', 'a-1234567.js.br', 'a-1234567.js.gz', 'a-1234567.js.map'])
    writeFileSync(join(assets, name), 'export {};');
  expect(listFiles({ '/assets/': assets, '/brand/': join(folder, 'none') })).toEqual({
    '/assets/a-1234567.js': createHash('sha256').update('export {};').digest('base64url').slice(0, 16),
  });
});
