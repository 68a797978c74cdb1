import { createHash } from 'node:crypto';
import type { PreviewPicture, SiteConfig } from '@touchline/feature-kit';
import {
  getSignedText,
  pageSignatureHeader,
  problemPageId,
  type Render,
  type RenderResult,
} from '@touchline/feature-kit/rendering';
import { type Locale, localePath } from '@touchline/i18n/locales';
import { compress, type Encoding } from '../cache/compress.ts';
import { getHash, getInlineCss, getInlineScript, writeDocument } from './document.ts';
import { type FindPageAssets, withUsedSheets } from './page-assets.ts';
import { getSecretHeaders } from '../security/get-secret-headers.ts';
import { commonHeaders, pageHeaders, createPolicyHeaders } from '../security/security-headers.ts';
import { readPublishedJson } from '../sites/read-published-json.ts';
import type { ServedSite } from '../sites/sites.ts';

/** The address of one customer's page. */
export interface PageAddress {
  site: ServedSite;
  locale: Locale;
  /** The path without the locale's prefix; ends in a slash. */
  pathname: string;
  /** The query parameters that the page depends on, in one order. */
  search: string;
}

/**
 * A page may be served during its renewal. A payload may not, because an open page requests it when its own state is
 * old. A proxy must not minify the HTML: React finds its boundaries by comments.
 */
const cacheControl = {
  whole: {
    document: 'public, no-transform, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=600',
    payload: 'public, max-age=0, s-maxage=5, stale-if-error=600',
  },
  incomplete: {
    document: 'public, no-transform, max-age=0, s-maxage=1, stale-if-error=600',
    payload: 'public, max-age=0, s-maxage=1, stale-if-error=600',
  },
  unfilled: { document: 'no-store', payload: 'no-store' },
} as const;

/**
 * How much of a page the backend filled. An incomplete page is cached for one second, so that its list returns soon.
 * While a list fails, the edge therefore renders the page once per second. An unfilled page is not cached.
 */
export type PageCompleteness = keyof typeof cacheControl;

/** `document` is the page's HTML, `payload` its state alone. */
export type PageForm = keyof (typeof cacheControl)['whole'];

/** A text to be sent. */
export interface WriteOutcome {
  status: number;
  headers: Record<string, string>;
  /** UTF-8. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The same text in the encodings that clients requested. */
  encoded?: Partial<Record<Encoding, Uint8Array>>;
}

/** The accepted encodings of a page, by its form. */
export type AcceptedEncodings = Record<PageForm, readonly Encoding[]>;

/** A rendered page, as document and as payload. */
export interface WrittenPage {
  /** An incomplete page must not replace a complete page in the cache. */
  completeness: PageCompleteness;
  /** The picture for previews of the page's links. */
  picture?: PreviewPicture | undefined;
  forms: Record<PageForm, WriteOutcome>;
}

/**
 * Writes a page; rejects when rendering itself fails.
 * @param now the page's time, in milliseconds since the epoch
 */
export type WritePage = (address: PageAddress, now: number, accepted: AcceptedEncodings) => Promise<WrittenPage>;

interface PageWriterOptions {
  /** The bundle that a customer was built with. */
  getRender: (site: ServedSite) => Promise<Render>;
  fetch: typeof fetch;
  getAssets: (site: ServedSite) => FindPageAssets;
  onError: (error: unknown) => void;
}

/** Milliseconds that a page may wait for the backend before it is sent with the data so far. */
const backendTimeoutMs = 2_000;

const encoder = new TextEncoder();

const createForm = (status: number, headers: Record<string, string>, text: string): WriteOutcome => ({
  status,
  headers,
  bytes: encoder.encode(text),
});

/** Compresses in the rendering thread, so that the serving thread and its clients do not wait. */
const withEncodings = (form: WriteOutcome, encodings: readonly Encoding[]): WriteOutcome => ({
  ...form,
  encoded: Object.fromEntries(encodings.map((encoding) => [encoding, compress[encoding](form.bytes)])),
});

