import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { type createI18n, getFormats, type Locale, getTranslator } from '@touchline/i18n';
import type { SiteConfig } from '../site.ts';
import { createOwnTextReader, type ReadJsonFile } from './own-text.ts';
import type { PageContext } from './page.ts';
import { createQueryContext, type Params } from './query-context.ts';

/** The part of a page's context that does not depend on the visit. */
export interface PageContextParts {
  api: Api;
  queryClient: QueryClient;
  site: Pick<SiteConfig, 'timeZone' | 'hourCycle' | 'apiBase' | 'content' | 'ownTexts'>;
  locale: Locale;
  i18n: ReturnType<typeof createI18n>;
  /** Set on a server only: a browser fetches the file. */
  readFile?: ReadJsonFile | undefined;
}

/** One visit of a page. */
export interface PageVisit {
  /** The page's own address, absolute, locale prefix included. */
  url: URL;
  /** The parameter of its route, decoded. */
  params: Params;
  /** Milliseconds since the epoch. */
  now: number;
  signal: AbortSignal;
}

/** Makes the context in which a page loads. */
export function createPageContext(parts: PageContextParts, { url, params, now, signal }: PageVisit): PageContext {
  const { api, queryClient, site, locale, i18n, readFile } = parts;
  return {
    ...createQueryContext({
      api,
      params,
      search: url.searchParams,
      now: () => now,
      timeZone: site.timeZone,
      content: site.content,
      locale,
      ownText: createOwnTextReader(site, readFile),
      canonical: url.origin + url.pathname,
    }),
    queryClient,
    formats: getFormats(locale, site.timeZone, site.hourCycle),
    apiBase: site.apiBase,
    signal,
    texts: (namespace) => getTranslator(i18n, namespace),
  };
}
