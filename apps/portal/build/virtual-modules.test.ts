import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBrowserBuildConfig } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-'));
let chunks: string[] = [];

// The build enables only the event feature, whose pages the shell names.
beforeAll(async () => {
  await build({
    ...getBrowserBuildConfig({ featureIds: ['event'], variants: ['header/compact', 'navigation/top'] }, folder),
    logLevel: 'silent',
  });
  chunks = globSync('**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const countChunksWith = (text: string): number => chunks.filter((chunk) => chunk.includes(text)).length;

test('the routes and texts of an enabled feature are in the chunks', () => {
  expect(countChunksWith('redirect/events/')).toBeGreaterThan(0);
  expect(countChunksWith('Watch the replay')).toBeGreaterThan(0);
});

test('the routes, pages and texts of a disabled feature are absent from the chunks', () => {
  expect(countChunksWith('live/:sportType')).toBe(0);
  expect(countChunksWith('list.live.titleOf')).toBe(0);
  expect(countChunksWith('Full matches to watch again')).toBe(0);
  expect(countChunksWith('follow/list_by_user')).toBe(0);
  expect(countChunksWith('team_follow')).toBe(0);
});

test('the schema of a feature’s options is absent from the chunks', () => {
  const description = 'Ads before videos; the backend names the ad tags';
  expect(readFileSync(new URL('../../../libs/event/src/options.ts', import.meta.url), 'utf8')).toContain(description);
  expect(countChunksWith(description)).toBe(0);
});

test('each import() is built with our own function, and Vite’s is absent [fault-33l]', () => {
  expect([
    countChunksWith('vite:preloadError'),
    countChunksWith('Unable to preload CSS'),
    countChunksWith('csp-nonce'),
  ]).toEqual([1, 1, 0]);
});

test('the code and texts of commerce are absent from the chunks without that feature', () => {
  // The sources must contain these texts. Without this check, the last assertion would pass after a text was renamed.
  const parsedTexts: unknown = JSON.parse(
    readFileSync(new URL('../../../libs/commerce/locales/en.json', import.meta.url), 'utf8'),
  );
  expect(parsedTexts).toMatchObject({ ways: { title: 'Choose how to watch' }, checkout: { order: 'Your order' } });
  expect(readFileSync(new URL('../../../libs/contract/src/commerce/charge.ts', import.meta.url), 'utf8')).toContain(
    'ppv_checkout',
  );
  const commerceTexts = ['Choose how to watch', 'Your order', 'ppv_checkout', 'account/ppv/buy', 'touchline.commerce'];
  expect(commerceTexts.filter((marker) => countChunksWith(marker) > 0)).toEqual([]);
});

test('variants that the customer did not choose are absent from the style sheets', () => {
  const styles = globSync('**/*.css', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const names = (marker: string) => styles.some((sheet) => sheet.includes(marker));
  expect(names('font-size:1.05rem')).toBe(true);
  expect(names('justify-content:safe center')).toBe(false);
  expect(names('--side:84px')).toBe(false);
});