/** Renders pages and writes their responses. */
export function createPageWriter({ getRender, fetch, getAssets, onError }: PageWriterOptions): WritePage {
  const getDocument = (
    { site, locale, pathname }: PageAddress,
    config: SiteConfig,
    result: RenderResult,
    headers: Record<string, string>,
  ): WriteOutcome => {
    const { redirect } = result.state;
    if (redirect) {
      const target = redirect.external ? redirect.to : localePath(redirect.to, locale, config.locales);
      return createForm(redirect.status, { ...headers, ...getSecretHeaders(result.route), Location: target }, '');
    }
    const { page, data } = result.state;
    const pageKind = data.outcome.kind === 'problem' ? problemPageId : page;
    const pageAssets = getAssets(site)({
      page: pageKind,
      locale,
      route: getFacts(result),
      lateModules: result.meta.modules,
    });
    const assets = withUsedSheets(result.html, pageAssets);
    const parts = { site, locale, path: pathname, origin: site.origin, result, assets };
    const policies = createPolicyHeaders(
      site,
      getHash(getInlineScript(parts)),
      [getHash(getInlineCss(parts))],
      result.route ?? {},
    );
    const html = writeDocument(parts);
    return createForm(
      result.status,
      {
        ...headers,
        ...pageHeaders,
        ...getSecretHeaders(result.route),
        'Content-Type': 'text/html; charset=utf-8',
        ...policies,
        [pageSignatureHeader]: createSignature(site, policies['Content-Security-Policy'] ?? '', html),
      },
      html,
    );
  };

  return async (address, now, accepted) => {
    const { site, locale, pathname, search } = address;
    const config = site.sites[locale];
    if (!config) throw new Error(`${site.id} is not built in ${locale}`);
    const render = await getRender(site);
    // Not `AbortSignal.timeout`: it would keep every page of the last two seconds in memory, and wake for each.
    const timeLimit = new AbortController();
    const timer = setTimeout(() => timeLimit.abort(), backendTimeoutMs);
    const result = await render({
      site: config,
      locale,
      build: site.build,
      url: new URL(pathname + search, site.origin),
      now,
      fetch,
      readFile: (address) => readPublishedJson(site, address),
      redirects: site.redirects,
      signal: timeLimit.signal,
      onError,
    }).finally(() => clearTimeout(timer));
    const completeness = getCompleteness(result);
    const getHeaders = (form: PageForm): Record<string, string> => ({
      ...commonHeaders,
      'Cache-Control': cacheControl[completeness][form],
      Vary: 'Accept-Encoding',
    });
    const payload = createForm(
      // A payload that contains a redirect is no error.
      result.state.redirect ? 200 : result.status,
      {
        ...getHeaders('payload'),
        ...getSecretHeaders(result.route),
        'Content-Type': 'application/json; charset=utf-8',
      },
      JSON.stringify(result.state),
    );
    const document = getDocument(address, config, result, getHeaders('document'));
    return {
      completeness,
      picture: result.state.redirect || result.status !== 200 ? undefined : result.meta.picture,
      forms: {
        payload: withEncodings(payload, accepted.payload),
        document: withEncodings(document, accepted.document),
      },
    };
  };
}

const getCompleteness = ({ isComplete, state }: RenderResult): PageCompleteness => {
  if (state.data.outcome.kind === 'pending') return 'unfilled';
  return isComplete ? 'whole' : 'incomplete';
};

/** The signature by which a service worker recognizes complete pages of this edge. */
const createSignature = ({ id, build }: ServedSite, policy: string, html: string): string =>
  [id, build, createHash('sha256').update(getSignedText(policy, html)).digest('base64url')].join(' ');

/** The facts of a route that determine its assets. */
const getFacts = ({ route }: RenderResult) => route && { hydrate: route.hydrate, places: route.places };
