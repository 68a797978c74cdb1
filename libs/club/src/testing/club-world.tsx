import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider, createApi } from '@touchline/api-client';
import { createLazySession, type Session, sessionAtom } from '@touchline/auth-session';
import { type Notify, NotifyProvider } from '@touchline/feature-kit';
import { createClock, createI18n, LocaleProvider, type Texts } from '@touchline/i18n';
import { type Telemetry, TelemetryProvider } from '@touchline/telemetry';
import { createStore, Provider as AtomsProvider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

const files = import.meta.glob<Texts>(['../../locales/en.json', '../../../content/locales/en.json'], {
  eager: true,
  import: 'default',
});
const resources = {
  club: files['../../locales/en.json'] ?? {},
  content: files['../../../content/locales/en.json'] ?? {},
};

const nothing = (): void => undefined;
const telemetry: Telemetry = {
  event: nothing,
  error: nothing,
  page: nothing,
  identify: nothing,
  attach: () => nothing,
  setConsent: nothing,
};

/** What a call is answered with, by the end of its path; a function is asked each time, what is left out never answers. */
export type Answers = Readonly<Record<string, unknown>>;

export const refused = (status: number): Response => Response.json({ error: 'server_error' }, { status });

export interface ClubWorld {
  session: Session;
  atoms: ReturnType<typeof createStore>;
  /** Path and body of every call. */
  asked: string[];
  Provide: (props: { path: string; notify?: Notify | undefined; children: ReactNode }) => ReactNode;
}

/** What the shell gives the page: a real session over an API whose answers are made by hand. */
export function clubWorld(answers: Answers): ClubWorld {
  const asked: string[] = [];
  const api = createApi({
    baseUrl: 'https://api.example',
    limits: { tries: 1 },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      asked.push(`${pathname} ${await request.text()}`);
      const given = Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1];
      const answer: unknown = typeof given === 'function' ? given() : given;
      if (answer === undefined) return new Promise(() => undefined);
      return answer instanceof Response ? answer : Response.json({ content: answer });
    },
  });
  const session = createLazySession({ customerId: 'demo', api: () => api, telemetry });
  const atoms = createStore();
  atoms.set(sessionAtom, session);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const i18n = createI18n({ locale: 'en', resources });
  const clock = createClock(0);
  return {
    session,
    atoms,
    asked,
    Provide: ({ path, notify = nothing, children }) => (
      <MemoryRouter initialEntries={[path]}>
        <TelemetryProvider value={telemetry}>
          <AtomsProvider store={atoms}>
            <QueryClientProvider client={queryClient}>
              <ApiProvider value={api}>
                <LocaleProvider i18n={i18n} locale="en" direction="ltr" timeZone="UTC" clock={clock}>
                  <NotifyProvider value={notify}>{children}</NotifyProvider>
                </LocaleProvider>
              </ApiProvider>
            </QueryClientProvider>
          </AtomsProvider>
        </TelemetryProvider>
      </MemoryRouter>
    ),
  };
}

const profile = { id: 'u1', email: 'ingrid@example.com', displayName: 'Ingrid' };
const tokenData = { access_token: 'a', expires_in: 900, refresh_token: 'r' };

/** The answer to a sign-in. @param favoriteClubId of a viewer who has chosen */
export const signedIn = (favoriteClubId?: string) => ({
  tokenData,
  profile: { ...profile, favoriteClubId },
  devices: [],
});

/** The answer to a changed profile. */
export const profileWith = (favoriteClubId: string) => ({ ...profile, favoriteClubId });

/** An answer to the list of clubs. */
export const clubs = (names: readonly string[]) => ({
  entries: names.map((name) => ({ id: name.toLowerCase(), name, league: { id: 'l', title: 'Premier' } })),
});

export const signIn = (session: Session) => session.signIn({ username: 'ingrid@example.com', password: 'late goal' });

/** Writes the address out, for tests to read. */
export function Here() {
  const { pathname, search } = useLocation();
  return <output data-testid="here">{pathname + search}</output>;
}
