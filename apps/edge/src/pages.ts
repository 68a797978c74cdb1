import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteConfig } from '@touchline/feature-kit';
import { problemPageId, type Render, type RenderResult } from '@touchline/feature-kit/rendering';
import { type Locale, localePath } from '@touchline/i18n/locales';
import { hashOf, inlineCss, writeDocument } from './document.ts';
import { createFreshCache } from './fresh-cache.ts';
import { type FindPageAssets } from './page-assets.ts';
import { carriesSecret, secretHeaders } from './secret-addresses.ts';
import { commonHeaders, contentSecurityPolicy, pageHeaders } from './security-headers.ts';
import type { ServedSite } from './sites.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'identity' | 'br' | 'gzip';

/** A page or its payload. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  /** How long it is without compression, in bytes. */
  size: number;
  /** In an encoding, which is made when it is first asked for. */
  body: (encoding: Encoding) => Promise<Buffer>;
}

/** What is asked for: an address of one customer. */
export interface PageRequest {
  site: ServedSite;
  locale: Locale;
  /** Without the locale's prefix; ends in a slash. */
  pathname: string;
  search: string;
  payload: boolean;
}

interface PagesOptions {
  /** The bundle that a customer was built with. */
  renderOf: (site: ServedSite) => Promise<Render>;
  fetch: typeof fetch;
  assetsOf: (site: ServedSite) => FindPageAssets;
  onError: (error: unknown) => void;
  /** Milliseconds since the epoch, for pages; the system's clock without it. */
  now?: () => number;
}

/** A page is served while it is renewed; a payload is what an open page asks when its own state is old, so it is not. */
const cacheControl = {
  document: 'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=600',
  payload: 'public, max-age=0, s-maxage=5, stale-if-error=600',
} as const;

type Form = keyof typeof cacheControl;

/** One rendering in its two forms: the HTML, and its state alone. */
interface RenderedPage {
  /** A page the backend could not fill is not worth keeping, and must not replace a good one. */
  worthKeeping: boolean;
  forms: Record<Form, CachedPage>;
}

/** How long a page may wait for the backend, in milliseconds, before it is sent with what there is. */
const patience = 2_000;

/** How much of pages is held, in bytes before compression, which adds about a fifth. */
const mostHeld = 192 * 1024 * 1024;

/** Beyond this a query is junk: it would only fill the cache. */
const longestSearch = 512;

/** Renders pages, each once for all who ask within seconds, in either form. */
export function createPages({ renderOf, fetch, assetsOf, onError, now = Date.now }: PagesOptions) {
  const cache = createFreshCache<RenderedPage>({
    freshness: { fresh: 5_000, whileRevalidate: 30_000, ifError: 600_000 },
    most: mostHeld,
    weigh: ({ forms: { document, payload } }) => document.size + payload.size,
    keep: ({ worthKeeping }) => worthKeeping,
  });

  const make = async (request: PageRequest): Promise<RenderedPage> => {
    const { site, locale, pathname, search } = request;
    const config = site.sites[locale];
    if (!config) throw new Error(`${site.id} is not built in ${locale}`);
    const render = await renderOf(site);
    const url = new URL(pathname + search, site.origin);
    const signal = AbortSignal.timeout(patience);
    const result = await render({
      site: config,
      locale,
      build: site.build,
      url,
      now: now(),
      fetch,
      signal,
      onError,
    });
    const worthKeeping = result.state.data.outcome.kind !== 'pending';
    const headersOf = (form: Form): Record<string, string> => ({
      ...commonHeaders,
      'Cache-Control': worthKeeping ? cacheControl[form] : 'no-store',
      Vary: 'Accept-Encoding',
    });
    const payload = servable(
      200,
      { ...headersOf('payload'), ...secretHeaders(pathname), 'Content-Type': 'application/json; charset=utf-8' },
      JSON.stringify(result.state),
    );
    return { worthKeeping, forms: { payload, document: documentOf(request, config, result, headersOf('document')) } };
  };

  const documentOf = (
    { site, locale, pathname }: PageRequest,
    config: SiteConfig,
    result: RenderResult,
    headers: Record<string, string>,
  ): CachedPage => {
    const { redirect } = result.state;
    if (redirect) {
      const to = redirect.external ? redirect.to : localePath(redirect.to, locale, config.locales);
      return servable(redirect.status, { ...headers, Location: to }, '');
    }
    const { page, data } = result.state;
    const shown = data.outcome.kind === 'problem' ? problemPageId : page;
    const assets = assetsOf(site)({ page: shown, locale, route: factsOf(result), soon: result.meta.modules });
    const parts = { site, locale, path: pathname, origin: site.origin, result, assets };
    const policy = contentSecurityPolicy(site, hashOf(site.headScript), [hashOf(inlineCss(parts))]);
    return servable(
      result.status,
      {
        ...headers,
        ...pageHeaders,
        ...secretHeaders(pathname),
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
      },
      writeDocument(parts),
    );
  };

  const keyOf = ({ site, locale, pathname, search }: PageRequest) => [site.build, locale, pathname, search].join(' ');
  const formOf = ({ payload }: PageRequest): Form => (payload ? 'payload' : 'document');

  return {
    /** A page that is held and fresh; without waiting, for the fast path. */
    peek: (request: PageRequest) => cache.peek(keyOf(request))?.forms[formOf(request)],
    async get(request: PageRequest): Promise<CachedPage> {
      const plain = { ...request, search: carriesSecret(request.pathname) ? '' : meaningful(request.search) };
      return (await cache.get(keyOf(plain), () => make(plain))).forms[formOf(plain)];
    },
  };
}

/** What of a route decides about its assets. */
const factsOf = ({ route }: RenderResult) => route && { hydrate: route.hydrate, places: route.places };

/** Campaign parameters say where a visitor came from: they change nothing on a page, and each link would be cached apart. */
const tracking = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|ref)$/;

function meaningful(search: string): string {
  if (search.length > longestSearch) return '';
  const words = [...new URLSearchParams(search)].filter(([name]) => !tracking.test(name));
  return words.length > 0 ? `?${new URLSearchParams(words)}` : '';
}

const compress: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  identity: async (text) => text,
  /** At 6 it costs about 2 ms a page; at 11 it would cost a hundred times that for a few bytes. */
  br: (text) =>
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text) => zip(text),
};

/** A text to be sent, compressed once for all who read the same encoding. */
export function servable(status: number, headers: Record<string, string>, text: string): CachedPage {
  const bytes = Buffer.from(text);
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    status,
    headers,
    size: bytes.length,
    body: (encoding) => (made[encoding] ??= compress[encoding](bytes)),
  };
}
