import type { QueryClient } from '@tanstack/react-query';
import { createApi, type Api } from '@touchline/api-client';
import { createLazySession, type Session } from '@touchline/auth-session';
import { eventSignIn, type EventView, toEventView } from '@touchline/content';
import { getEvent, listEvents, listTags, sportPeriods, type Tag } from '@touchline/contract';
import { ViewerProvider } from '@touchline/feature-kit';
import { createFill, newQueryClient, PageProviders } from '@touchline/feature-kit/testing';
import { createRemote, type PlayerRemote, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer, type StandInPlayer } from '@touchline/player/testing';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import { type ReactNode } from 'react';

/** Answers a call instead of the backend; the backend answers if it returns undefined. */
export type Responder = (path: string, request: Request) => Response | Promise<Response> | undefined;

export interface MomentsWorld {
  api: Api;
  session: Session;
  queryClient: QueryClient;
  remote: PlayerRemote;
  player: StandInPlayer;
  /** Paths of all calls. */
  requestedPaths: string[];
  /** Texts of all toasts. */
  messages: string[];
  /** All reported errors. */
  reportedErrors: unknown[];
  /** Sets the function that answers instead of the backend. */
  setResponder: (respond: Responder | undefined) => void;
  Providers: (props: { children: ReactNode }) => ReactNode;
}

/** Numbers the customers: worlds of one customer would share a session. */
let worldCount = 0;

/**
 * Provides what the shell provides to the page, with a player without video.
 * @param baseUrl address of the reference backend
 * @param firstResponder answers calls instead of the backend
 * @param findThumbnail returns the video's small picture near a second; by default the video has none
 */
export function createMomentsWorld(
  baseUrl: string,
  firstResponder?: Responder,
  findThumbnail?: Parameters<typeof createStandInPlayer>[1],
): MomentsWorld {
  const requestedPaths: string[] = [];
  const messages: string[] = [];
  const reportedErrors: unknown[] = [];
  let respond = firstResponder;
  const telemetry = createTelemetry();
  telemetry.error = (error) => void reportedErrors.push(error);
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
      requestedPaths.push(pathname);
      return (await respond?.(pathname, request)) ?? fetch(request);
    },
  });
  const session = createLazySession({ customerId: `demo-${(worldCount += 1)}`, api: () => api, telemetry });
  const atoms = createStore();
  const remote = createRemote();
  const player = createStandInPlayer(remote, findThumbnail);
  const queryClient = newQueryClient();
  const signIn = createFill(eventSignIn, ({ label }) => <a href="/auth/login/">{label}</a>);
  return {
    api,
    session,
    queryClient,
    remote,
    player,
    requestedPaths,
    messages,
    reportedErrors,
    setResponder: (nextResponder) => (respond = nextResponder),
    Providers: ({ children }) => (
      <PageProviders
        now={Date.now()}
        timeZone="UTC"
        api={api}
        atoms={atoms}
        queryClient={queryClient}
        telemetry={telemetry}
        notify={(_kind, message) => messages.push(message)}
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
/** The password of all accounts. */
export const password = 'correct horse 9';

/**
 * Creates an account and signs it in.
 * @param isEditor may create public tags
 */
export async function signUp({ session }: MomentsWorld, baseUrl: string, isEditor = false): Promise<void> {
  const email = `moments-${Date.now()}-${(accountCount += 1)}@example.com`;
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
export async function findRecordedMatch({ api }: MomentsWorld, index = 0): Promise<EventView> {
  const filters = { status: ['archived' as const], 'identities.id': ['nordic-men'] };
  const { entries } = await api.call(listEvents, { body: { size: 200, filters } });
  const freeEntries = entries.filter(
    ({ commerce_coverage: coverage, team1, team2 }) =>
      coverage === 'commerce_free_media' && team1?.score === 4 && team2?.score === 2,
  );
  const event = await api.call(getEvent, { params: { id: freeEntries[index]?.id ?? '' } });
  return toEventView(event, { text: (key) => key });
}

/** All tags of a match that the viewer may read, in the order of the match. */
export const readTags = async ({ api }: Pick<MomentsWorld, 'api'>, { id }: Pick<EventView, 'id'>): Promise<Tag[]> =>
  (await api.call(listTags, { body: { targetId: id, size: 999, page: 0 } })).entries;

/** Finds the first goal of these tags. @throws Error without a goal */
export function findGoal(tags: readonly Tag[]): Tag & { time: number } {
  const goal = tags.find(({ kind }) => kind === 'goal');
  if (goal?.time === undefined) throw new Error('no goal with a time');
  return { ...goal, time: goal.time };
}

/** The clock of an ice hockey tag: the time that is left in its period, such as `14:42`. */
export function getClockText({ clock_seconds: playedSeconds = 0 }: Tag): string {
  const leftSeconds = (sportPeriods('ice-hockey')?.seconds ?? 0) - playedSeconds;
  return `${String(Math.floor(leftSeconds / 60)).padStart(2, '0')}:${String(leftSeconds % 60).padStart(2, '0')}`;
}

/** The English name of a tag's period. */
export const getPeriodName = ({ period = 1 }: Tag): string => `${['1st', '2nd', '3rd'][period - 1]} period`;

/** The viewer's own tags on the server. */
export const readPersonalTags = async ({ api }: MomentsWorld, targetId: string): Promise<Tag[]> =>
  (await api.call(listTags, { body: { targetId, global: false, size: 999, page: 0 } })).entries;
