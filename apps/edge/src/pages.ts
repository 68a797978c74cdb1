import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteConfig } from '@touchline/feature-kit';
import type { Render, RenderResult } from '@touchline/feature-kit/rendering';
import { type Locale, localePath } from '@touchline/i18n/locales';
import { hashOf, inlineCss, writeDocument } from './document.ts';
import { createFreshCache } from './freshness.ts';
import { type FindPageAssets } from './page-assets.ts';
import { carriesSecret, secretHeaders } from './secret-addresses.ts';
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

/** A page is served while it is renewed; a payload is what an open page asks when its own state is old, so it is not. */
const cacheControl = {
  document: 'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=600',
  payload: 'public, max-age=0, s-maxage=5, stale-if-error=600',
} as const;

type Form = keyof typeof cacheControl;

/** One rendering in its two forms: the HTML, and its state alone. Each is compressed when it is first asked for. */
interface RenderedPage {
  /** A page the backend could not fill is not worth keeping, and must not replace a good one. */
  worthKeeping: boolean;
  ready: Partial<Record<Form, CachedPage>>;
  seal: (form: Form) => Promise<CachedPage>;
}

/** How long a page may wait for the backend, in milliseconds, before it is sent with what there is. */
const patience = 2_000;

/** Beyond this a query is junk: it would only fill the cache. */
const longestSearch = 512;

/** Renders pages, each once for all who ask within seconds, in either form, compressed once. */
export function createPages({ renderOf, fetch, assetsOf, headScript, onError }: PagesOptions) {
  const scriptHash = hashOf(headScript);
  const cache = createFreshCache<RenderedPage>({
    freshness: { fresh: 5_000, whileRevalidate: 30_000, ifError: 600_000 },
    most: 2_000,
    keep: ({ worthKeeping }) => worthKeeping,
  });

  const make = async (request: PageRequest): Promise<RenderedPage> => {
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
    const worthKeeping = result.state.data.outcome.kind !== 'pending';
    const headersOf = (form: Form): Record<string, string> => ({
      ...commonHeaders,
      'Cache-Control': worthKeeping ? cacheControl[form] : 'no-store',
      Vary: 'Accept-Encoding',
    });
    const state = JSON.stringify(result.state);
    // What has been compressed is not kept as text besides.
    const writers: Record<Form, (() => Promise<CachedPage>) | undefined> = {
      payload: () =>
        sealed(
          200,
          { ...headersOf('payload'), ...secretHeaders(pathname), 'Content-Type': 'application/json; charset=utf-8' },
          state,
        ),
      document: writer(request, config, result, headersOf('document')),
    };
    const ready: RenderedPage['ready'] = {};
    const sealing: Partial<Record<Form, Promise<CachedPage> | undefined>> = {};
    const seal = async (form: Form): Promise<CachedPage> => {
      sealing[form] ??= writers[form]?.();
      writers[form] = undefined;
      const page = await sealing[form];
      if (!page) throw new Error(`nothing writes the ${form}`);
      return (ready[form] = page);
    };
    return { worthKeeping, ready, seal };
  };

  const writer = (
    { site, locale, pathname, origin }: PageRequest,
    config: SiteConfig,
    result: RenderResult,
    headers: Record<string, string>,
  ): (() => Promise<CachedPage>) => {
    const { redirect } = result.state;
    if (redirect) {
      const to = redirect.external ? redirect.to : localePath(redirect.to, locale, config.locales);
      return () => sealed(redirect.status, { ...headers, Location: to }, '');
    }
    const assets = assetsOf(site)(result.state.page, locale, result.hydrate, result.meta.modules);
    const parts = { site, locale, path: pathname, origin, result, assets, headScript };
    const policy = contentSecurityPolicy(site, scriptHash, [hashOf(inlineCss(parts))]);
    const text = writeDocument(parts);
    const { status } = result;
    return () =>
      sealed(
        status,
        {
          ...headers,
          ...pageHeaders,
          ...secretHeaders(pathname),
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': policy,
        },
        text,
      );
  };

  const keyOf = ({ site, locale, pathname, search, origin }: PageRequest) =>
    [site.build, origin, locale, pathname, search].join(' ');
  const formOf = ({ payload }: PageRequest): Form => (payload ? 'payload' : 'document');

  return {
    /** A page that is held and fresh; without waiting, for the fast path. */
    peek: (request: PageRequest) => cache.peek(keyOf(request))?.ready[formOf(request)],
    async get(request: PageRequest): Promise<CachedPage> {
      const plain = { ...request, search: carriesSecret(request.pathname) ? '' : meaningful(request.search) };
      return (await cache.get(keyOf(plain), () => make(plain))).seal(formOf(plain));
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
