import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { Formats, Locale, Translate } from '@touchline/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { SiteConfig } from '../site.ts';
import type { Place } from '../place.ts';
import type { ReadWord } from './read-word.ts';

/** What a page's queries depend on: its address, the anonymous world and the time, never the viewer. */
export interface QueryContext {
  api: Api;
  /** A parameter of the route, decoded. @throws Error where the route has none of that name */
  param: (name: string) => string;
  /** The query of the address; on the server the words that the route `reads`. */
  search: URLSearchParams;
  /** Milliseconds since the epoch; while a page loads always the same instant. */
  now: () => number;
  /** The IANA zone whose days are shown: the customer's, and once the page is alive the viewer's. */
  timeZone: string;
  /** The page's own address, absolute, with the locale's prefix and without a query. */
  canonical: string;
  /** The page's language. */
  locale: Locale;
  /** Reads a text that the customer brings itself, as its build has published it; null where there is none of that name. */
  ownText: (type: string) => Promise<unknown> | null;
  /** What the site says about all of its content, for the head as for the page. */
  content: SiteConfig['content'];
}

/** All that a page may know while it loads. */
export interface PageContext extends QueryContext {
  queryClient: QueryClient;
  /** Dates and times as the document shows them: in the customer's zone. */
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
  /** Two to four letters, drawn where there is no crest. */
  shortName: string;
  /** Address as the page would show it: site-relative, or absolute. */
  crest?: string | undefined;
  /** A CSS colour `#rrggbb`. */
  color?: string | undefined;
}

/** What the edge draws for previews of a link to a match. It travels to everybody: no score, and nothing that tells one. */
export interface PreviewPicture {
  /** Home and away. */
  sides: readonly [PreviewSide, PreviewSide];
  /** Above them: a league. */
  over?: string | undefined;
  /** Below them, when it begins in the customer's zone: in words, and in figures (`2026-11-22 20:30`) where no font has these words. */
  when?: { words: string; figures: string } | undefined;
}

/** A page as the head of another one names it. */
export interface NamedPage {
  /** Reveals no score. */
  title: string;
  /** Without the locale's prefix; ends in a slash. */
  path: string;
}

/** What stands in the document's head for one page in one language. */
export interface PageMeta {
  /** Without the site's name, which the shell appends; '' leaves the site's name alone. */
  title: string;
  description?: string | undefined;
  /** Absolute or site-relative address of the picture in link previews. For an SVG, which no network draws, the customer's stands in. */
  image?: string | undefined;
  /** The edge draws the picture instead, and has it at `pictureFile` beside the page's address. */
  picture?: PreviewPicture | undefined;
  type?: 'website' | 'video.other' | undefined;
  noIndex?: boolean | undefined;
  /** The pages that it stands below, from the one below home on: with home and itself they are its place in the site, for search engines. */
  above?: readonly NamedPage[] | undefined;
  /** What a page that is a list lists, in its order: the entries that come with it. */
  lists?: readonly NamedPage[] | undefined;
  /** schema.org objects besides those two; written by the edge, never by React. */
  jsonLd?: Record<string, unknown>[] | undefined;
  /** Address of the picture that paints largest; preloaded by the server's HTML. */
  hero?: { src: string; srcSet?: string | undefined; sizes?: string | undefined } | undefined;
  /**
   * Source files, by the end of their path, of what the page imports dynamically as soon as it is alive: a player. The
   * server's HTML preloads their chunks, so that they come beside the page's own code and not after it.
   */
  modules?: readonly string[] | undefined;
  /** Addresses that those modules fetch first, such as a stream's playlist; preloaded likewise. */
  fetches?: readonly string[] | undefined;
}

/** How loading a page ended. */
export type PageLoaded =
  | { meta: PageMeta }
  /** Another page stands for it: its path without the locale's prefix. The server redirects, and so does a navigation; the address's query goes along. */
  | { moved: string };

/** A page as the shell knows it, loaded lazily; `definePage` makes one. */
export interface PageModule {
  /** @param waiting what stands in the page's place while something that it needs is not there */
  Page: ComponentType<{ waiting?: ReactNode }>;
  /**
   * Fills the query cache and writes the head; on the server and on navigation.
   * @throws PortalError when the page cannot be shown: `not_found` gives the 404 page
   */
  load?: ((context: PageContext) => Promise<PageLoaded>) | undefined;
}

/** Where a page stands: section 2 of the specification names the layouts. */
export type PageLayout = 'home' | 'default' | 'auth';

/** What is known of an address before the page's code is there; travels in its HTML, but for what only servers ask. */
export interface RouteFacts {
  /**
   * `<library>/<name>`: the page's component lives in `libs/<library>/src/…/<name>.page.tsx`. The edge finds the
   * page's styles and chunks in the build manifest by this name. One module may draw several pages: what tells them apart follows
   * after a colon, `<library>/<name>:<which>`.
   */
  page: string;
  /**
   * react-router path without the locale's prefix and without slashes at its ends; '' is the root. Segments are words, `:params`, or a
   * `*` at the end.
   */
  path: string;
  /**
   * Words of the address's query that the page is drawn by on the server. Each value of theirs is a page of its own; any other word stays
   * in the address, for the browser and for who measures campaigns, and makes no page. A word that says what its values may be
   * makes no page of others, nor of another order.
   */
  reads?: readonly ReadWord[] | undefined;
  /**
   * The address carries what is meant for this browser alone, such as a provider's code: no server needs it and no cache keeps it. The
   * head's script takes the query out of the address before anything is fetched; `takeHiddenQuery` gives it to the page.
   */
  secret?: boolean | undefined;
  /**
   * A page on which one pays: no script but ours and the payment provider's, which has none elsewhere (the edge's policy sees to both), and nothing
   * of it ahead of time. Scripts stay as long as their document does: whoever comes here from another page, or leaves, loads a new one.
   */
  pays?: boolean | undefined;
  layout?: PageLayout | undefined;
  /** Not for search engines, as its page's `noIndex` tells who reads it: no sitemap names it. */
  unlisted?: boolean | undefined;
  /** `member` pages are served as a neutral frame and decided in the browser. */
  access?: 'public' | 'member' | undefined;
  /**
   * When the page's own code is fetched after a visit began here. `at-once` (the default) for a page that does something by
   * itself; `when-needed` for one that is read and whose links work as they are: at the first sign of the viewer, or when the
   * browser has nothing else to do. Navigations always bring it along.
   */
  hydrate?: 'at-once' | 'when-needed' | undefined;
  /** Forces a colour mode; `system` is refused with a warning. */
  colorMode?: string | undefined;
  /** Of the slots that the page shows: their fills come with it. */
  places?: readonly Place[] | undefined;
}

/** One address of a feature. */
export interface PageRoute extends RouteFacts {
  /** The page only says that there is none here, because the customer decided so: links of theirs to it are left out. */
  unlinked?: boolean | undefined;
  lazy: () => Promise<PageModule>;
}
