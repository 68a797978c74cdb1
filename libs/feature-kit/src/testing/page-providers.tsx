import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Api, ApiProvider, type ApiOptions, createApi } from '@touchline/api-client';
import { InLanguage } from '@touchline/i18n/testing';
import { type Realtime, RealtimeProvider } from '@touchline/realtime';
import { createTelemetry, type Telemetry, TelemetryProvider } from '@touchline/telemetry';
import { createStore, Provider as AtomsProvider } from 'jotai';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Notify } from '../manifest/start-context.ts';
import { NotifyProvider } from '../writing/notify.tsx';
import { missingCalls } from '../page/optional-calls.ts';
import type { SiteConfig } from '../site.ts';
import { SiteProvider } from '../site-context.ts';
import { fill, type Fills, type SlotFill, type SlotToken } from '../slots/fill.ts';
import { SlotProvider } from '../slots/slot.tsx';
import { createSiteConfig } from './site.ts';

export { createViewerSession, type TestSession } from './create-viewer-session.ts';
export { createSiteConfig } from './site.ts';
export { createPageContextWith, type TestVisit } from './page-context-with.ts';

const doNothing = (): void => undefined;

/** Responds to a request by its path and body; undefined leaves it pending. */
export type Responder = (path: string, body: string) => Response | Promise<Response> | undefined;

export const json = (content: unknown, status = 200): Response => Response.json({ content }, { status });
/** The answer of a paged call on its last page. */
export const createList = (entries: readonly unknown[]): Response =>
  json({
    entries,
    entryCount: entries.length,
    count: entries.length,
    startIndex: 0,
    itemsPerPage: 24,
    nextExists: false,
  });

export const refusal = (code: string, status = 400, message = code): Response =>
  Response.json({ error: code, message, messageErrorCode: code }, { status });

/** An API that a test answers, with one try for each call. As in a new document, no call counts as missing. */
export function createStubApi(respond: Responder, options: Partial<ApiOptions> = {}): Api {
  missingCalls.clear();
  return createApi({
    baseUrl: 'https://api.example',
    missingCalls,
    limits: { maxTries: 1 },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      return (await respond(pathname + search, await request.text())) ?? new Promise(() => undefined);
    },
    ...options,
  });
}

/** A cache without retries. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5000 } } });

/** A fill whose code has loaded. */
export const createFill = <P extends object>(slot: SlotToken<P>, Content: (props: P) => ReactNode): SlotFill => ({
  ...fill(slot, async () => Content),
  Content,
});

export interface ProvidersProps {
  /** The page's moment, milliseconds since the epoch. */
  now: number;
  /** Default: calls stay pending. */
  api?: Api | undefined;
  queryClient?: QueryClient | undefined;
  atoms?: ReturnType<typeof createStore> | undefined;
  realtime?: Realtime | undefined;
  telemetry?: Telemetry | undefined;
  notify?: Notify | undefined;
  fills?: Fills | undefined;
  /** The customer; default: a site with defaults only. */
  site?: SiteConfig | undefined;
  /** The viewer's time zone; by default that of Oslo. */
  timeZone?: string | undefined;
  children: ReactNode;
}

export interface PageProvidersProps extends ProvidersProps {
  /** The viewer's path, without the locale's prefix. */
  path?: string | undefined;
}

/** The providers of a page without its router, for tests with a router of their own. */
export function Providers({ now, timeZone, notify = doNothing, ...given }: ProvidersProps) {
  const [api] = useState(() => given.api ?? createStubApi(() => undefined));
  const [queryClient] = useState(() => given.queryClient ?? newQueryClient());
  const [atoms] = useState(() => given.atoms ?? createStore());
  const [site] = useState(() => given.site ?? createSiteConfig());
  // Without receivers, its reports are lost.
  const [telemetry] = useState(() => given.telemetry ?? createTelemetry());
  return (
    <SiteProvider value={site}>
      <TelemetryProvider value={telemetry}>
        <AtomsProvider store={atoms}>
          <QueryClientProvider client={queryClient}>
            <ApiProvider value={api}>
              <RealtimeProvider value={given.realtime ?? null}>
                <InLanguage now={now} timeZone={timeZone}>
                  <NotifyProvider value={notify}>
                    <SlotProvider fills={given.fills ?? new Map()}>{given.children}</SlotProvider>
                  </NotifyProvider>
                </InLanguage>
              </RealtimeProvider>
            </ApiProvider>
          </QueryClientProvider>
        </AtomsProvider>
      </TelemetryProvider>
    </SiteProvider>
  );
}

/** The providers of a page and its router, for tests and stories of features: each sets only its own props. */
export function PageProviders({ path = '/', ...given }: PageProvidersProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Providers {...given} />
    </MemoryRouter>
  );
}

/** Writes the address for tests to read; hidden in stories. */
export function ShownAddress() {
  const { pathname, search, hash } = useLocation();
  return (
    <output data-testid="here" hidden>
      {pathname + search + hash}
    </output>
  );
}
