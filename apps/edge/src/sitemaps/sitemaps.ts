import { createApi } from '@touchline/api-client';
import { sameOriginBackend } from '@touchline/feature-kit/rendering';
import { type Backend, fetchFrom } from '../proxy/backend-fetch.ts';
import { createFreshCache } from '../cache/fresh-cache.ts';
import { createServable, type Servable } from '../cache/servable.ts';
import { commonHeaders } from '../security/security-headers.ts';
import type { ServedSite } from '../sites/sites.ts';
import {
  countFiles,
  type SitemapKind,
  sitemapKinds,
  getKinds,
  listPages,
  type ListingContext,
  listVideoPages,
} from './listed-pages.ts';
import { writeIndex, writeSitemap } from './sitemap-xml.ts';
import { type EdgeHandler, readEncoding, readTarget, sendServable, sendText } from '../answer.ts';

export interface Sitemaps {
  /** A sitemap, or undefined for an unknown name. Rejects when the backend does not provide its content. */
  get: (site: ServedSite, pathname: string) => Promise<Servable> | undefined;
}

interface SitemapsOptions {
  backend: Backend;
  onError: (error: unknown) => void;
  /** The most sitemaps that are made at the same time, because robots can wait and viewers cannot. */
  maxWrites?: number;
  now?: () => number;
}

/** Bytes before compression; enough for the sitemaps of a dozen customers. */
const maxCacheBytes = 24 * 1024 * 1024;
const minuteMs = 60_000;

const videoSitemapPattern = /^\/sitemaps\/videos-([1-9]\d{0,2})\.xml$/;
const kindSitemapPattern = /^\/sitemaps\/([a-z]+)\.xml$/;

const isKind = (name: string | undefined): name is SitemapKind => sitemapKinds.some((kind) => kind === name);

/** Whether an address could be a sitemap's. */
export const isSitemap = (pathname: string): boolean =>
  pathname === '/sitemap.xml' || videoSitemapPattern.test(pathname) || isKind(kindSitemapPattern.exec(pathname)?.[1]);

/** Writes a customer's sitemaps, cached for minutes, and for a day during an outage of the backend. */
export function createSitemaps({ backend, onError, maxWrites = 2, now = Date.now }: SitemapsOptions): Sitemaps {
  const cache = createFreshCache<Servable>({
    getFreshness: () => ({ freshMs: 5 * minuteMs, whileRevalidateMs: 60 * minuteMs, ifErrorMs: 24 * 60 * minuteMs }),
    maxWeight: maxCacheBytes,
    weigh: ({ sizeBytes }) => sizeBytes,
    now,
  });
  const fetch = fetchFrom(backend);
  let pendingCount = 0;

  const createLimitedText = async (createText: () => Promise<string> | string): Promise<Servable> => {
    if (pendingCount >= maxWrites) throw new Error('Too many sitemaps are being written');
    pendingCount += 1;
    try {
      return createSitemapAnswer(await createText());
    } finally {
      pendingCount -= 1;
    }
  };

  return {
    get(site, pathname) {
      const listing = getListing(site, fetch, onError);
      const write = listing && getWriter(listing, pathname);
      return write && cache.get(`${site.build} ${pathname}`, () => createLimitedText(write));
    },
  };
}

function getListing(site: ServedSite, fetch: typeof globalThis.fetch, onReport: (error: unknown) => void) {
  const [anySite] = Object.values(site.sites);
  const config = anySite && (site.sites[anySite.locales.default] ?? anySite);
  if (!config) return undefined;
  const baseUrl = new URL(config.apiBase || '/', sameOriginBackend).href;
  return { site, config, api: createApi({ baseUrl, fetch, onReport }) };
}

function getWriter(listing: ListingContext, pathname: string): (() => Promise<string> | string) | undefined {
  const { site } = listing;
  if (pathname === '/sitemap.xml') {
    return async () => {
      const files = Array.from({ length: await countFiles(listing) }, (_, index) => `videos-${index + 1}`);
      return writeIndex(
        [...getKinds(site), ...files].map((name) => new URL(`/sitemaps/${name}.xml`, site.origin).href),
      );
    };
  }
  const [, file] = videoSitemapPattern.exec(pathname) ?? [];
  if (file) return async () => writeSitemap(await listVideoPages(listing, Number(file)));
  const [, kind] = kindSitemapPattern.exec(pathname) ?? [];
  return isKind(kind) && getKinds(site).includes(kind)
    ? async () => writeSitemap(await listPages(listing, kind))
    : undefined;
}

const createSitemapAnswer = (xml: string): Servable =>
  createServable({
    status: 200,
    headers: {
      ...commonHeaders,
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      Vary: 'Accept-Encoding',
    },
    bytes: new TextEncoder().encode(xml),
  });

/** Serves sitemaps; a site that is hidden from search engines has none. */
export const serveSitemap =
  (sitemaps: Sitemaps, onError: (error: unknown) => void): EdgeHandler =>
  async (c, next) => {
    const { pathname } = readTarget(c);
    const site = c.get('site');
    if (!isSitemap(pathname)) return next();
    try {
      const sitemap = site.noIndex ? undefined : await sitemaps.get(site, pathname);
      return sitemap ? sendServable(c, sitemap, readEncoding(c)) : sendText(c, 404, 'Not found');
    } catch (error) {
      onError(error);
      return sendText(c, 503, 'Busy', { 'Retry-After': '120' });
    }
  };
