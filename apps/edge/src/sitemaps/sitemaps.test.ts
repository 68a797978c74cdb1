import { PortalError } from '@touchline/contract';
import { SaxesParser } from 'saxes';
import { expect, inject, test, vi } from 'vitest';
import { type Backend, createBackend } from '../proxy/backend-fetch.ts';
import { createServedSite } from '../testing/built-site.ts';
import type { ServedSite } from '../sites/sites.ts';
import { writeSitemap } from './sitemap-xml.ts';
import { createSitemaps, isSitemap } from './sitemaps.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const addresses = [
  { path: '' },
  { path: 'live' },
  { path: 'live/:sportType' },
  { path: 'account', unlisted: true },
  { path: 'events/:eventId' },
  { path: 'channels/:eventId' },
  { path: 'league/:leagueId' },
  { path: 'team/:teamId' },
  { path: 'category/:mainId/sub-category/:subId' },
  { path: 'about' },
  { path: 'info/:type' },
];
const locales = { default: 'en', enabled: ['en', 'he'], direction: {} } as const;
const scope = { 'identities.id': ['nordic-men'] };
const site: ServedSite = {
  ...createServedSite({
    locales: { ...locales, enabled: [...locales.enabled] },
    content: { scope },
    ownTexts: { about: '/about.json', rules: '/rules.json' },
    legal: [
      { to: '/info/rules/', label: 'Rules' },
      { to: '/info/hall/', label: 'The hall' },
      { to: 'https://else.example/info/far/', label: 'Elsewhere' },
    ],
  }),
  addresses,
};
const referenceBackend = createBackend(inject('backendUrl'), () => {});
const onError = (error: unknown) => {
  throw error;
};

/** Reads all texts of an element in a sitemap, which must be valid XML. */
async function readElementTexts(
  pathname: string,
  name: string,
  backend: Backend = referenceBackend,
): Promise<string[]> {
  const sitemap = await createSitemaps({ backend, onError }).get(site, pathname);
  const sitemapXml = new TextDecoder().decode(sitemap?.getBody('identity'));
  return getTexts(sitemapXml, name);
}

function getTexts(sitemapXml: string, name: string): string[] {
  const texts: string[] = [];
  let openTagName = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => void (openTagName = tag.name));
  parser.on('text', (text) => void (openTagName === name && texts.push(text)));
  parser.on('closetag', () => void (openTagName = ''));
  parser.write(sitemapXml).close();
  return texts;
}

test('the sitemap’s index names the kinds of pages that the customer has, and recordings by date', async () => {
  const sitemapAddresses = await readElementTexts('/sitemap.xml', 'loc');
  expect(sitemapAddresses.slice(0, 7)).toEqual(
    ['pages', 'leagues', 'teams', 'subcategories', 'matches', 'channels', 'videos-1'].map(
      (name) => `https://demo.example/sitemaps/${name}.xml`,
    ),
  );
});

test('the sitemap of pages has all listed pages in all languages', async () => {
  expect(await readElementTexts('/sitemaps/pages.xml', 'loc')).toEqual(
    ['/', '/live/', '/about/', '/info/rules/', '/info/hall/'].map((path) => `https://demo.example${path}`),
  );
  const sitemap = await createSitemaps({ backend: referenceBackend, onError }).get(site, '/sitemaps/pages.xml');
  const sitemapXml = new TextDecoder().decode(sitemap?.getBody('identity'));
  expect(
    [...sitemapXml.matchAll(/hreflang="(.*?)" href="(.*?)"/g)]
      .slice(3, 6)
      .map(([, ...hreflangPair]) => hreflangPair.join(' ')),
  ).toEqual([
    'en https://demo.example/live/',
    'he https://demo.example/he/live/',
    'x-default https://demo.example/live/',
  ]);
});

test('teams, leagues and sub-categories are limited to the customer’s scope', async () => {
  expect(await readElementTexts('/sitemaps/leagues.xml', 'loc')).toEqual(['https://demo.example/league/nordic-men/']);
  const subCategories = await readElementTexts('/sitemaps/subcategories.xml', 'loc');
  expect(subCategories.length).toBeGreaterThan(1);
  expect(subCategories.filter((address) => !/\/category\/nordic-men\/sub-category\/[^/]+\/$/.test(address))).toEqual(
    [],
  );
  expect((await readElementTexts('/sitemaps/teams.xml', 'loc')).length).toBeGreaterThan(3);
  expect((await readElementTexts('/sitemaps/matches.xml', 'loc')).length).toBeGreaterThan(3);
});

