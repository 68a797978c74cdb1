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

/** A test's response instead of the backend's; undefined passes the request on. */
export type InterceptCall = (call: string, body: string) => Response | undefined | Promise<Response | undefined>;

/** The providers of a page with a backend whose network a test may break. */
export interface CatalogWorld {
  api: Api;
  queryClient: QueryClient;
  /** Paths of the calls that reached the network, with their bodies. */
  calls: { path: string; body: string }[];
  /** Replaces the network's failure; without an argument all requests pass. */
  breakNetwork: (fault?: InterceptCall) => void;
  context: (params?: TestVisit['params'], path?: string) => PageContext;
  Providers: (props: { children: ReactNode; path?: string | undefined }) => ReactNode;
}

export interface WorldOptions {
  backendUrl: string;
  now?: number | undefined;
  /** The site's options for all content. */
  content?: SiteConfig['content'] | undefined;
  /** The most entries of a response that are read; the client's own limit by default. */
  mostEntries?: number | undefined;
}

export function createWorld({ backendUrl, now = Date.now(), content = {}, mostEntries }: WorldOptions): CatalogWorld {
  let intercept: InterceptCall = () => undefined;
  const calls: CatalogWorld['calls'] = [];
  const api = createApi({
    baseUrl: backendUrl,
    limits: { maxTries: 1, ...(mostEntries && { entries: mostEntries }) },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = await request.clone().text();
      const path = new URL(request.url).pathname;
      calls.push({ path, body });
      return (await intercept(path, body)) ?? fetch(request);
    },
  });
  const queryClient = newQueryClient();
  // The same zone as in the providers below, so that server and browser ask for the same days.
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

/** The backend is broken. */
export const answerFailure = (): Response => Response.json({ error: 'server_error' }, { status: 500 });

/** An empty list. */
export const respondEmpty = (): Response => createList([]);
