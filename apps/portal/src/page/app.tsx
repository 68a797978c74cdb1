import { QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider } from '@touchline/api-client';
import {
  Boundary,
  IntentProvider,
  LazyTextsProvider,
  type OnIntent,
  NotifyProvider,
  SiteProvider,
  SlotProvider,
  ViewerProvider,
} from '@touchline/feature-kit';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { getDirection, LocaleProvider, localePath } from '@touchline/i18n';
import { RealtimeProvider } from '@touchline/realtime';
import { Toasts } from '@touchline/shell';
import { TelemetryProvider } from '@touchline/telemetry';
import { Provider as AtomsProvider, useAtomValue } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { pageAliveAtom } from './page-router.tsx';
import { ServedMarkup } from './served-markup.tsx';
import type { AppParts } from '../parts/app-parts.ts';

/** Shows the times that the head's script hid from a viewer in another zone. */
const showTimes = () => void delete getDocumentFlags().away;

/** The providers around the router. */
export function App({ parts, children }: { parts: AppParts; children: ReactNode }) {
  const { site, locale } = parts;
  const isPageAlive = useAtomValue(pageAliveAtom, { store: parts.atoms });
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
                    isHydrated={isPageAlive}
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

/** Prefetches the page that a viewer is about to open, and calls the features' own prefetches. */
function Intents({ parts, children }: { parts: AppParts; children: ReactNode }) {
  const { site, locale, features } = parts;
  const onIntent = useCallback<OnIntent>(
    (intent) => {
      const href = localePath(intent.path, locale, site.locales);
      // A failure has no effect here: opening the page loads the code again and shows the fault.
      void Promise.all([features(), import('../navigation/prefetch.ts')])
        .then(async ([composition, { waitOneSecond, prefetchPage }]) => {
          await waitOneSecond();
          if (prefetchPage(composition.routes, intent.path, href)) composition.onIntent(intent);
        })
        .catch(() => undefined);
    },
    [features, locale, site],
  );
  return <IntentProvider value={onIntent}>{children}</IntentProvider>;
}
