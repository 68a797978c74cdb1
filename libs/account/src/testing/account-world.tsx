import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider, createApi } from '@touchline/api-client';
import { type Session, sessionAtom } from '@touchline/auth-session';
import { type Notify, NotifyProvider, type SlotFill, SlotProvider } from '@touchline/feature-kit';
import { createClock, createI18n, directionOf, type Locale, LocaleProvider, type Texts } from '@touchline/i18n';
import { type Telemetry, TelemetryProvider } from '@touchline/telemetry';
import { createStore, Provider as AtomsProvider } from 'jotai';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

const files = import.meta.glob<Texts>(
  ['../../locales/en.json', '../../../content/locales/en.json', '../../../../apps/portal/locales/en.json'],
  { eager: true, import: 'default' },
);
const textsIn = (folder: string): Texts => Object.entries(files).find(([file]) => file.includes(folder))?.[1] ?? {};
const resources = {
  account: files['../../locales/en.json'] ?? {},
  content: textsIn('content/'),
  shell: textsIn('portal/'),
};

/** The moment at which tests and stories are shown, milliseconds since the epoch. */
export const worldNow = Date.parse('2026-02-12T19:30:00.000Z');

/** What a call's path and body are answered with; undefined never answers. */
export type Answer = (path: string, body: string) => Response | Promise<Response> | undefined;

export const json = (content: unknown, status = 200): Response => Response.json({ content }, { status });
export const refusal = (code: string, status = 400, message = code): Response =>
  Response.json({ error: code, message, messageErrorCode: code }, { status });

const nothing = (): void => undefined;
const silent: Telemetry = {
  event: nothing,
  error: nothing,
  page: nothing,
  identify: nothing,
  attach: () => nothing,
  setConsent: nothing,
};

export interface WorldProps {
  session: Session;
  answer?: Answer | undefined;
  notify?: Notify | undefined;
  telemetry?: Telemetry | undefined;
  fills?: ReadonlyMap<string, SlotFill[]> | undefined;
  locale?: Locale | undefined;
  /** Where the viewer is, without the locale's prefix. */
  path?: string | undefined;
  children: ReactNode;
}

/** What the shell gives a page, for tests and stories: English words, Oslo's time, a session and answers made by hand. */
export function World({
  session,
  answer = () => undefined,
  notify = nothing,
  locale = 'en',
  path = '/',
  ...given
}: WorldProps) {
  const [api] = useState(() =>
    createApi({
      baseUrl: 'https://api.example',
      limits: { tries: 1 },
      auth: { token: () => Promise.resolve('token'), refresh: () => Promise.resolve(null) },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { pathname, search } = new URL(request.url);
        return (await answer(pathname + search, await request.text())) ?? new Promise(() => undefined);
      },
    }),
  );
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5000 } } }),
  );
  const [i18n] = useState(() => createI18n({ locale, resources }));
  const [clock] = useState(() => createClock(worldNow));
  const [atoms] = useState(() => {
    const store = createStore();
    store.set(sessionAtom, session);
    return store;
  });
  return (
    <MemoryRouter initialEntries={[path]}>
      <TelemetryProvider value={given.telemetry ?? silent}>
        <AtomsProvider store={atoms}>
          <QueryClientProvider client={queryClient}>
            <ApiProvider value={api}>
              <LocaleProvider
                i18n={i18n}
                locale={locale}
                direction={directionOf(locale)}
                timeZone="Europe/Oslo"
                viewerTimeZone="Europe/Oslo"
                clock={clock}
              >
                <NotifyProvider value={notify}>
                  <SlotProvider fills={given.fills ?? new Map()}>{given.children}</SlotProvider>
                </NotifyProvider>
              </LocaleProvider>
            </ApiProvider>
          </QueryClientProvider>
        </AtomsProvider>
      </TelemetryProvider>
    </MemoryRouter>
  );
}

/** Writes the address out, for tests to read. */
export function Here() {
  const { pathname, search } = useLocation();
  return <output data-testid="here">{pathname + search}</output>;
}
