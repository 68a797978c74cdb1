// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hiddenQueryProperty } from '@touchline/feature-kit/marks';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildHeadScript } from './head-script.ts';
import { writeStaticDocument } from './static-document.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-static-'));
/** The document's inline scripts. The policy allows only one script, by its hash. */
let scripts: string[] = [];
let write: (noIndex?: boolean) => string;

beforeAll(async () => {
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{"e":{"file":"e.js","isEntry":true}}');
  const staticSite = {
    id: 'demo',
    build: 'b1',
    addresses: [
      { path: '' },
      { path: 'auth/login' },
      { path: 'auth/password/reset', secret: true },
      { path: 'auth/oauth2/callback/:provider', secret: true },
    ],
    headScript: 'document.title=location.search',
    secretScript: await buildHeadScript('secret-head'),
    brandCss: '',
    icons: { favicon: '', appleTouch: '' },
    manifests: {},
    sites: { en: createSiteConfig({}) },
  };
  const customer = { locales: { default: 'en', direction: {} }, theme: { default: 'dark' } } as const;
  write = (noIndex) => writeStaticDocument({ ...staticSite, noIndex }, customer, folder);
  scripts = [...write().matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
});
afterEach(() => Reflect.deleteProperty(window, hiddenQueryProperty));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs the document's script at an address.
 * @returns the query in the address, the hidden query, and the query that the head's script reads
 */
function openDocument(address: string) {
  history.replaceState(null, '', address);
  // oxlint-disable-next-line no-new-func -- as the document runs it
  for (const script of scripts) new Function(script)();
  return [location.search, Reflect.get(window, hiddenQueryProperty), document.title];
}

test.each(['/auth/password/reset/', '/auth/password/reset', '/he/Auth/password/reset/', '/auth/oauth2/callback/okta/'])(
  'the secret is removed from the address of %s before the head’s script runs, also without an edge',
  (path) => {
    expect(scripts).toHaveLength(1);
    expect(openDocument(`${path}?token=t1`)).toEqual(['', '?token=t1', '']);
  },
);

test.each(['/', '/auth/login/', '/auth/password/reset/more/', '/auth/oauth2/callback/'])(
  'the query of %s remains in the address, because it contains no secret',
  (path) => {
    expect(openDocument(`${path}?a=1`)).toEqual(['?a=1', undefined, '?a=1']);
  },
);

test('the static document has noindex only when the customer’s site is hidden from search engines', () => {
  expect(write(true)).toContain('<meta name="robots" content="noindex">');
  expect(write()).not.toContain('robots');
});
