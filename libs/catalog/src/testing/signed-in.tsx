import { type Api, createApi } from '@touchline/api-client';
import { createLazySession, type Session } from '@touchline/auth-session';
import { ViewerProvider } from '@touchline/feature-kit';
import { PageProviders, type PageProvidersProps } from '@touchline/feature-kit/testing';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';

export interface SignedIn {
  /** Sends requests with the session's token. */
  api: Api;
  session: Session;
  Providers: (props: Pick<PageProvidersProps, 'children' | 'queryClient' | 'site'>) => ReactNode;
}

/** Signs in the seeded viewer of the reference backend, and returns the providers of a page. */
export async function createSignedIn(backendUrl: string): Promise<SignedIn> {
  const session = createLazySession({ customerId: 'demo', api: (): Api => api, telemetry: createTelemetry() });
  const api: Api = createApi({ baseUrl: backendUrl, auth: session.auth });
  await session.signIn({ username: 'viewer@example.com', password: 'touchline-demo' });
  const atoms = createStore();
  const now = Date.now();
  return {
    api,
    session,
    Providers: ({ children, ...page }) => (
      <ViewerProvider value={session}>
        <PageProviders now={now} api={api} atoms={atoms} {...page}>
          {children}
        </PageProviders>
      </ViewerProvider>
    ),
  };
}
