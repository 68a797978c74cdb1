import { siteWith } from '@touchline/feature-kit/testing/site';
import { expect, test } from 'vitest';
import { robotsOf } from './robots.ts';

const site = siteWith({ locales: { default: 'en', enabled: ['en', 'he'], direction: {} } });
const robots = (...unlisted: string[]) =>
  robotsOf({
    origin: 'https://tv.example',
    sites: { en: site, he: site },
    addresses: [{ path: '' }, { path: 'events/:eventId' }, ...unlisted.map((path) => ({ path, unlisted: true }))],
  }).split('\n');

test('robots are kept from what is for one viewer, in every language, and shown the sitemaps', () => {
  expect(robots('account', 'account/devices', 'payment/:outcome')).toEqual([
    'User-agent: *',
    'Disallow: /account/',
    'Disallow: /he/account/',
    'Disallow: /payment/',
    'Disallow: /he/payment/',
    'Allow: /',
    '',
    'Sitemap: https://tv.example/sitemap.xml',
    '',
  ]);
});

test('nothing that may be found is shut with what may not', () => {
  expect(robots('events', ':anything', '*').filter((line) => line.startsWith('Disallow'))).toEqual([]);
});
