import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteWith } from '@touchline/feature-kit/testing/site';
import { afterAll, expect, test } from 'vitest';
import { workerScript, writeWorker } from './worker-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

const site = {
  build: 'b1',
  addresses: [{ path: 'live' }, { path: 'auth/login', closed: true }],
  sites: { en: siteWith({}) },
};
const written = (name: string) => readFileSync(join(folder, name), 'utf8');

test('the worker is one script that loads no other and makes none', async () => {
  const script = await workerScript();
  expect(script).not.toMatch(/\bimport\b|importScripts|\beval\(|new Function|process\.env/);
  writeWorker(folder, site, script, { en: '/brand/offline.en.json' });
  expect(written('sw.js')).toContain('"closed":["auth/login"]');
  expect(written('sw.js')).toContain(script);
});

test('a customer without one has at its address what takes an earlier one down', () => {
  writeWorker(folder, site, null, {});
  expect(written('sw.js')).toBe(written('sw-off.js'));
  expect(written('sw.js')).toContain('registration.unregister()');
});