test('channels are listed at their own addresses, limited to the customer’s scope', async () => {
  const siteAddresses = ['nil-one', 'ice-24', 'nil-classic'].map((id) => `https://demo.example/channels/${id}/`);
  expect((await readElementTexts('/sitemaps/channels.xml', 'loc')).toSorted()).toEqual(siteAddresses.toSorted());
});

test('leagues and categories are requested a hundred at a time, as in the specification', async () => {
  const sizes: unknown[] = [];
  const recordCall: Backend = (call) => {
    if (call.url.endsWith('/api/identity/list')) sizes.push(JSON.parse(call.body ?? '').size);
    return referenceBackend(call);
  };
  await readElementTexts('/sitemaps/leagues.xml', 'loc', recordCall);
  await readElementTexts('/sitemaps/subcategories.xml', 'loc', recordCall);
  expect(new Set(sizes)).toEqual(new Set([100]));
});

test('a recording in the sitemap has a video with a picture, a date, and a title without the score', async () => {
  const [titles, pictures, publicationDates, streams] = await Promise.all(
    ['title', 'thumbnail_loc', 'publication_date', 'content_loc'].map((name) =>
      readElementTexts('/sitemaps/videos-1.xml', `video:${name}`),
    ),
  );
  expect(titles?.length).toBeGreaterThan(10);
  expect(titles?.filter((title) => /\d\s*[-–:]\s*\d/.test(title))).toEqual([]);
  expect(new Set([titles, pictures, publicationDates, streams].map((list) => list?.length)).size).toBe(1);
  expect(publicationDates).toEqual(publicationDates?.toSorted());
  expect(pictures?.every((address) => address.startsWith('https://demo.example/'))).toBe(true);
});

test('the request for a sitemap rejects when the backend fails, and returns no empty sitemap', async () => {
  const failingBackend: Backend = async () => ({ status: 503, headers: [], body: '' });
  await expect(
    createSitemaps({ backend: failingBackend, onError: () => {} }).get(site, '/sitemaps/teams.xml'),
  ).rejects.toThrow(PortalError);
});

test('more than two sitemaps at once are refused without a call to the backend', async () => {
  const lateAnswer = Promise.withResolvers<Awaited<ReturnType<Backend>>>();
  const slowBackend = vi.fn<Backend>(() => lateAnswer.promise);
  const sitemaps = createSitemaps({ backend: slowBackend, onError: () => {} });
  const writes = ['teams', 'leagues'].map((name) => sitemaps.get(site, `/sitemaps/${name}.xml`));
  await expect(sitemaps.get(site, '/sitemaps/matches.xml')).rejects.toThrow('Too many sitemaps');
  await vi.waitFor(() => expect(slowBackend).toHaveBeenCalledTimes(2));
  // Without an answer both writes would fail during a later test.
  lateAnswer.resolve({ status: 404, headers: [], body: '' });
  await Promise.allSettled(writes);
});

test('there is no sitemap for an unknown name, or for a page kind that the customer lacks', () => {
  const sitemaps = createSitemaps({ backend: referenceBackend, onError });
  expect(sitemaps.get(site, '/sitemaps/categories.xml')).toBeUndefined();
  expect(['/sitemap.xml', '/sitemaps/videos-1.xml', '/sitemaps/teams.xml'].every(isSitemap)).toBe(true);
  expect(['/sitemaps/videos-0.xml', '/sitemaps/constructor.xml', '/sitemaps/videos-9999.xml'].some(isSitemap)).toBe(
    false,
  );
});

test('text of the backend is escaped in a sitemap', () => {
  const title = 'A & B <script>\u0007"';
  const video = {
    title,
    description: title,
    thumbnail: 'https://a.example/?a&b',
    content: 'https://a.example/',
    isFree: true,
  };
  const page = {
    address: 'https://a.example/',
    languages: [],
    video: { ...video, published: undefined, duration: 99_999 },
  };
  const sitemapXml = writeSitemap([page]);
  expect(getTexts(sitemapXml, 'video:title')).toEqual(['A & B <script>"']);
  expect(getTexts(sitemapXml, 'video:duration')).toEqual(['28800']);
});
