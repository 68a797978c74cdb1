import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Api, ApiProvider } from '@touchline/api-client';
import { type Composition, type SiteConfig, SlotProvider } from '@touchline/feature-kit';
import { type createI18n, directionOf, type Locale, LocaleProvider } from '@touchline/i18n';
import { type Realtime, RealtimeProvider } from '@touchline/realtime';
import { type Telemetry, TelemetryProvider } from '@touchline/telemetry';
import { type createStore, Provider as AtomsProvider } from 'jotai';
import type { ReactNode } from 'react';
import { ContentSettings } from './content-settings.tsx';
import { SiteProvider } from './site-context.ts';

/** Everything made anew for each request on the server and once per page in the browser. */
export interface AppParts {
  site: SiteConfig;
  locale: Locale;
  /** The server's clock when it rendered, in milliseconds since the epoch. */
  now: number;
  api: Api;
  queryClient: QueryClient;
  atoms: ReturnType<typeof createStore>;
  i18n: ReturnType<typeof createI18n>;
  /** Null on the server. */
  realtime: Realtime | null;
  telemetry: Telemetry;
  composition: Composition;
}

/** The providers around the router. */
export function App({ parts, children }: { parts: AppParts; children: ReactNode }) {
  const { site, locale } = parts;
  return (
    <SiteProvider value={site}>
      <TelemetryProvider value={parts.telemetry}>
        <AtomsProvider store={parts.atoms}>
          <QueryClientProvider client={parts.queryClient}>
            <ApiProvider value={parts.api}>
              <RealtimeProvider value={parts.realtime}>
                <LocaleProvider
                  i18n={parts.i18n}
                  locale={locale}
                  direction={directionOf(locale, site.locales.direction)}
                  timeZone={site.timeZone}
                  now={parts.now}
                >
                  <ContentSettings parts={parts}>
                    <SlotProvider fills={parts.composition.fills}>{children}</SlotProvider>
                  </ContentSettings>
                </LocaleProvider>
              </RealtimeProvider>
            </ApiProvider>
          </QueryClientProvider>
        </AtomsProvider>
      </TelemetryProvider>
    </SiteProvider>
  );
}
