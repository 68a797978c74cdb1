import type { PageMeta } from '@touchline/feature-kit';
import { expect, test } from 'vitest';
import { type DocumentParts, writeDocument } from './document.ts';
import { createServedSite } from '../testing/built-site.ts';
import { createRendered } from '../testing/create-rendered.ts';

function writeHtml(meta: Partial<PageMeta> = {}, overrides: Partial<DocumentParts> = {}, status = 200): string {
  return writeDocument({
    site: createServedSite(),
    locale: 'he',
    path: '/live/?from=mail',
    origin: 'https://tv.demo.example',
    result: createRendered({ meta: { title: 'Live', ...meta }, status }),
    assets: { entry: '/assets/e.js', modules: [], sheets: [], soonStyles: [] },
    ...overrides,
  });
}
const findTags = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, ...groups]) => groups.join(' '));

test('a page has a canonical link and one alternate link per language, without its query', () => {
  const html = writeHtml();
  expect(findTags(html, /rel="canonical" href="(.*?)"/g)).toEqual(['https://tv.demo.example/he/live/']);
  expect(findTags(html, /hreflang="(.*?)" href="(.*?)"/g)).toEqual([
    'en https://tv.demo.example/live/',
    'he https://tv.demo.example/he/live/',
    'x-default https://tv.demo.example/live/',
  ]);
  expect(html).not.toContain('noindex');
});

test('the tags of a link preview end within 4 KB, however much style and code a page has', () => {
  const assets = {
    entry: '/assets/e.js',
    modules: [],
    sheets: [{ address: '/assets/s.css', css: 'a{}'.repeat(9_000), classes: [], isAlwaysNeeded: true }],
    soonStyles: [],
  };
  const html = writeHtml({ title: 'ת'.repeat(150), description: 'ת'.repeat(300), image: '/1.jpg' }, { assets });
  const tag = '<meta name="twitter:card" content="summary_large_image">';
  expect(Buffer.byteLength(html.slice(0, html.indexOf(tag) + tag.length))).toBeLessThan(4096);
  const otherTags = ['<title>', 'name="description"', 'rel="canonical"', 'og:image', 'og:url'];
  expect(otherTags.filter((other) => !html.slice(0, html.indexOf(tag)).includes(other))).toEqual([]);
});

test('the page tells iOS not to turn numbers into links', () => {
  expect(writeHtml()).toContain('<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">');
});

test.each([
  ['with noindex', { noIndex: true }, 200],
  ['that is missing', {}, 404],
])('a page %s is not indexed and has no other languages', (_which, meta, status) => {
  const html = writeHtml(meta, {}, status);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/canonical|hreflang/);
});

test('a link preview shows the page’s picture, or the customer’s when the page lacks one', () => {
  const pictureTagPattern = /property="og:image" content="(.*?)"/g;
  expect(findTags(writeHtml({ image: '/1.jpg' }), pictureTagPattern)).toEqual(['https://tv.demo.example/1.jpg']);
  expect(findTags(writeHtml(), pictureTagPattern)).toEqual(['https://tv.demo.example/share.png']);
});

test.each(['/poster.svg', 'https://cdn.example/Poster.SVG?v=2', 'data:image/png;base64,AA'])(
  'a link preview shows the customer’s picture in place of an unusable one: %s',
  (image) => {
    expect(findTags(writeHtml({ image }), /property="og:image" content="(.*?)"/g)).toEqual([
      'https://tv.demo.example/share.png',
    ]);
  },
);

test('a link preview names the page’s picture by its absolute address', () => {
  const image = 'https://cdn.example/match.webp?w=1280';
  expect(findTags(writeHtml({ image }), /property="og:image" content="(.*?)"/g)).toEqual([image]);
});

test('a quotation mark in a text does not end an HTML attribute', () => {
  const html = writeHtml({ description: 'A "derby" & <more>' });
  expect(html).toContain('<meta name="description" content="A &quot;derby&quot; &amp; &lt;more&gt;">');
});

test('the html element has the page’s direction and theme', () => {
  expect(writeHtml()).toMatch(/^<!doctype html><html lang="he" dir="rtl" data-site="demo" data-theme="dark"/);
});

test('only a page that hydrates when needed names the UTC offset of its times', () => {
  const route = { page: 'a/b', path: 'b', hydrate: 'when-needed' } as const;
  expect(writeHtml({}, { result: createRendered({ route }) })).toContain(' data-ahead="0"');
  expect(writeHtml()).not.toContain('data-ahead');
});

/** Reads the structured data of a page, by type. */
function readStructuredData(meta: Partial<PageMeta>, status = 200): Record<string, unknown> {
  const scripts = findTags(
    writeHtml({ jsonLd: undefined, ...meta }, {}, status),
    /<script type="application\/ld\+json">(.*?)<\/script>/g,
  );
  return Object.fromEntries(
    scripts.map((script) => {
      const { '@type': type, itemListElement } = JSON.parse(script) as Record<string, unknown>;
      return [String(type), itemListElement];
    }),
  );
}

test('a page has breadcrumbs and the items of its list in the page’s language', () => {
  const structuredData = readStructuredData({
    title: 'Aurora',
    above: [{ title: 'Nordic', path: '/league/nordic/' }],
    lists: [{ title: 'Aurora – Ravens', path: '/events/1/' }],
  });
  expect(structuredData['BreadcrumbList']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Demo & Sons', item: 'https://tv.demo.example/he/' },
    { '@type': 'ListItem', position: 2, name: 'Nordic', item: 'https://tv.demo.example/he/league/nordic/' },
    { '@type': 'ListItem', position: 3, name: 'Aurora' },
  ]);
  expect(structuredData['ItemList']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Aurora – Ravens', url: 'https://tv.demo.example/he/events/1/' },
  ]);
});

test('home, unlisted pages and missing pages have no breadcrumbs', () => {
  expect(readStructuredData({ title: '' })).toEqual({});
  expect(readStructuredData({ noIndex: true })).toEqual({});
  expect(readStructuredData({}, 404)).toEqual({});
});

test('Safari’s app banner appears only if the customer has an app and enables it, and not with noindex', () => {
  const iosAddress = 'https://apps.apple.com/no/app/demo/id1000000001?l=nb';
  const writeStatement = (overrides: Parameters<typeof createServedSite>[0], meta: Partial<PageMeta> = {}) =>
    findTags(writeHtml(meta, { site: createServedSite(overrides) }), /name="apple-itunes-app" content="(.*?)"/g);
  const bannerFeature = { smart_banner: {} };
  expect(writeStatement({ storeUrl: { ios: iosAddress }, features: bannerFeature })).toEqual([
    'app-id=1000000001, app-argument=https://tv.demo.example/he/live/',
  ]);
  expect(writeStatement({ storeUrl: { ios: iosAddress }, features: {} })).toEqual([]);
  expect(writeStatement({ storeUrl: {}, features: bannerFeature })).toEqual([]);
  expect(
    writeStatement({ storeUrl: { ios: 'https://apps.apple.com/developer/ideas' }, features: bannerFeature }),
  ).toEqual([]);
  expect(writeStatement({ storeUrl: { ios: iosAddress }, features: bannerFeature }, { noIndex: true })).toEqual([]);
});
