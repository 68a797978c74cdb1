import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { Formats, Locale, Translate } from '@touchline/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { SiteConfig } from '../site.ts';
import type { SlotLocation } from '../slots/slot-location.ts';
import type { QueryParamSpec } from './query-param-spec.ts';

/** The inputs of a page's queries: its address, public data and the time, never the viewer. */
export interface QueryContext {
  api: Api;
  /** A parameter of the route, decoded. @throws Error if the route has no such parameter */
  param: (name: string) => string;
  /** The query of the address; on the server the parameters that the route `reads`. */
  search: URLSearchParams;
  /** Milliseconds since the epoch; constant while a page loads. */
  now: () => number;
  /** The IANA zone of the shown days: the customer's, and after hydration the viewer's. */
  timeZone: string;
  /** The page's own address, absolute, with the locale's prefix and without a query. */
  canonical: string;
  /** The page's language. */
  locale: Locale;
  /** Reads one of the customer's own texts, as its build has published it; null if there is no such text. */
  ownText: (type: string) => Promise<unknown> | null;
  /** Settings for all content of the site, for the head and the page. */
  content: SiteConfig['content'];
}

/** The context in which a page loads. */
export interface PageContext extends QueryContext {
  queryClient: QueryClient;
  /** Dates and times as in the document: in the customer's zone. */
  formats: Formats;
  /** Base of addresses in answers as the browser sees it; '' is the page's own origin. */
  apiBase: string;
  signal: AbortSignal;
  /** Texts of one namespace in the page's language. */
  texts: (namespace: string) => Translate;
}

/** One side of a match in the picture of a link's preview. */
export interface PreviewSide {
  name: string;
  /** Two to four letters, which the picture shows if there is no crest. */
  shortName: string;
  /** Address as in the page: site-relative, or absolute. */
  crest?: string | undefined;
  /** A CSS colour `#rrggbb`. */
  color?: string | undefined;
}

/** The edge's picture for previews of a link to a match. All visitors get the same picture, so it reveals no score. */
export interface PreviewPicture {
  /** Home and away. */
  sides: readonly [PreviewSide, PreviewSide];
  /** The text above the sides: a league. */
  over?: string | undefined;
  /**
   * The text below the sides: the start in the customer's zone, in words. The edge draws `figures` (`2026-11-22 20:30`)
   * instead if it has no font for the language.
   */
  when?: { words: string; figures: string } | undefined;
}

/** A page that another page names in its head, such as an ancestor or a list entry. */
export interface NamedPage {
  /** The title without a score. */
  title: string;
  /** The path without the locale's prefix; it ends in a slash. */
  path: string;
}

/** The document's head for one page in one language. */
export interface PageMeta {
  /** The title without the site's name, which the shell appends; '' shows only the site's name. */
  title: string;
  description?: string | undefined;
  /**
   * Absolute or site-relative address of the picture in link previews. Social networks draw no SVG, so the customer's
   * picture replaces an SVG picture.
   */
  image?: string | undefined;
  /** Replaces `image`: the edge draws this picture and serves it as `pictureFile` under the page's address. */
  picture?: PreviewPicture | undefined;
  type?: 'website' | 'video.other' | undefined;
  noIndex?: boolean | undefined;
  /**
   * The page's ancestors below home, topmost first. With home and the page itself they are its breadcrumbs for search
   * engines.
   */
  above?: readonly NamedPage[] | undefined;
  /** The entries of a list page, in its order: those that load with the page. */
  lists?: readonly NamedPage[] | undefined;
  /** Further schema.org objects; written by the edge, never by React. */
  jsonLd?: Record<string, unknown>[] | undefined;
  /** The page's largest picture; the server's HTML preloads it. */
  hero?: { src: string; srcSet?: string | undefined; sizes?: string | undefined } | undefined;
  /**
   * Source files, by the end of their path, that the page imports dynamically right after hydration: a player. The
   * server's HTML preloads their chunks, so that they load in parallel with the page's own code.
   */
  modules?: readonly string[] | undefined;
  /** Addresses that `modules` fetch first, such as a stream's playlist; the HTML preloads them, too. */
  fetches?: readonly string[] | undefined;
}

/** The result of loading a page. */
export type PageLoaded =
  | { meta: PageMeta }
  /**
   * Another page replaces this one: the path of that page, without the locale's prefix. The server and a navigation
   * redirect and keep the address's query.
   */
  | { moved: string };

/** A page that the shell loads lazily. `definePage` creates it. */
export interface PageModule {
  /** @param waiting shown while needed data is missing */
  Page: ComponentType<{ waiting?: ReactNode }>;
  /**
   * Fills the query cache and writes the head; on the server and on navigation.
   * @throws PortalError when the page cannot be shown: `not_found` gives the 404 page
   */
  load?: ((context: PageContext) => Promise<PageLoaded>) | undefined;
}

/** The layout around a page, as in section 2 of the specification. */
export type PageLayout = 'home' | 'default' | 'auth';

/**
 * Properties of a route that are known before the page's code. The HTML contains them, except those that only servers
 * need.
 */
export interface RouteFacts {
  /**
   * `<library>/<name>`: the page's component is in `libs/<library>/src/…/<name>.page.tsx`. The edge finds the page's
   * styles and chunks in the build manifest by this name. A suffix tells pages of one module apart:
   * `<library>/<name>:<which>`.
   */
  page: string;
  /**
   * react-router path without the locale's prefix and without slashes at its ends; '' is the root. Segments are words,
   * `:params`, or a `*` at the end.
   */
  path: string;
  /**
   * Query parameters on which the server's page depends. Each value makes its own page; other parameters stay in the
   * address and have no effect. A parameter with a list of values accepts only these, in one order.
   */
  reads?: readonly QueryParamSpec[] | undefined;
  /**
   * The address contains a secret of this browser, such as a provider's code: no server needs it and no cache may store
   * it. The script in the head removes the query from the address before any request; `consumeHiddenQuery` gives it to
   * the page.
   */
  secret?: boolean | undefined;
  /**
   * A payment page: its policy allows only the portal's and the payment provider's scripts; no other page allows the
   * provider's. The portal prefetches no part of it. A document keeps its scripts, so every navigation to and from this
   * page loads a new document.
   */
  pays?: boolean | undefined;
  layout?: PageLayout | undefined;
  /** The sitemaps leave this page out. Its head has `noIndex`, too. */
  unlisted?: boolean | undefined;
  /** A `member` page is sent as a neutral frame, and the browser decides what it shows. */
  access?: 'public' | 'member' | undefined;
  /**
   * When the page's own code loads, if the visit began on this page. `at-once` (the default) is for a page that acts
   * without input; `when-needed` for a page of text and links: its code loads at the viewer's first input or when the
   * browser is idle. Navigations always load it.
   */
  hydrate?: 'at-once' | 'when-needed' | undefined;
  /** Forces a colour mode; `system` is refused with a warning. */
  colorMode?: string | undefined;
  /** The places of the page's slots. The fills of these slots load with the page. */
  places?: readonly SlotLocation[] | undefined;
}

/** One address of a feature. */
export interface PageRoute extends RouteFacts {
  /** The customer has turned the page off. The site leaves out links to it. */
  unlinked?: boolean | undefined;
  lazy: () => Promise<PageModule>;
}
