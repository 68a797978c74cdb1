import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSites } from './sites.ts';

let dist = '';
let fileTimeSeconds = 1_000;

function writeSite(id: string, content: unknown): void {
  const folder = join(dist, 'site', id);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'site.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  utimesSync(file, (fileTimeSeconds += 10), fileTimeSeconds);
}

const writeBuiltSite = (id: string, build = '1') => ({
  id,
  build,
  browser: 'b',
  server: 's',
  origin: `https://${id}.example`,
  addresses: [],
  headScript: '',
  secretScript: '',
  brandCss: '',
  hosts: [`${id}.example`],
  csp: { script: [], connect: [], media: [], image: [], frame: [] },
  icons: {},
  manifests: {},
  sites: {},
});

beforeEach(() => {
  vi.useFakeTimers();
  dist = mkdtempSync(join(tmpdir(), 'touchline-sites-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dist, { recursive: true });
});

test('a customer is added, changed and removed without a restart', () => {
  writeSite('one', writeBuiltSite('one'));
  const sites = createSites(dist);
  expect(sites.getByHost('one.example:443')?.build).toBe('1');
  expect(sites.getByHost('two.example')).toBeUndefined();
  writeSite('two', writeBuiltSite('two'));
  writeSite('one', writeBuiltSite('one', '2'));
  vi.advanceTimersByTime(2_000);
  expect(sites.getByHost('ONE.example')?.build).toBe('2');
  expect(sites.getByHost('two.example')?.id).toBe('two');
  rmSync(join(dist, 'site/one'), { recursive: true });
  vi.advanceTimersByTime(2_000);
  expect(sites.getByHost('one.example')).toBeUndefined();
});

test('the folder is read every two seconds, not at every request', () => {
  writeSite('one', writeBuiltSite('one'));
  const sites = createSites(dist);
  sites.listAll();
  writeSite('one', writeBuiltSite('one', '2'));
  vi.advanceTimersByTime(1_999);
  expect(sites.getByHost('one.example')?.build).toBe('1');
  vi.advanceTimersByTime(1);
  expect(sites.getByHost('one.example')?.build).toBe('2');
});

test('a broken or older build is logged once and left out until the next build, and the others are served', () => {
  const logError = vi.spyOn(console, 'error').mockReturnValue();
  writeSite('one', writeBuiltSite('one'));
  writeSite('broken', '{"id": "broken"');
  writeSite('old', { ...writeBuiltSite('old'), server: undefined });
  writeSite('older', { ...writeBuiltSite('older'), csp: {} });
  const sites = createSites(dist);
  expect(sites.listAll().map(({ id }) => id)).toEqual(['one']);
  expect(logError).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(2_000);
  sites.listAll();
  expect(logError).toHaveBeenCalledTimes(3);
  writeSite('broken', writeBuiltSite('broken'));
  vi.advanceTimersByTime(2_000);
  expect(sites.listAll().map(({ id }) => id)).toEqual(['one', 'broken']);
});

test('a source that would add a directive to the Content-Security-Policy is dropped and logged, and its customer is served', () => {
  const logError = vi.spyOn(console, 'error').mockReturnValue();
  const { csp, ...siteOne } = writeBuiltSite('one');
  writeSite('one', { ...siteOne, csp: { ...csp, frame: ['https://forms.example;sandbox'] } });
  expect(
    createSites(dist)
      .listAll()
      .map(({ id }) => id),
  ).toEqual(['one']);
  expect(logError).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('one names "https://forms.example;sandbox"'),
  );
});

test('the edge ignores the folder of an unfinished or abandoned build', () => {
  writeSite('one', writeBuiltSite('one', '2'));
  writeSite('one.old-1234', writeBuiltSite('one', '1'));
  writeSite('one.next-1234', writeBuiltSite('one', '3'));
  const sites = createSites(dist);
  expect(sites.getByHost('one.example')?.build).toBe('2');
  expect(sites.listAll()).toHaveLength(1);
});

test('an unknown host is served only when a default customer is named', () => {
  writeSite('one', writeBuiltSite('one'));
  expect(createSites(dist).getByHost('127.0.0.1:4000')).toBeUndefined();
  expect(createSites(dist, 'one').getByHost('127.0.0.1:4000')?.id).toBe('one');
});
