import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { describeFault } from './fault.ts';
import { findRedirectFaults, readRedirects } from './redirects.ts';
import { baseSchema } from './schema.ts';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'redirects-')), 'acme');
  mkdirSync(folder);
});
afterEach(() => rmSync(dirname(folder), { recursive: true }));

const options = z.strictObject({});
const catalogue = {
  catalog: { options, pages: ['', 'live', 'live/:sportType', 'league/:leagueId'] },
  shop: { options, pages: ['shop'] },
  bell: { options, files: () => ({ '/bell/Worker.js': '' }) },
};
const customer = baseSchema.pick({ locales: true, redirect_hosts: true, social_links: true, store_url: true }).parse({
  locales: { default: 'en', enabled: ['en', 'fr-CA'] },
  redirect_hosts: ['tickets.example'],
  social_links: { x: 'https://x.com/acme' },
});

function getFaults(content: unknown): string[] {
  writeFileSync(join(folder, 'redirects.json'), typeof content === 'string' ? content : JSON.stringify(content));
  return findRedirectFaults(folder, { ...customer, features: { catalog: {}, bell: {} } }, catalogue).map((fault) =>
    describeFault(fault).replace(`${basename(folder)}/redirects.json: `, ''),
  );
}

test('a folder without the file has no redirects and no faults', () => {
  expect(findRedirectFaults(folder, { ...customer, features: {} }, catalogue)).toEqual([]);
  expect(readRedirects(folder)).toEqual({});
});

test('valid redirects are read with small letters in addresses, and with encoded targets', () => {
  const redirects = {
    '/Old.HTML': '/live/?tab=1#a',
    '/über/': '/info/über/',
    '/league/old-cup/': '/league/cup/',
    '/games/*': '/info/*',
    '/blog/*': 'https://tickets.example/a/*',
    '/x': 'https://x.com/acme',
    '/bell/old/': '/live/',
  };
  expect(getFaults(redirects)).toEqual([]);
  expect(readRedirects(folder)).toEqual({
    '/old.html': '/live/?tab=1#a',
    '/über': '/info/%C3%BCber/',
    '/league/old-cup': '/league/cup/',
    '/games/*': '/info/*',
    '/blog/*': 'https://tickets.example/a/*',
    '/x': 'https://x.com/acme',
    '/bell/old': '/live/',
  });
});

const usedAddresses = [
  '/api/old/',
  '/_reports',
  '/robots.txt',
  '/assets/*',
  '/sitemaps/*',
  '/sitemap.xml/*',
  '/bell/*',
  '/bell/worker.js',
  '/old/_payload.json',
  '/_picture.png',
];

