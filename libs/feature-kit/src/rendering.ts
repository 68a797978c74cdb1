/** The interface between the shell and the server that renders it. React-free, so that servers import it unbundled. */
import type { QueryKey, QueryMeta } from '@tanstack/react-query';
import type { ErrorCode } from '@touchline/contract';
import type { Locale } from '@touchline/i18n';
import type { RedirectTable } from './page/find-redirect.ts';
import type { PageMeta, RouteFacts } from './page/page.ts';
import type { SiteConfig } from './site.ts';

/** The result of loading a page. */
export type PageOutcome =
  | { kind: 'page' }
  /** The server could not load it in time: the browser shows a skeleton and loads it. */
  | { kind: 'pending' }
  /** For signed-in viewers: the server sends a neutral frame, and the browser decides what it shows. */
  | { kind: 'member' }
  /** Another page replaces this one; `to` has no locale prefix. */
  | { kind: 'moved'; to: string }
  | PageProblem;

/**
 * The reason why a page cannot be shown; with status 404 `context` names the missing object (specification, section 2,
 * "Not-found page").
 */
export interface PageProblem {
  kind: 'problem';
  code: ErrorCode;
  status: number;
  context: string;
  /**
   * Namespace of the texts `errors.{context}_not_found` and `errors.could_not_find_{context}`; the shell's namespace
   * for the context `page`.
   */
  words: string;
  /**
   * The danger message of a wrong address, next to the not-found text: `errors.{danger}` of the shell's texts
   * (specification, section 2, "optional danger message").
   */
  danger?: 'wrong_address' | undefined;
  /** The server's own message, shown if the code has no text. */
  message?: string | undefined;
}

/** The router's record of a loaded page; the page's own data is in the query cache. */
export interface PageData {
  outcome: PageOutcome;
  meta: Omit<PageMeta, 'above' | 'lists' | 'jsonLd' | 'hero' | 'modules' | 'fetches' | 'picture'>;
}

/** The server's redirect of a path: by guard 3, or because another page replaces the page of the path. */
export interface ServerRedirect {
  to: string;
  external: boolean;
  status: 301 | 302;
}

/** The answer to one query in a page's state. */
export interface PageQuery {
  queryKey: QueryKey;
  data: unknown;
  meta?: QueryMeta;
}

/** A rendered page's state: in the HTML and, for navigations, in the page's `_payload.json`. */
export interface PageState {
  /** The build that wrote this state; after a newer build, the next navigation loads a document. */
  build: string;
  /** The server's clock, in milliseconds since the epoch. */
  now: number;
  /** Route id of the page, null for an unknown address. */
  page: string | null;
  data: PageData;
  queries: readonly PageQuery[];
  redirect?: ServerRedirect | undefined;
}

/** The data block of a page's HTML. A static host serves it without a state. */
export interface Bootstrap {
  site: SiteConfig;
  locale: Locale;
  build: string;
  state?: PageState | undefined;
  /** The route of the rendered page; null for an unknown address. The other routes load with the features. */
  route?: RouteFacts | null | undefined;
}

/** The edge's request: one page of one customer in one language, for an anonymous visitor. */
export interface RenderRequest {
  site: SiteConfig;
  locale: Locale;
  build: string;
  /** The page's address without the locale's prefix, absolute. */
  url: URL;
  now: number;
  /** Answers API requests. The edge caches them, combines equal requests, and resolves {@link sameOriginBackend}. */
  fetch: typeof fetch;
  /** Reads a JSON file that the customer's build has published, by its address. */
  readFile: (address: string) => Promise<unknown>;
  /** The customer's own redirects; undefined for a customer without any. */
  redirects?: RedirectTable | undefined;
  /** Aborted at the server's deadline: the page is then rendered with the data that has arrived. */
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

export interface RenderResult {
  status: number;
  /** Markup of the application's root. */
  html: string;
  /** `<title>` of the document. */
  title: string;
  meta: PageMeta;
  state: PageState;
  /** False when a query of the page failed with a temporary error, so that the browser loads it itself. */
  isComplete: boolean;
  /** The browser's site config: without links to pages that are turned off, and without the server's own values. */
  site: SiteConfig;
  /** Null for an unknown address. */
  route: RouteFacts | null;
  /** The colour mode that the page forces; shown from the first paint on. */
  colorMode?: 'dark' | 'light' | undefined;
}

/**
 * On the server, a placeholder for the page's own host as the origin of an API. The edge sends these calls to the
 * backend.
 */
export const sameOriginBackend = 'http://backend.invalid';

/** Renders a page: an entry point of the server bundle. Throws only if the portal itself is broken. */
export type Render = (request: RenderRequest) => Promise<RenderResult>;

/** Properties of an address by which a server decides whether two requests are for the same page. */
export interface KnownAddress extends Pick<RouteFacts, 'path' | 'reads' | 'secret' | 'unlisted' | 'pays'> {
  /** Excluded in robots.txt: a page for one viewer, or for signing in. */
  closed?: boolean | undefined;
}

/** Lists all addresses of a customer's pages. The server bundle exports this function for the customer's build. */
export type Addresses = (site: Pick<SiteConfig, 'features'>) => KnownAddress[];

/** Route id of the page for unknown addresses. */
export const unknownPageId = 'not-found';

/** Id of the page that is shown in place of a page with a problem. */
export const problemPageId = 'problem';

/** The id of the data block's element. */
export const bootstrapId = 'touchline';

/**
 * Header of a page that the edge wrote: the customer's id, the build and the digest of {@link getSignedText}, separated
 * by blanks. A service worker stores only pages with a valid signature, so never another server's page.
 */
export const pageSignatureHeader = 'X-Touchline-Page';

/**
 * The text whose SHA-256 (base64url) is part of the signature.
 * @param policy the page's Content-Security-Policy
 * @param html the whole document
 */
export const getSignedText = (policy: string, html: string): string => `${policy}\n${html}`;

/** Placeholder in the policy of cached pages, which the worker replaces with the digest of a page's own styles. */
export const pageStylesPlaceholder = "'sha256-own-styles'";

/** The file under a page's address that redirects to the drawn picture of its link previews. */
export const pictureFile = '_picture.png';

/** The file under a page's address that holds its state. */
export const payloadFile = '_payload.json';

export { findRedirect, getRedirectKey, maxRedirectSegments, type RedirectTable } from './page/find-redirect.ts';
export { withQueryParams } from './page/with-query-params.ts';
export { slotLocations } from './slots/slot-location.ts';
export { pickQueryParams, type QueryParamSpec } from './page/query-param-spec.ts';
