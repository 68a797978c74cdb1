import type { QueryClient } from '@tanstack/react-query';
import { createApi, type Api } from '@touchline/api-client';
import { createLazySession, type Credentials, type Session } from '@touchline/auth-session';
import { type FollowedType, listFollowed, saveFollow } from '@touchline/contract';
import {
  signedInViewerAtom,
  type NoticeAction,
  type Notify,
  type StartContext,
  ViewerProvider,
  pendingActionAtom,
  whileSignedIn,
} from '@touchline/feature-kit';
import { newQueryClient, PageProviders, type PageProvidersProps } from '@touchline/feature-kit/testing';
import { createTelemetry, type Telemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { syncFollowed } from '../state/sync-followed.ts';
import type { FollowingOptions } from '../options.ts';

export { ShownAddress } from '@touchline/feature-kit/testing';

/** Responds to a request instead of the backend; undefined sends the request to the backend. */
export type Responder = (
  path: string,
  query: URLSearchParams,
  body: string,
  request: Request,
) => Response | Promise<Response> | undefined;

export interface FollowingWorld {
  api: Api;
  session: Session;
  queryClient: QueryClient;
  telemetry: Telemetry;
  /** Paths of all requests so far, except those of the sign-in. */
  requests: string[];
  /** Texts of the toasts. */
  toasts: string[];
  /** Presses the action of the last toast with an action. */
  pressToast: () => void;
  /** The reported analytics events, with their parameters. */
  events: unknown[];
  /** Sets a responder that replaces the backend until the next call. */
  setResponder: (respond: Responder | undefined) => void;
  /** An entry for each call of `openSignIn`. */
  enteredPaths: string[];
  /** Returns the purpose that the sign-in page shows. */
  getPurpose: () => string | undefined;
  /** Starts the session, as the shell does after hydration. */
  start: () => void;
  Providers: (props: Pick<PageProvidersProps, 'path' | 'children' | 'fills'>) => ReactNode;
}

let worldCount = 0;

/** The providers that the shell gives a page, with the reference backend or with given responses. */
export function createFollowingWorld(baseUrl: string, options: FollowingOptions = { view: 'team' }): FollowingWorld {
  const requests: string[] = [];
  const toasts: string[] = [];
  const events: unknown[] = [];
  const enteredPaths: string[] = [];
  let respond: Responder | undefined;
  const telemetry = createTelemetry();
  telemetry.event = (...event) => void events.push(event);
  const api: Api = createApi({
    baseUrl,
    limits: { maxTries: 1 },
    auth: { token: (...args) => session.auth.token(...args), refresh: (...args) => session.auth.refresh(...args) },
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.startsWith('/api/follow/')) requests.push(pathname);
      return (await respond?.(pathname, searchParams, await request.clone().text(), request.clone())) ?? fetch(request);
    },
  });
  // Sessions with the same customer id share their state, so each world has its own id.
  const session = createLazySession({ customerId: `demo-${(worldCount += 1)}`, api: () => api, telemetry });
  const viewerSession = { ...session, openSignIn: async () => void enteredPaths.push('in') };
  const atoms = createStore();
  const queryClient = newQueryClient();
  let offeredAction: NoticeAction | undefined;
  const notify: Notify = (_kind, message, action) => {
    toasts.push(message);
    offeredAction = action ?? offeredAction;
  };
  const context: StartContext = {
    api,
    queryClient,
    atoms,
    session,
    realtime: null,
    telemetry,
    navigate: () => undefined,
    notify,
    build: 'b1',
    heading: () => '/',
    onPage: () => () => undefined,
    errorText: () => 'It is down.',
    texts: async () => (key, message) => [key, ...Object.values(message ?? {})].join(' '),
  };
  return {
    api,
    session,
    queryClient,
    telemetry,
    requests,
    toasts,
    pressToast: () => offeredAction?.onPress(),
    events,
    enteredPaths,
    getPurpose: () => atoms.get(pendingActionAtom)?.purpose,
    setResponder: (next) => (respond = next),
    start() {
      whileSignedIn(atoms, async () => (viewer) => syncFollowed(options, context, viewer));
      atoms.set(signedInViewerAtom, session.viewer()?.id ?? null);
    },
    Providers: ({ children, ...page }) => (
      <PageProviders
        now={Date.now()}
        timeZone="UTC"
        api={api}
        atoms={atoms}
        queryClient={queryClient}
        telemetry={telemetry}
        notify={notify}
        {...page}
      >
        <ViewerProvider value={viewerSession}>{children}</ViewerProvider>
      </PageProviders>
    ),
  };
}

let accountCount = 0;

/** Signs up a new account that follows the given targets. @returns its credentials */
export async function signUp(
  { session, api }: FollowingWorld,
  followed: readonly (readonly [FollowedType, string])[] = [],
): Promise<Credentials> {
  const [username, password] = [`following-${Date.now()}-${(accountCount += 1)}@example.com`, 'correct horse 9'];
  await session.signUp({ email: username, password, displayName: 'Vera Lind', terms: true });
  for (const [type, reference_id] of followed) await api.call(saveFollow, { body: { type, reference_id } });
  return { username, password };
}

/** @returns the ids of the followed targets on the server, the latest first */
export const readFollowedAtServer = async ({ api }: FollowingWorld): Promise<string[]> =>
  (await api.call(listFollowed, { query: { size: 999 } })).entries.map(({ reference_id }) => reference_id);
