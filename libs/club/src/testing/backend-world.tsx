import { type Api, createApi } from '@touchline/api-client';
import { createLazySession, type Credentials, type Session } from '@touchline/auth-session';
import { type SiteConfig, ViewerProvider } from '@touchline/feature-kit';
import {
  newQueryClient,
  PageProviders,
  type PageProvidersProps,
  createSiteConfig,
} from '@touchline/feature-kit/testing';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';

/** Answers a call in place of the backend; undefined passes it on. */
export type OverrideAnswer = (path: string, body: string) => Response | Promise<Response> | undefined;

export interface BackendWorld {
  api: Api;
  session: Session;
  /** Paths of the calls so far. */
  requests: string[];
  /** Sets the function that answers calls in place of the backend. */
  overrideAnswer: (answer: OverrideAnswer | undefined) => void;
  Providers: (props: Pick<PageProvidersProps, 'path' | 'children' | 'fills'>) => ReactNode;
}

let worldCount = 0;

/**
 * The providers that the shell gives a page, over the reference backend.
 * @param content the site's configuration of its content
 */
export function createBackendWorld(baseUrl: string, content: SiteConfig['content'] = {}): BackendWorld {
  const requests: string[] = [];
  let answer: OverrideAnswer | undefined;
  const telemetry = createTelemetry();
  const api: Api = createApi({
    baseUrl,
    limits: { maxTries: 1 },
    auth: {
      token: (...tokenArguments) => session.auth.token(...tokenArguments),
      refresh: (...tokenArguments) => session.auth.refresh(...tokenArguments),
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      requests.push(pathname);
      return (await answer?.(pathname, await request.clone().text())) ?? fetch(request);
    },
  });
  // Sessions of the same customer id share their state, so each world has its own.
  const session = createLazySession({ customerId: `club-${(worldCount += 1)}`, api: () => api, telemetry });
  const atoms = createStore();
  const queryClient = newQueryClient();
  const site = createSiteConfig({ content });
  return {
    api,
    session,
    requests,
    overrideAnswer: (next) => (answer = next),
    Providers: ({ children, ...page }) => (
      <PageProviders
        now={Date.now()}
        timeZone="UTC"
        api={api}
        atoms={atoms}
        queryClient={queryClient}
        site={site}
        {...page}
      >
        <ViewerProvider value={session}>{children}</ViewerProvider>
      </PageProviders>
    ),
  };
}

let accountCount = 0;

/** Signs up a new account. @param club the viewer's favourite, if any @returns its credentials */
export async function signUp({ session }: BackendWorld, club?: string): Promise<Credentials> {
  const [username, password] = [`club-${Date.now()}-${(accountCount += 1)}@example.com`, 'correct horse 9'];
  await session.signUp({ email: username, password, displayName: 'Vera Lind', terms: true });
  if (club !== undefined) await session.updateProfile({ favoriteClubId: club });
  return { username, password };
}
