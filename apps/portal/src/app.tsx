import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Api, ApiProvider } from '@touchline/api-client';
import {
  type AtomStore,
  Boundary,
  type Composition,
  type Fills,
  LazyTextsProvider,
  type LoadTexts,
  NotifyProvider,
  type SiteConfig,
  SiteProvider,
  SlotProvider,
  ViewerProvider,
  type ViewerSession,
} from '@touchline/feature-kit';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { type Clock, type createI18n, getDirection, type Locale, LocaleProvider } from '@touchline/i18n';
import { type Realtime, RealtimeProvider } from '@touchline/realtime';
import { type Notices, type ShellVariants, Toasts } from '@touchline/shell';
import { type Telemetry, TelemetryProvider } from '@touchline/telemetry';
import { Provider as AtomsProvider } from 'jotai';
import type { ReactNode } from 'react';
import { ServedMarkup } from './served-markup.tsx';
import { Intents } from './intents.tsx';

/** The objects that the server makes for each request, and the browser once per page. */
export interface AppParts {
  site: SiteConfig;
  locale: Locale;
  /** Started at the time the server rendered. */
  clock: Clock;
  api: Api;
  queryClient: QueryClient;
  atoms: AtomStore;
  i18n: ReturnType<typeof createI18n>;
  /** Null on the server. */
  realtime: Realtime | null;
  telemetry: Telemetry;
  /** The enabled features; the browser loads them when a part first needs them. */
  features: () => Promise<Composition>;
  /** The fills of the features' slots; in the browser a promise. */
  fills: Fills | Promise<Fills>;
  /** Loads texts that neither the page nor its first fills bring; a server has them already. */
  laterTexts: LoadTexts;
  /** Null on the server. */
  session: ViewerSession | null;
  notices: Notices;
  looks: ShellVariants;
}

/** Shows the times that the head's script hid from a viewer in another zone. */
const showTimes = () => void delete getDocumentFlags().away;

/** The providers around the router. */
export function App({ parts, children }: { parts: AppParts; children: ReactNode }) {
  const { site, locale } = parts;
  return (
    <SiteProvider value={site}>
      <TelemetryProvider value={parts.telemetry}>
        <Boundary renderError={() => <ServedMarkup of="#root" instead={null} />}>
          <AtomsProvider store={parts.atoms}>
            <QueryClientProvider client={parts.queryClient}>
              <ApiProvider value={parts.api}>
                <RealtimeProvider value={parts.realtime}>
                  <LocaleProvider
                    i18n={parts.i18n}
                    locale={locale}
                    direction={getDirection(locale, site.locales.direction)}
                    timeZone={site.timeZone}
                    hourCycle={site.hourCycle}
                    onViewerTimes={showTimes}
                    clock={parts.clock}
                  >
                    <ViewerProvider value={parts.session}>
                      <NotifyProvider value={parts.notices.notify}>
                        <SlotProvider fills={parts.fills}>
                          <LazyTextsProvider value={parts.laterTexts}>
                            <Intents parts={parts}>{children}</Intents>
                          </LazyTextsProvider>
                          <Toasts notices={parts.notices} />
                        </SlotProvider>
                      </NotifyProvider>
                    </ViewerProvider>
                  </LocaleProvider>
                </RealtimeProvider>
              </ApiProvider>
            </QueryClientProvider>
          </AtomsProvider>
        </Boundary>
      </TelemetryProvider>
    </SiteProvider>
  );
}
