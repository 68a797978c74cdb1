import { expect, test } from 'vitest';
import { safeParse } from 'zod';
import { manifest as installed } from './installed.ts';
import { manifest as openApp } from './open-app.ts';
import { manifest as smartBanner } from './smart-banner.ts';

test.each([
  ['install', openApp],
  ['smart_banner', smartBanner],
  ['installed', installed],
] as const)('the feature has the key `%s`, and refuses unknown options', (id, manifest) => {
  expect(manifest.id).toBe(id);
  expect(safeParse(manifest.options, { unknown: true }).success).toBe(false);
});

test('every portal has the page /open-app/, which no sitemap lists', () => {
  expect(openApp.isAlwaysOn).toBe(true);
  expect(openApp.routes?.map(({ page, path, unlisted }) => [page, path, unlisted])).toEqual([
    ['install/open-app', 'open-app', true],
  ]);
});

test('the page allows the Trusted Types policy for the worker’s address', () => {
  expect(installed.csp?.({}).policies).toEqual(['touchline-worker']);
});
