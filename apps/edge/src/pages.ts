import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Render, payloadFile } from '@touchline/feature-kit/rendering';
import { type Locale, localePath } from '@touchline/i18n/locales';
import { hashOf, inlineCss, writeDocument } from './document.ts';
import { createFreshCache } from './freshness.ts';
import { type FindPageAssets } from './page-assets.ts';
import { commonHeaders, contentSecurityPolicy, pageHeaders } from './security-headers.ts';
import type { ServedSite } from './sites.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page or its payload, ready to be sent in any encoding. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** What is asked for: an address of one customer. */
export interface PageRequest {
  site: ServedSite;
  locale: Locale;
  /** Without the locale's prefix; ends in a slash. */
  pathname: string;
  search: string;
  payload: boolean;
  origin: string;
}

interface PagesOptions {
  /** The bundle that a customer was built with. */
  renderOf: (site: ServedSite) => Promise<Render>;
  fetch: typeof fetch;
  assetsOf: (site: ServedSite) => FindPageAssets;
  headScript: string;
  onError: (error: unknown) => void;
}

const cacheControl = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=600';

/** How long a page may wait for the backend, in milliseconds, before it is sent with what there is. */
const patience = 2_000;

/** Beyond this a query is junk: it would only fill the cache. */
const longestSearch = 512;

/** Renders pages, each once for all who ask within seconds, compressed once. */
export function createPages({ renderOf, fetch, assetsOf, headScript, onError }: PagesOptions) {
  const scriptHash = hashOf(headScript);
  const cache = createFreshCache<CachedPage>({
    freshness: { fresh: 5_000, whileRevalidate: 30_000, ifError: 600_000 },
    most: 2_000,
    keep: ({ headers }) => headers['Cache-Control'] === cacheControl,
  });

  const make = async (request: PageRequest): Promise<CachedPage> => {
    const { site, locale, pathname, search, origin } = request;
    const config = site.sites[locale];
    if (!config) throw new Error(`${site.id} is not built in ${locale}`);
    const render = await renderOf(site);
    const url = new URL(pathname + search, origin);
    const signal = AbortSignal.timeout(patience);
    const result = await render({
      site: config,
      locale,
      build: site.build,
      url,
      now: Date.now(),
      fetch,
      signal,
      onError,
    });
    const pending = result.state.data.outcome.kind === 'pending';
    const headers: Record<string, string> = {
      ...commonHeaders,
      // A page the backend could not fill is not worth keeping, and must not replace a good one.
      'Cache-Control': pending ? 'no-store' : cacheControl,
      Vary: 'Accept-Encoding',
    };
    const { redirect } = result.state;
    if (redirect && !request.payload) {
      const to = redirect.external ? redirect.to : localePath(redirect.to, locale, config.locales);
      return sealed(redirect.status, { ...headers, Location: to }, '');
    }
    if (request.payload) {
      return sealed(
        200,
        { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
        JSON.stringify(result.state),
      );
    }
    const assets = assetsOf(site)(result.state.page, locale, result.hydrate, result.meta.modules);
    const parts = { site, locale, path: pathname, origin, result, assets, headScript };
    const policy = contentSecurityPolicy(site, scriptHash, [hashOf(inlineCss(parts))]);
    return sealed(
      result.status,
      { ...headers, ...pageHeaders, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
      writeDocument(parts),
    );
  };

  const keyOf = ({ site, locale, pathname, search, payload, origin }: PageRequest) =>
    [site.build, origin, locale, payload ? payloadFile : '', pathname, search].join(' ');

  return {
    /** A page that is held and fresh; without waiting, for the fast path. */
    peek: (request: PageRequest) => cache.peek(keyOf(request)),
    get(request: PageRequest): Promise<CachedPage> {
      const plain = { ...request, search: meaningful(request.search) };
      return cache.get(keyOf(plain), () => make(plain));
    },
  };
}

/** Words that tell where a visitor came from mean nothing to a page, and would make a page of its own of every link. */
const tracking = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|ref)$/;

function meaningful(search: string): string {
  if (search.length > longestSearch) return '';
  const words = [...new URLSearchParams(search)].filter(([name]) => !tracking.test(name));
  return words.length > 0 ? `?${new URLSearchParams(words)}` : '';
}

/** Brotli at 5 costs about 2 ms a page; at 11 it would cost a hundred times that for a few bytes. */
export async function sealed(status: number, headers: Record<string, string>, text: string): Promise<CachedPage> {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([brotli(identity, { params }), zip(identity)]);
  return { status, headers, identity, br, gzip: gz };
}
