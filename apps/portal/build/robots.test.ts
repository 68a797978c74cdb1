import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { expect, test } from 'vitest';
import { getRobots } from './robots.ts';

const site = createSiteConfig({ locales: { default: 'en', enabled: ['en', 'he'], direction: {} } });
const listRobotsRules = (...closedPaths: string[]) =>
  getRobots({
    origin: 'https://tv.example',
    sites: { en: site, he: site },
    addresses: [
      { path: '' },
      { path: 'events/:eventId' },
      { path: 'search', unlisted: true },
      ...closedPaths.map((path) => ({ path, unlisted: true, closed: true })),
    ],
  }).split('\n');

test('robots.txt disallows account and payment pages in every language, and names the sitemap', () => {
  expect(listRobotsRules('account', 'account/devices', 'payment/:outcome')).toEqual([
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

test('a site hidden from search engines disallows every path and names no sitemap [ruling-13]', () => {
  const closedSite = { addresses: [{ path: '' }], origin: 'https://tv.example', sites: { en: site }, noIndex: true };
  expect(getRobots(closedSite)).toBe('User-agent: *\nDisallow: /\n');
});

test('robots.txt allows a page with noindex, so that robots can read its noindex', () => {
  expect(listRobotsRules().some((line) => line.includes('/search/'))).toBe(false);
});

test('robots.txt allows a closed path that is the prefix of an open page’s path', () => {
  expect(listRobotsRules('events', ':anything', '*').filter((line) => line.startsWith('Disallow'))).toEqual([]);
});
