import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { expect, test } from 'vitest';
import { createTextsIn } from './texts-in.ts';
import { createWebManifest } from './web-manifest.ts';

const icons = { favicon: '', appleTouch: '', png192: '/192.png', png512: '/512.png', maskable512: '/m.png', share: '' };

const getManifest = (locale: 'en' | 'he', name = 'Nordic Ice League'): Record<string, unknown> =>
  JSON.parse(
    createWebManifest({
      customer: {
        name: { en: name },
        locales: { default: 'en', enabled: ['en', 'he'], direction: {} },
        theme: { default: 'dark' },
        shortcuts: [{ page: 'search', feature: 'search', text: 'everywhere.label' }],
      } as unknown as Parameters<typeof createWebManifest>[0]['customer'],
      locale,
      site: createSiteConfig({
        locales: { default: 'en', enabled: ['en', 'he'], direction: {} },
        navigation: [
          { to: '/', label: 'home' },
          { to: '/live/', label: 'live' },
          { to: '/off/', label: { en: 'Turned off' } },
          { to: '/channels/', label: { en: 'Channels', he: 'ערוצים' } },
          { to: 'https://shop.example/', label: { en: 'Shop' } },
        ],
      }),
      addresses: [
        { path: '' },
        { path: 'live' },
        { path: 'channels' },
        { path: 'off', unlisted: true },
        { path: 'search', unlisted: true },
      ],
      icons,
      screenshots: [],
      texts: createTextsIn(locale, ['search'], undefined),
    }),
  ) as Record<string, unknown>;

test('the manifests of all languages describe one app, which starts in the page’s language', () => {
  expect(getManifest('en')).toMatchObject({ id: '/', start_url: '/', scope: '/', lang: 'en', dir: 'ltr' });
  expect(getManifest('he')).toMatchObject({ id: '/', start_url: '/he/', scope: '/', lang: 'he', dir: 'rtl' });
});

test('shortcuts lead to existing pages in the page’s language, search included', () => {
  const { shortcuts } = getManifest('he');
  expect(shortcuts).toMatchObject([
    { url: '/he/live/', name: 'שידור חי' },
    { url: '/he/channels/', name: 'ערוצים' },
    { url: '/he/search/', name: 'חיפוש' },
  ]);
});

test('a name too long for an icon is shortened by whole words', () => {
  expect(getManifest('en')['short_name']).toBe('Nordic Ice');
  expect(getManifest('en', 'Sportgemeinschaft')['short_name']).toBe('Sportgemeinschaft');
});
