import type { QueryClient } from '@tanstack/react-query';
import { createApi, type Api } from '@touchline/api-client';
import { createLazySession, type Session } from '@touchline/auth-session';
import { eventSignIn, type EventView, toEventView } from '@touchline/content';
import { getEvent, listEvents, listTags, type Tag } from '@touchline/contract';
import { ViewerProvider } from '@touchline/feature-kit';
import { filled, newQueryClient, PageProviders } from '@touchline/feature-kit/testing';
import { createRemote, type PlayerRemote, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer, type StandInPlayer } from '@touchline/player/testing';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import { type ReactNode } from 'react';

/** Answers a call instead of the backend; the backend answers if it returns undefined. */
export type Instead = (path: string) => Response | Promise<Response> | undefined;

export interface MomentsWorld {
  api: Api;
  session: Session;
  queryClient: QueryClient;
  remote: PlayerRemote;
  player: StandInPlayer;
  /** Paths of all calls. */
  asked: string[];
  /** Texts of all toasts. */
  said: string[];
  /** All reported errors. */
  reported: unknown[];
  /** Sets the function that answers instead of the backend. */
  instead: (answer: Instead | undefined) => void;
  Provide: (props: { children: ReactNode }) => ReactNode;
}

/** Numbers the customers: worlds of one customer would share a session. */
let worldCount = 0;

/**
 * Provides what the shell provides to the page, with a player without video.
 * @param baseUrl address of the reference backend
 * @param first answers calls instead of the backend
 */
export function momentsWorld(baseUrl: string, first?: Instead): MomentsWorld {
  const asked: string[] = [];
  const said: string[] = [];
  const reported: unknown[] = [];
  let answer = first;
  const telemetry = createTelemetry();
  telemetry.error = (error) => void reported.push(error);
  const api: Api = createApi({
    baseUrl,
    limits: { tries: 1 },
    auth: { token: (...given) => session.auth.token(...given), refresh: (...given) => session.auth.refresh(...given) },
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return (await answer?.(pathname)) ?? fetch(request);
    },
  });
  const session = createLazySession({ customerId: `demo-${(worldCount += 1)}`, api: () => api, telemetry });
  const atoms = createStore();
  const remote = createRemote();
  const player = createStandInPlayer(remote);
  const queryClient = newQueryClient();
  const signIn = filled(eventSignIn, () => <a href="/auth/login/">Sign in</a>);
  return {
    api,
    session,
    queryClient,
    remote,
    player,
    asked,
    said,
    reported,
    instead: (next) => (answer = next),
    Provide: ({ children }) => (
      <PageProviders
        now={Date.now()}
        timeZone="UTC"
        api={api}
        atoms={atoms}
        queryClient={queryClient}
        telemetry={telemetry}
        notify={(_kind, words) => said.push(words)}
        fills={new Map([[eventSignIn.name, [signIn]]])}
      >
        <ViewerProvider value={session}>
          <RemoteProvider remote={remote}>{children}</RemoteProvider>
        </ViewerProvider>
      </PageProviders>
    ),
  };
}

let accountCount = 0;

/**
 * Creates an account and signs it in.
 * @param isEditor may tag for everybody
 */
export async function signUp({ session }: MomentsWorld, baseUrl: string, isEditor = false): Promise<void> {
  const email = `moments-${Date.now()}-${(accountCount += 1)}@example.com`;
  const password = 'correct horse 9';
  await session.signUp({ email, password, displayName: 'Vera Lind', terms: true });
  if (!isEditor) return;
  await fetch(`${baseUrl}/__world`, { method: 'POST', body: JSON.stringify({ mayTagForAll: email }) });
  await session.signOut();
  await session.signIn({ username: email, password });
}

/**
 * A recorded match of the reference backend that is free to watch. Its score is that of the rendered recording, so its
 * goals are in the picture.
 */
export async function recordedMatch({ api }: MomentsWorld, index = 0): Promise<EventView> {
  const filters = { status: ['archived' as const], 'identities.id': ['nordic-men'] };
  const { entries } = await api.call(listEvents, { body: { size: 200, filters } });
  const free = entries.filter(
    ({ commerce_coverage: coverage, team1, team2 }) =>
      coverage === 'commerce_free_media' && team1?.score === 4 && team2?.score === 2,
  );
  const event = await api.call(getEvent, { params: { id: free[index]?.id ?? '' } });
  return toEventView(event, { text: (key) => key });
}

/** The viewer's own tags on the server. */
export const readPersonalTags = async ({ api }: MomentsWorld, targetId: string): Promise<Tag[]> =>
  (await api.call(listTags, { body: { targetId, global: false, size: 999, page: 0 } })).entries;
