import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Api, ApiProvider, createApi } from '@touchline/api-client';
import { ContentProvider } from '@touchline/content';
import type { PageContext } from '@touchline/feature-kit';
import {
  createClock,
  createI18n,
  directionOf,
  type Locale,
  LocaleProvider,
  type Texts,
  translatorOf,
} from '@touchline/i18n';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import catalog from '../../locales/en.json' with { type: 'json' };

// Content keeps its texts beside its sources, not behind a door; the shell finds them by their folder, and so do tests.
const [content] = Object.values(
  import.meta.glob<Texts>('../../../content/locales/en.json', { eager: true, import: 'default' }),
);
const resources = { catalog, content: content ?? {} };

/** An answer that a test puts in place of the backend's; undefined lets the call through. */
export type Intercept = (call: string, body: string) => Response | undefined | Promise<Response | undefined>;

/** A page's surroundings over a backend whose network a test may break. */
export interface CatalogWorld {
  api: Api;
  queryClient: QueryClient;
  /** Paths of the calls that reached the network, with their bodies. */
  calls: { path: string; body: string }[];
  /** Replaces the network's fault; none lets everything through. */
  breakNetwork: (fault?: Intercept) => void;
  context: (params?: PageContext['params']) => PageContext;
  Providers: (props: { children: ReactNode; path?: string | undefined }) => ReactNode;
}

export interface WorldOptions {
  backendUrl: string;
  locale?: Locale | undefined;
  now?: number | undefined;
}

export function createWorld({ backendUrl, locale = 'en', now = Date.now() }: WorldOptions): CatalogWorld {
  let intercept: Intercept = () => undefined;
  const calls: CatalogWorld['calls'] = [];
  const api = createApi({
    baseUrl: backendUrl,
    limits: { tries: 1 },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = await request.clone().text();
      const path = new URL(request.url).pathname;
      calls.push({ path, body });
      return (await intercept(path, body)) ?? fetch(request);
    },
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnMount: false, refetchOnWindowFocus: false, staleTime: 5000 } },
  });
  const i18n = createI18n({ locale, resources });
  return {
    api,
    queryClient,
    calls,
    breakNetwork: (fault = () => undefined) => void (intercept = fault),
    context: (params = {}) => ({
      api,
      queryClient,
      params,
      url: new URL('http://localhost/'),
      locale,
      canonical: 'https://portal.example/',
      apiBase: '',
      timeZone: 'Europe/Oslo',
      now,
      signal: new AbortController().signal,
      texts: (namespace) => translatorOf(i18n, namespace),
    }),
    Providers: ({ children, path = '/' }) => (
      <QueryClientProvider client={queryClient}>
        <ApiProvider value={api}>
          <LocaleProvider
            i18n={i18n}
            locale={locale}
            direction={directionOf(locale)}
            timeZone="Europe/Oslo"
            viewerTimeZone="Europe/Oslo"
            clock={createClock(now)}
          >
            <ContentProvider>
              <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
            </ContentProvider>
          </LocaleProvider>
        </ApiProvider>
      </QueryClientProvider>
    ),
  };
}

/** The backend is broken. */
export const broken = (): Response => Response.json({ error: 'server_error' }, { status: 500 });

/** A list with nothing in it. */
export const nothing = (): Response =>
  Response.json({
    content: { entries: [], entryCount: 0, count: 0, startIndex: 0, itemsPerPage: 10, nextExists: false },
  });
