import type { QueryClient } from '@tanstack/react-query';
import { type Api, createApi } from '@touchline/api-client';
import type { PageContext, SiteConfig } from '@touchline/feature-kit';
import {
  createList,
  newQueryClient,
  createPageContextWith,
  PageProviders,
  createSiteConfig,
  type TestVisit,
} from '@touchline/feature-kit/testing';
import type { ReactNode } from 'react';

/** Returns a test's response in place of the backend's; undefined sends the request to the backend. */
export type InterceptCall = (call: string, body: string) => Response | undefined | Promise<Response | undefined>;

/** The providers of a page with a backend whose responses a test may replace. */
export interface CatalogWorld {
  api: Api;
  queryClient: QueryClient;
  /** Paths and bodies of the requests that were sent. */
  calls: { path: string; body: string }[];
  /** Replaces the backend's responses; without an argument, all requests reach the backend. */
  breakNetwork: (fault?: InterceptCall) => void;
  context: (params?: TestVisit['params'], path?: string) => PageContext;
  Providers: (props: { children: ReactNode; path?: string | undefined }) => ReactNode;
}

export interface WorldOptions {
  backendUrl: string;
  now?: number | undefined;
  /** The site's options for all content. */
  content?: SiteConfig['content'] | undefined;
  /** The number of entries that are read of a response; by default the client's own limit. */
  maxEntries?: number | undefined;
}

export function createWorld({ backendUrl, now = Date.now(), content = {}, maxEntries }: WorldOptions): CatalogWorld {
  let intercept: InterceptCall = () => undefined;
  const calls: CatalogWorld['calls'] = [];
  const api = createApi({
    baseUrl: backendUrl,
    limits: { maxTries: 1, ...(maxEntries && { entries: maxEntries }) },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = await request.clone().text();
      const path = new URL(request.url).pathname;
      calls.push({ path, body });
      return (await intercept(path, body)) ?? fetch(request);
    },
  });
  const queryClient = newQueryClient();
  // The same zone as in the providers below, so that server and browser request the same days.
  const site = createSiteConfig({ timeZone: 'Europe/Oslo', content });
  return {
    api,
    queryClient,
    calls,
    breakNetwork: (fault = () => undefined) => void (intercept = fault),
    context: (params, path) => createPageContextWith({ api, queryClient, params, path, now, site }),
    Providers: ({ children, path }) => (
      <PageProviders now={now} api={api} queryClient={queryClient} path={path} site={site}>
        {children}
      </PageProviders>
    ),
  };
}

/** The response of a broken backend. */
export const respondFailure = (): Response => Response.json({ error: 'server_error' }, { status: 500 });

/** An empty list. */
export const respondEmpty = (): Response => createList([]);
