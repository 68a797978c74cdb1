import { createLazySession, type Session } from '@touchline/auth-session';
import { ViewerProvider } from '@touchline/feature-kit';
import { createStubApi, PageProviders, type PageProvidersProps } from '@touchline/feature-kit/testing';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';

export { ShownAddress } from '@touchline/feature-kit/testing';

/** Answers by the end of a call's path. A function runs for each call; a call that is missing here stays pending. */
export type Answers = Readonly<Record<string, unknown>>;

export const createRefusal = (status: number): Response => Response.json({ error: 'server_error' }, { status });

export interface ClubWorld {
  session: Session;
  atoms: ReturnType<typeof createStore>;
  /** Path and body of every call. */
  requests: string[];
  /** The events that telemetry has received. */
  analyticsEvents: unknown[];
  Providers: (props: Pick<PageProvidersProps, 'path' | 'notify' | 'fills' | 'children'>) => ReactNode;
}

/** The providers that the shell gives the page: a real session over an API with given answers. */
export function createClubWorld(answers: Answers): ClubWorld {
  const requests: string[] = [];
  const analyticsEvents: unknown[] = [];
  const telemetry = createTelemetry({ sinks: [{ event: (...event) => void analyticsEvents.push(event) }] });
  const api = createStubApi((path, body) => {
    requests.push(`${path} ${body}`);
    const configuredAnswer = Object.entries(answers).find(([pathEnd]) => path.endsWith(pathEnd))?.[1];
    const answer: unknown = typeof configuredAnswer === 'function' ? configuredAnswer() : configuredAnswer;
    return answer === undefined || answer instanceof Response ? answer : Response.json({ content: answer });
  });
  const session = createLazySession({ customerId: 'demo', api: () => api, telemetry });
  const atoms = createStore();
  return {
    session,
    atoms,
    requests,
    analyticsEvents,
    Providers: ({ children, ...page }) => (
      <PageProviders now={0} timeZone="UTC" api={api} atoms={atoms} telemetry={telemetry} {...page}>
        <ViewerProvider value={session}>{children}</ViewerProvider>
      </PageProviders>
    ),
  };
}

const profile = { id: 'u1', email: 'ingrid@example.com', displayName: 'Ingrid' };
const tokenData = { access_token: 'a', expires_in: 900, refresh_token: 'r' };

/** The answer to a sign-in. @param favoriteClubId of a viewer with a club */
export const createSignInAnswer = (favoriteClubId?: string) => ({
  tokenData,
  profile: { ...profile, favoriteClubId },
  devices: [],
});

/** The answer to a changed profile. */
export const createProfileAnswer = (favoriteClubId?: string) => ({ ...profile, favoriteClubId });

/** An answer of the list of clubs. */
export const createClubListAnswer = (names: readonly string[]) => ({
  entries: names.map((name) => ({ id: name.toLowerCase(), name, league: { id: 'l', title: 'Premier' } })),
});

export const signIn = (session: Session) => session.signIn({ username: 'ingrid@example.com', password: 'late goal' });
