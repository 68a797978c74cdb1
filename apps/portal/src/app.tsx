import { QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider } from '@touchline/api-client';
import {
  Boundary,
  LazyTextsProvider,
  NotifyProvider,
  SiteProvider,
  SlotProvider,
  ViewerProvider,
} from '@touchline/feature-kit';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { getDirection, LocaleProvider } from '@touchline/i18n';
import { RealtimeProvider } from '@touchline/realtime';
import { Toasts } from '@touchline/shell';
import { TelemetryProvider } from '@touchline/telemetry';
import { Provider as AtomsProvider } from 'jotai';
import type { ReactNode } from 'react';
import { ServedMarkup } from './served-markup.tsx';
import type { AppParts } from './app-parts.ts';
import { Intents } from './intents.tsx';

/** Shows the times that the head's script hid from a viewer in another zone. */
const showTimes = () => void delete getDocumentFlags().away;

/** The providers around the router. */
export function App({ parts, children }: { parts: AppParts; children: ReactNode }) {
  const { site, locale } = parts;
  return (
    <SiteProvider value={site}>
      <TelemetryProvider value={parts.telemetry}>
        <Boundary renderError={() => <ServedMarkup selector="#root" fallback={null} />}>
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
