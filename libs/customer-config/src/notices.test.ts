import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { describeFault } from './fault.ts';
import { findLinkFaults } from './links.ts';
import { readNotices } from './notices.ts';
import type { FeatureCatalogue } from './feature-manifest.ts';

const catalogue: FeatureCatalogue = {
  lists: { options: z.strictObject({}), isAlwaysOn: true, pages: ['', 'live', 'catch-up'], optionalPages: ['live/*'] },
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
  return readNotices(folder, catalogue).notices.map((notice) => describeFault({ ...notice, file: '' }));
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
    'categories[1].to: found "/tickets/", expected a page of the portal, or a path that redirects.json or the backend redirects (GET /api/portal/redirect)',
  ]);
});

test.each(['/matches/', '/teams/', '/tickets/'])(
  '%s, which the backend may redirect, gives a notice and no fault',
  (to) => {
    const categories = [{ to, label: 'live' }];
    expect(findNotices({ categories })).toEqual([
      expect.stringContaining(`categories[0].to: found "${to}", expected a page of the portal`),
    ]);
    const customer = { navigation: [], categories, legal: [], features: { lists: {}, pages: {} } };
    const pages = { options: z.strictObject({}), pages: ['terms'] };
    expect(findLinkFaults('customer.json', customer, { ...catalogue, pages })).toEqual([]);
  },
);

test('a link that redirects.json redirects gives no notice', () => {
  const categories = [{ to: '/tickets/?from=tv', label: 'live' }];
  writeFileSync(join(folder, 'redirects.json'), JSON.stringify({ '/tickets/': '/live/' }));
  expect(findNotices({ categories })).toEqual([]);
  writeFileSync(join(folder, 'redirects.json'), '{');
  expect(findNotices({ categories })).toHaveLength(1);
});

test('a refused link gives a fault, and not also a notice about the backend’s redirects', () => {
  expect(findNotices({ categories: [{ to: '/lives/', label: 'live' }] })).toEqual([]);
});

test.each([
  ['no link', []],
  ['a link to a missing page', [{ to: '/terms/', label: 'terms' }]],
  ['a link to another page', [{ to: 'https://acme.example/privacy', label: 'privacy' }]],
])('accounts without readable terms give a notice: %s', (_name, legal) => {
  expect(findNotices({ legal, features: { account: {} } }).at(-1)).toBe(
    'legal: found no readable link to terms, expected { "to": "https://…", "label": "terms" }, because features.account needs this link',
  );
  expect(findNotices({ legal, features: {} }).join()).not.toContain('no readable link');
});

test('a feature without any of the values that it needs gives a notice', () => {
  expect(findNotices({ features: { push: {} } })).toEqual([
    'features.push: found no app_config.app_id_oneSignal and no custom_domain_url, expected app_config.app_id_oneSignal or custom_domain_url in customer.json, because without one of them the feature does nothing',
  ]);
  const app_config = { app_id_oneSignal: '4e0e9f8a-7a37-4d42-9c0e-2f7d0a7f0c11' };
  expect(findNotices({ features: { push: {} }, app_config })).toEqual([]);
  expect(findNotices({ features: {} })).toEqual([]);
});

test('a key whose feature is off gives a notice', () => {
  expect(findNotices({ till: 'open' })).toEqual([
    'till: found "open", expected "shop": {} in features, because the key does nothing without this feature',
  ]);
  expect(findNotices({ till: 'open', features: { shop: {} } })).toEqual([]);
});

test('a link to terms on another site counts as readable terms', () => {
  expect(
    findNotices({ legal: [{ to: 'https://acme.example/terms', label: 'terms' }], features: { account: {} } }),
  ).toEqual([]);
});

test('an unreadable file gives no notices, because its faults are reported', () => {
  writeFileSync(join(folder, 'customer.json'), '{');
  expect(readNotices(folder, catalogue)).toEqual({ notices: [], enabled: undefined });
});

test('a text with the default language gives a notice that names each missing language', () => {
  const locales = { default: 'en', enabled: ['en', 'de', 'fr-CA'] };
  expect(findNotices({ locales, name: { en: 'Acme', de: 'Acme' } })).toEqual([
    'name: found no text in fr-CA, expected a text in each enabled language; its viewers read "Acme"',
  ]);
  expect(findNotices({ locales, name: 'Acme' })).toEqual([]);
});

test('an address in two lists gives no notice, and an address twice in one list does', () => {
  const link = { to: '/live/', label: 'live' };
  expect(findNotices({ navigation: [link], categories: [link] })).toEqual([]);
  expect(findNotices({ categories: [link, link] })).toEqual([
    'categories[1].to: found "/live/", as in categories[0], expected each address once in a list',
  ]);
});

test.each([
  [4, 1, false],
  [5, 1, true],
  [5, 0, false],
  [6, 0, false],
])('the phone’s bar: %i links with an icon and %i without give a notice: %s', (withIcon, withoutIcon, hasNotice) => {
  const createLinks = (count: number, icon?: string) =>
    Array.from({ length: count }, (_, index) => ({
      to: `https://${icon ?? 'no'}.example/${index}`,
      label: 'live',
      icon,
    }));
  const notices = findNotices({ navigation: [...createLinks(withIcon, 'live'), ...createLinks(withoutIcon)] });
  expect(notices.length > 0).toBe(hasNotice);
});

test.each([
  ['facebook', 'https://m.facebook.com/acme'],
  ['x', 'https://twitter.com/acme'],
  ['youtube', 'https://youtu.be/acme'],
  ['web', 'https://www.acme.example/'],
])('the network %s at %s gives no notice', (key, address) =>
  expect(findNotices({ social_links: { [key]: address } })).toEqual([]),
);

test('a host that only contains a network’s name does not belong to the network', () => {
  expect(findNotices({ social_links: { x: 'https://netflix.com/acme' } })).toEqual([
    'social_links.x: found "https://netflix.com/acme", expected an address at x.com',
  ]);
});

test('an app in another store than those of Apple and Google gives no notice', () => {
  expect(findNotices({ store_url: { android: 'https://appgallery.huawei.com/app/C1' } })).toEqual([]);
});

test('a link of an own text to a disabled page gives a notice, because the portal hides it', () => {
  mkdirSync(join(folder, 'pages'));
  const links = ['/live/', '/de/live/hockey/?day=1', '/live/', '/catch-up/', 'https://acme.example/live/'];
  const html = `<h1>Help</h1>\n${links.map((href) => `<a href="${href}">See</a>`).join('\n')}`;
  writeFileSync(join(folder, 'pages/faq.en.html'), html);
  const locales = { default: 'en', enabled: ['en', 'de'] };
  expect(findNotices({ locales })).toEqual([]);
  const expected = 'no link to a page of disabled_pages, because the portal hides the link with its words';
  expect(findNotices({ locales, disabled_pages: ['/live/'] })).toEqual([
    `: found a link to "/live/" in line 2, expected ${expected}`,
    `: found a link to "/de/live/hockey/?day=1" in line 3, expected ${expected}`,
  ]);
});
