import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Api, ApiProvider, createApi } from '@touchline/api-client';
import { type SlotFill, SlotProvider } from '@touchline/feature-kit';
import { createClock, createI18n, LocaleProvider, type Texts } from '@touchline/i18n';
import { type Realtime, RealtimeProvider } from '@touchline/realtime';
import { type Telemetry, TelemetryProvider } from '@touchline/telemetry';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { kickOff } from './wire.ts';

const files = import.meta.glob<Texts>('../../../{event,content,player}/locales/en.json', {
  eager: true,
  import: 'default',
});
// Our own file's path has no library's name in it: it is relative to this one.
const resources = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [/(\w+)\/locales/.exec(file)?.[1] ?? 'event', texts]),
);

export interface SceneProps {
  /** Milliseconds since 1970; ten minutes after kick-off without it. */
  now?: number | undefined;
  /** Answers calls; without it none is ever answered. */
  fetch?: typeof globalThis.fetch | undefined;
  realtime?: Realtime | undefined;
  telemetry?: Telemetry | undefined;
  fills?: ReadonlyMap<string, SlotFill[]> | undefined;
  queryClient?: QueryClient | undefined;
  children: ReactNode;
}

const nothing = (): void => undefined;
const silent: Telemetry = {
  event: nothing,
  error: nothing,
  page: nothing,
  attach: () => nothing,
  identify: nothing,
  setConsent: nothing,
};

const never: typeof globalThis.fetch = () => new Promise(() => undefined);

const newApi = (fetch: typeof globalThis.fetch): Api =>
  createApi({ baseUrl: 'https://api.example', fetch, limits: { tries: 1 } });

/** What the shell gives a page, for tests and stories: English, UTC, an API at the network's edge. */
export function Scene({
  now = kickOff + 600_000,
  fetch = never,
  realtime,
  telemetry = silent,
  fills,
  children,
  ...given
}: SceneProps) {
  const [api] = useState(() => newApi(fetch));
  const [queryClient] = useState(
    () => given.queryClient ?? new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5000 } } }),
  );
  const [i18n] = useState(() => createI18n({ locale: 'en', resources }));
  return (
    <MemoryRouter>
      <TelemetryProvider value={telemetry}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider value={api}>
            <RealtimeProvider value={realtime ?? null}>
              <LocaleProvider
                i18n={i18n}
                locale="en"
                direction="ltr"
                timeZone="UTC"
                viewerTimeZone="UTC"
                clock={createClock(now)}
              >
                <SlotProvider fills={fills ?? new Map()}>{children}</SlotProvider>
              </LocaleProvider>
            </RealtimeProvider>
          </ApiProvider>
        </QueryClientProvider>
      </TelemetryProvider>
    </MemoryRouter>
  );
}
