import { act, cleanup, render, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { contentKeys, eventPath } from '@touchline/content';
import { type Viewer, ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession } from '@touchline/feature-kit/testing';
import type { PlayerProps, PlayerState } from '@touchline/player';
import type { Telemetry } from '@touchline/telemetry';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Scene } from '../testing/scene.tsx';
import { createWireMatch } from '../testing/wire.ts';
import { channelPage } from './channel.page.tsx';
import { eventPage } from './event.page.tsx';

// jsdom plays no video, so a press simulates the first frame.
vi.mock('@touchline/player', () => ({
  Player: ({ onState }: PlayerProps) => (
    // The page reads only this field of the player's state.
    <button type="button" onClick={() => onState?.({ firstFrame: true } as PlayerState)}>
      first frame
    </button>
  ),
}));
vi.mock('@touchline/player/remote', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  preloadStream: () => undefined,
}));

const { Page } = eventPage({ match_stats: true, player_highlights: true });
const { Page: ChannelPage } = channelPage({ match_stats: true, player_highlights: true });
const requestedPaths: string[] = [];
const bodies: unknown[] = [];
const reportedErrors: string[] = [];
const telemetry: Telemetry = {
  event: () => undefined,
  page: () => undefined,
  attach: () => () => undefined,
  identify: () => undefined,
  setConsent: () => undefined,
  error: (_error, context) => void reportedErrors.push(String(context?.['section'])),
};

beforeEach(() => {
  requestedPaths.length = 0;
  bodies.length = 0;
  reportedErrors.length = 0;
});
afterEach(cleanup);

const match = createWireMatch({ stats_enabled: true });

const createSession = (viewer: Viewer | null) =>
  createViewerSession(viewer, { auth: { token: async () => 'token', refresh: async () => 'token' } });

function openPage(respond: () => Promise<Response>, event = match, viewer: Viewer | null = null): void {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnMount: false } } });
  queryClient.setQueryData(contentKeys.event(event.id, 'id'), event);
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input);
    requestedPaths.push(new URL(request.url).pathname);
    if (request.method === 'POST') bodies.push(await request.json());
    return respond();
  };
  render(
    <Scene queryClient={queryClient} fetch={fetch} telemetry={telemetry} path={eventPath(event)}>
      <ViewerProvider value={createSession(viewer)}>
        <Routes>
          <Route path="/events/:eventId/" element={<Page />} />
          <Route path="/channels/:eventId/" element={<ChannelPage />} />
        </Routes>
      </ViewerProvider>
    </Scene>,
  );
}

const secondaryPaths = ['/api/clip/list', '/api/clip/list', '/api/event/stats', '/api/vod/get_related_videos'];

test('an event’s page makes no call before the first frame, and then all calls at once', async () => {
  openPage(() => new Promise(() => undefined));
  const firstFrameElement = await screen.findByText('first frame');
  expect(requestedPaths).toEqual([]);
  act(() => firstFrameElement.click());
  await expect.poll(() => requestedPaths.toSorted()).toEqual(secondaryPaths);
});

test('an event’s page makes all calls when it is printed before the first frame', async () => {
  // Otherwise the requests would begin after four seconds.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  openPage(() => new Promise(() => undefined));
  act(() => void dispatchEvent(new Event('beforeprint')));
  await act(() => vi.dynamicImportSettled());
  expect(requestedPaths.toSorted()).toEqual(secondaryPaths);
});

test('an event’s page requests 24 entries of each list of highlights and clips of a match', async () => {
  openPage(() => new Promise(() => undefined), match, { id: 'u1' });
  act(() => screen.getByText('first frame').click());
  const matchListBody = (filters: object) =>
    expect.objectContaining({ page: 0, size: 24, next: true, count: false, filters });
  await expect.poll(() => bodies).toHaveLength(4);
  expect(bodies).toEqual(
    expect.arrayContaining([
      matchListBody({ event_id: ['m1'], type: ['game'] }),
      matchListBody({ event_id: ['m1'], type: ['player'] }),
      matchListBody({ event_id: ['m1'], media_type: ['user_clip'] }),
      matchListBody({ event_id: ['m1'], media_type: ['user_highlight'] }),
    ]),
  );
});

test('each part of an event’s page that fails to load is hidden and logged once, and the match plays', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const respondRefused = async () =>
    Response.json({ error: 'internal', messageErrorCode: 'internal' }, { status: 500 });
  openPage(respondRefused, match, { id: 'u1' });
  act(() => screen.getByText('first frame').click());
  const sectionNames = ['game highlights', 'player highlights', 'related', 'stats', 'user_clip', 'user_highlight'];
  await expect.poll(() => reportedErrors.toSorted()).toEqual(sectionNames);
  expect(warn.mock.calls.flat().toSorted()).toEqual(
    sectionNames.map((partName) => `Failed to load "${partName}" of event m1: internal`),
  );
  expect(screen.getByText('first frame')).toBeTruthy();
  expect(screen.queryByText('Match stats')).toBeNull();
  expect(screen.queryByText('More to watch')).toBeNull();
});

test('the page of a channel loads only its programme', async () => {
  const channel = createWireMatch({ status: 'channel', team1: undefined, team2: undefined, stats_enabled: true });
  const { hd } = channel.source ?? {};
  openPage(async () => Response.json({ content: { entries: [] } }), {
    ...channel,
    source: { hd, epg: '/epg/nil.json' },
  });
  act(() => screen.getByText('first frame').click());
  await expect.poll(() => requestedPaths).toEqual(['/epg/nil.json']);
  // Other requests would follow the first frame.
  await act(() => vi.dynamicImportSettled());
  expect(requestedPaths).toEqual(['/epg/nil.json']);
  expect(screen.queryByText('More to watch')).toBeNull();
});