test.each<[what: string, content: unknown, faults: string[]]>([
  ['a broken file', '{', ['line 1, column 2: found the end of the file, expected a }']],
  ['a list', [], ['found [], expected an object of addresses and their targets']],
  [
    'too many redirects',
    Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`/a${index}/`, '/'])),
    ['found 1001 redirects, expected at most 1000 redirects'],
  ],
  ['a number as target', { '/a/': 7 }, ['/a/: found 7, expected a text']],
  [
    'an address without a slash, with a query, with a star inside, or with 17 parts',
    { old: '/', '/a/?b': '/', '/a/*/b/': '/', '/a//b/': '/', '/a*': '/', '/a/%2A': '/', [`${'/a'.repeat(16)}/*`]: '/' },
    ['old', '/a/?b', '/a/*/b/', '/a//b/', '/a*', '/a/%2A', `${'/a'.repeat(16)}/*`].map(
      (source) =>
        `${source}: found "${source}", expected a path such as /old/ or /blog/*, of at most 16 parts, without ? and #`,
    ),
  ],
  [
    'a target without a final slash, with http, with a port, or with a star inside',
    {
      '/a/': '/live',
      '/b/': 'http://tickets.example/',
      '/c/*': '/x*/',
      '/d/': '//evil.example/',
      '/e/': 'https://tickets.example:8443/',
      '/f/*': 'https://tickets.example:8443/*',
    },
    [
      ['/a/', '/live'],
      ['/b/', 'http://tickets.example/'],
      ['/c/*', '/x*/'],
      ['/d/', '//evil.example/'],
      ['/e/', 'https://tickets.example:8443/'],
      ['/f/*', 'https://tickets.example:8443/*'],
    ].map(
      ([source, target]) =>
        `${source}: found "${target}", expected a path of the portal ending in a slash, such as /live/, or an https address without a port; /* at its end stands for the rest`,
    ),
  ],
  [
    'an address twice',
    { '/a/': '/live/', '/A': '/' },
    ['/A: found "/A", expected each address once: capitals and a final slash make no difference'],
  ],
  [
    'an address with a language',
    { '/fr-ca/old/': '/live/' },
    [
      '/fr-ca/old/: found "/fr-ca/old/", expected an address without the language, because it counts in all languages: /old',
    ],
  ],
  [
    'an address of a page, of all pages of a route, or of the whole portal',
    { '/live/': '/', '/league/*': '/', '/*': 'https://tickets.example/' },
    [
      '/live/: found "/live/", expected an address without a page of the portal: /live',
      '/league/*: found "/league/*", expected an address without a page of the portal: /league/:leagueId',
      '/*: found "/*", expected an address without a page of the portal: /',
      '/league/*: found "/", expected the final address "https://tickets.example/", because this one is redirected, too',
      '/live/: found "/", expected the final address "https://tickets.example/", because this one is redirected, too',
    ],
  ],
  [
    'an address of the backend, of the edge or of a file',
    Object.fromEntries(usedAddresses.map((source) => [source, '/'])),
    usedAddresses.map(
      (source) =>
        `${source}: found "${source}", expected an address that neither the backend nor a file of the portal uses`,
    ),
  ],
  [
    'a host that the customer does not name',
    { '/a/': 'https://evil.example/', '/b/*': 'https://evil.example/*' },
    [
      '/a/: found "https://evil.example/", expected a path of the portal, or a host of redirect_hosts, such as "evil.example"',
      '/b/*: found "https://evil.example/*", expected a path of the portal, or a host of redirect_hosts, such as "evil.example"',
    ],
  ],
  [
    'a disabled page, a misspelt page, or a target with a language',
    { '/a/': '/shop/', '/b/': '/livee/', '/c/': '/fr-CA/live/' },
    [
      '/a/: found "/shop/", expected a page of an enabled feature: "shop": {} in features enables this page',
      '/b/: found "/livee/", expected the address of a page: did you mean "/live/"?',
      '/c/: found "/fr-CA/live/", expected an address without the language, because the portal adds it: /live/',
    ],
  ],
  [
    'a chain',
    { '/a/': '/b/', '/b/': '/c/?x#y', '/c/': 'https://tickets.example/' },
    [
      '/a/: found "/b/", expected the final address "https://tickets.example/", because this one is redirected, too',
      '/b/: found "/c/?x#y", expected the final address "https://tickets.example/", because this one is redirected, too',
    ],
  ],
  [
    'a loop of two addresses, and of one',
    { '/a/': '/b/', '/b/': '/a/', '/c/': '/C/' },
    [
      '/a/: found "/b/", expected an address that does not lead back: /b/ → /a/ → /b/',
      '/b/: found "/a/", expected an address that does not lead back: /a/ → /b/ → /a/',
      '/c/: found "/C/", expected an address that does not lead back: /C/ → /C/',
    ],
  ],
  [
    'a star that leads below itself, or to a redirect',
    { '/a/*': '/a/b/*', '/c/*': '/d/*', '/d/e/': '/' },
    [
      '/a/*: found "/a/b/*", expected an address that does not lead back: /a/b/* → /a/b/b/ → /a/b/b/b/ → /a/b/b/b/b/ → /a/b/b/b/b/b/',
      '/c/*: found "/d/*", expected an address outside of the redirects: "/d/e" is redirected, too',
    ],
  ],
])('%s is reported', (_what, content, faults) => {
  expect(getFaults(content).toSorted()).toEqual(faults.toSorted());
});
