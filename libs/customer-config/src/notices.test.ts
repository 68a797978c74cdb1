import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { findLinkFaults } from './links.ts';
import { readNotices } from './notices.ts';
import type { FeatureCatalogue } from './feature-manifest.ts';

const catalogue: FeatureCatalogue = {
  lists: { options: z.strictObject({}), isAlwaysOn: true, pages: ['', 'live', 'catch-up'] },
  account: { options: z.strictObject({}), pages: ['account'], requiredLinks: ['terms'] },
  shop: { options: z.strictObject({}), customerKeys: { till: z.string().optional() } },
  push: { options: z.strictObject({}), requiresOneOf: ['app_config.app_id_oneSignal', 'custom_domain_url'] },
};

const colours = [
  'brand',
  'brand_hover',
  'brand_pressed',
  'on_brand',
  'brand_text',
  'accent',
  'on_accent',
  'accent_text',
];
const validCustomer = {
  version: 1,
  id: 'acme',
  short_name: 'acme',
  name: 'Acme',
  hosts: ['tv.acme.example'],
  locales: { default: 'en', enabled: ['en'] },
  time_zone: 'UTC',
  theme: {
    default: 'dark',
    dark: Object.fromEntries(colours.map((name) => [name, '#000000'])),
    fonts: { display: 'sofia' },
    logo: { dark: 'assets/dark.svg', light: 'assets/light.svg' },
  },
  navigation: [{ to: '/', label: 'home' }],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'acme-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function findNotices(customer: object): string[] {
  writeFileSync(join(folder, 'customer.json'), JSON.stringify({ ...validCustomer, ...customer }));
  return readNotices(folder, catalogue).map((line) => line.slice(line.indexOf('.json: ') + '.json: '.length));
}

test('a valid customer gives no notices', () => {
  expect(findNotices({})).toEqual([]);
});

test('a link without a page of the portal gives a notice that the backend must redirect it', () => {
  expect(
    findNotices({
      categories: [
        { to: '/live/', label: 'live' },
        { to: '/tickets/', label: 'live' },
      ],
    }),
  ).toEqual([
    'categories[1].to: /tickets/: no page of the portal: the backend must redirect it (GET /api/portal/redirect)',
  ]);
});

test.each(['/matches/', '/teams/', '/tickets/'])(
  '%s, which the backend may redirect, gives a notice and no fault',
  (to) => {
    const categories = [{ to, label: 'live' }];
    expect(findNotices({ categories })).toEqual([
      expect.stringContaining(`categories[0].to: ${to}: no page of the portal`),
    ]);
    const customer = { navigation: [], categories, legal: [], features: { lists: {}, pages: {} } };
    const pages = { options: z.strictObject({}), pages: ['terms'] };
    expect(findLinkFaults('customer.json', customer, { ...catalogue, pages })).toEqual([]);
  },
);

test('a refused link gives a fault, and not also a notice about the backend’s redirects', () => {
  expect(findNotices({ categories: [{ to: '/lives/', label: 'live' }] })).toEqual([]);
});

test.each([
  ['no link', []],
  ['a link to a missing page', [{ to: '/terms/', label: 'terms' }]],
  ['a link to another page', [{ to: 'https://acme.example/privacy', label: 'privacy' }]],
])('accounts without readable terms give a notice: %s', (_name, legal) => {
  expect(findNotices({ legal, features: { account: {} } }).at(-1)).toBe(
    'legal: no readable link to terms, which features.account needs: add { "to": "https://…", "label": "terms" }',
  );
  expect(findNotices({ legal, features: {} }).join()).not.toContain('terms that can be read');
});

test('a feature without any of the values that it needs gives a notice', () => {
  expect(findNotices({ features: { push: {} } })).toEqual([
    'features.push: does nothing without app_config.app_id_oneSignal or custom_domain_url',
  ]);
  const app_config = { app_id_oneSignal: '4e0e9f8a-7a37-4d42-9c0e-2f7d0a7f0c11' };
  expect(findNotices({ features: { push: {} }, app_config })).toEqual([]);
  expect(findNotices({ features: {} })).toEqual([]);
});

test('a key whose feature is off gives a notice', () => {
  expect(findNotices({ till: 'open' })).toEqual(['till: does nothing without features.shop']);
  expect(findNotices({ till: 'open', features: { shop: {} } })).toEqual([]);
});

test('a link to terms on another site counts as readable terms', () => {
  expect(
    findNotices({ legal: [{ to: 'https://acme.example/terms', label: 'terms' }], features: { account: {} } }),
  ).toEqual([]);
});

test('an unreadable file gives no notices, because its faults are reported', () => {
  writeFileSync(join(folder, 'customer.json'), '{');
  expect(readNotices(folder, catalogue)).toEqual([]);
});
