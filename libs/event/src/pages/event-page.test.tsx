import { act, cleanup, render, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { createApi } from '@touchline/api-client';
import { applyUpdate, connectRoomsToCache, contentKeys, eventQuery } from '@touchline/content';
import { eventUrlChange, updateEvent, type WireEvent } from '@touchline/contract';
import { HeadProvider } from '@touchline/feature-kit';
import type { PlayerProps, PlayerState } from '@touchline/player';
import { fakeRealtime } from '@touchline/realtime/testing';
import type { Telemetry } from '@touchline/telemetry';
import { useEffect } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
// Loaded before the tests: otherwise its load time decides which test renders it.
import '../components/ready/ready-line.tsx';
import { Scene } from '../testing/scene.tsx';
import { kickOff, createWireMatch } from '../testing/wire.ts';
import { eventPage } from './event.page.tsx';

// jsdom plays no video, so the tests check the values that the page passes to the player.
vi.mock('@touchline/player', () => ({
  Player({ address, kind, resolveAddress, onEnded, onState }: PlayerProps) {
    useEffect(() => {
      // The page reads only this field of the player's state.
      if (hasFirstFrame) onState?.({ firstFrame: true } as PlayerState);
    });
    return (
      <div data-testid="player" data-address={address} data-kind={kind}>
        <button type="button" onClick={onEnded}>
          end
        </button>
        <button type="button" onClick={() => void resolveAddress?.('hd')}>
          ask
        </button>
      </div>
    );
  },
}));
let hasFirstFrame = true;
vi.mock('@touchline/player/remote', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  preloadStream: () => undefined,
}));

const { Page } = eventPage({});
const minuteMs = 60_000;

function OpenedPage() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/events/m1/')}>
        open
      </button>
      <Routes>
        <Route path="/events/:eventId/" element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

const createResponse = (content: unknown, status = 200): Response => Response.json({ content }, { status });

/** Opens the page of `event` at `now`. `backend` answers later loads and counts them. */
async function openEventPage(event: WireEvent, now: number, { broken = false, laterEvent = event } = {}) {
  vi.setSystemTime(now);
  const realtime = fakeRealtime();
  const backend: { event: WireEvent | undefined; requestCount: number } = { event: laterEvent, requestCount: 0 };
  const reportedErrors: string[] = [];
  const analyticsEvents: unknown[] = [];
  const telemetry: Telemetry = {
    event: (...event) => void analyticsEvents.push(event),
    page: () => undefined,
    attach: () => () => undefined,
    identify: () => undefined,
    setConsent: () => undefined,
    error: (_error, context) => void reportedErrors.push(String(context?.['section'] ?? context?.['path'])),
  };
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const { url } = new Request(input);
    if (!url.includes('get_by_id')) {
      return broken
        ? createResponse(undefined, 500)
        : createResponse({
            entries: [createWireMatch({ id: 'other', title: 'Another match', safe_title: 'Another match' })],
          });
    }
    backend.requestCount += 1;
    if (!backend.event) return Response.json({ error: 'not_found', messageErrorCode: 'not_found' }, { status: 404 });
    return createResponse(backend.event);
  };
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 5000, refetchOnMount: false } },
  });
  queryClient.setQueryData(contentKeys.event('m1', 'id'), event);
  connectRoomsToCache(realtime, queryClient, { apiBase: '', onBadAddress: () => undefined });
  const headTitles: (string | undefined)[] = [];
  render(
    <HeadProvider value={(head) => void headTitles.push(head?.title)}>
      <Scene now={now} fetch={fetch} realtime={realtime} telemetry={telemetry} queryClient={queryClient}>
        <OpenedPage />
      </Scene>
    </HeadProvider>,
  );
  await act(async () => screen.getByText('open').click());
  await advanceTime(0);
  return { realtime, backend, reportedErrors, countedEvents: analyticsEvents, headTitles };
}

/** Advances the time in steps of at most half a second, so that the page's clock ticks. */
async function advanceTime(milliseconds: number): Promise<void> {
  for (let remainingMs = milliseconds; remainingMs >= 0; remainingMs -= 500)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(500, remainingMs)));
}

const queryPlayer = (): HTMLElement | null => screen.queryByTestId('player');
const upcoming = createWireMatch({ status: 'upcoming', source: undefined, team1: { name: 'A' }, team2: { name: 'B' } });

// Loads lazy modules before the fake timers start, because an import never finishes with fake
// timers.
beforeAll(async () => {
  const api = createApi({ baseUrl: 'https://api.example', fetch: async () => createResponse(createWireMatch()) });
  const client = new QueryClient();
  await client.fetchQuery(eventQuery(api, 'm1'));
  await applyUpdate(client, 'm1', {});
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  hasFirstFrame = true;
});

test('the event’s page plays a live match, and updates the score from the room without a request', async () => {
  const {
    realtime,
    backend,
    countedEvents: analyticsEvents,
  } = await openEventPage(createWireMatch(), kickOff + 10 * minuteMs);
  expect(queryPlayer()?.dataset['address']).toBe('/media/live/m1.m3u8');
  act(() =>
    realtime.receive(updateEvent, {
      eventId: 'm1',
      changes: { team1: { score: 2 }, updated_at: new Date(kickOff + 11 * minuteMs).toISOString() },
    }),
  );
  await advanceTime(100);
  expect(document.body.textContent).toContain('Tromsø Aurora 2, Oslo Ravens 0');
  expect(backend.requestCount).toBe(0);
  const item = { item_id: 'm1', item_name: 'Tromsø Aurora v Oslo Ravens', item_category: 'event' };
  expect(analyticsEvents).toEqual([['view_item', { items: [item] }]]);
});

test('a match starts automatically: from kick-off on, its page loads the event until its stream is available', async () => {
  const { backend } = await openEventPage(upcoming, kickOff - 3000);
  expect(screen.getByRole('timer')).toBeTruthy();
  await advanceTime(2000);
  // Half-way to the kick-off, the readiness check loads the event once.
  expect(backend.requestCount).toBe(1);
  await advanceTime(4000);
  expect(backend.requestCount).toBeGreaterThan(1);
  expect(screen.getByText('Any moment now')).toBeTruthy();
  backend.event = createWireMatch();
  // Covers the longest wait until the next load, and the random delay of the start.
  await advanceTime(10_000);
  expect(queryPlayer()?.dataset['address']).toBe('/media/live/m1.m3u8');
  const { requestCount } = backend;
  await advanceTime(5 * minuteMs);
  expect(backend.requestCount).toBe(requestCount);
});

test('the event’s page shows “Starting soon” when the backend or the room reports it', async () => {
  const { realtime } = await openEventPage(upcoming, kickOff - 10 * minuteMs);
  expect(screen.queryByText('Starting soon')).toBeNull();
  act(() => realtime.receive(updateEvent, { eventId: 'm1', changes: { starting_soon: true } }));
  await advanceTime(100);
  expect(screen.getByText('Starting soon').tagName).toBe('OUTPUT');
  act(() => realtime.receive(updateEvent, { eventId: 'm1', changes: { starting_soon: false } }));
  await advanceTime(100);
  expect(screen.queryByText('Starting soon')).toBeNull();
});

test('a removed match is shown as no longer available, and starts when it is back', async () => {
  const { backend } = await openEventPage(upcoming, kickOff - 3000);
  backend.event = undefined;
  await advanceTime(10_000);
  expect(screen.queryByText('Any moment now')).toBeNull();
  expect(screen.getByText('This video is no longer available.')).toBeTruthy();
  backend.event = createWireMatch();
  await advanceTime(20_000);
  expect(queryPlayer()?.dataset['address']).toBe('/media/live/m1.m3u8');
});

test('the tab’s title changes from the announcement to the recording', async () => {
  const { realtime, backend, headTitles } = await openEventPage(upcoming, kickOff - 3000);
  expect(headTitles.at(-1)).toMatch(/^Tromsø Aurora v Oslo Ravens, Sat/);
  backend.event = createWireMatch();
  await advanceTime(8000);
  expect(headTitles.at(-1)).toBe('Live: Tromsø Aurora v Oslo Ravens');
  act(() =>
    realtime.receive(updateEvent, {
      eventId: 'm1',
      changes: { status: 'archived', source: { hd: '/recording.m3u8' } },
    }),
  );
  await advanceTime(100);
  expect(headTitles.at(-1)).toBe('Tromsø Aurora v Oslo Ravens, full match');
});

test('a match starts before its kick-off when the room sends a stream address [fault-31]', async () => {
  const randomSpy = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => randomSpy.mockRestore());
  const { realtime, backend } = await openEventPage(upcoming, kickOff - 10 * minuteMs);
  act(() => realtime.receive(eventUrlChange, { eventId: 'm1', url: '/early.m3u8', streamType: 'hd' }));
  await advanceTime(100);
  // The start for a viewer who has waited is delayed at random by up to three seconds.
  expect(screen.getByText('Any moment now')).toBeTruthy();
  await advanceTime(3_000);
  expect(queryPlayer()?.dataset['address']).toBe('/early.m3u8');
  expect(backend.requestCount).toBe(0);
});

test('the playing stream stays when the panorama gets a new address', async () => {
  const { realtime } = await openEventPage(createWireMatch(), kickOff + minuteMs);
  act(() => realtime.receive(eventUrlChange, { eventId: 'm1', url: '/p.m3u8', streamType: 'pano' }));
  await advanceTime(100);
  expect(queryPlayer()?.dataset['address']).toBe('/media/live/m1.m3u8');
});

test('the playing stream stays when its new address is unsafe, and the address is reported', async () => {
  const { backend, reportedErrors } = await openEventPage(createWireMatch(), kickOff + minuteMs);
  const source = { hd: 'http://elsewhere.example/a.m3u8', pano: '/p.m3u8' };
  backend.event = createWireMatch({ source, updated_at: new Date(kickOff + 11 * minuteMs).toISOString() });
  await act(async () => screen.getByText('ask').click());
  await advanceTime(500);
  expect(backend.requestCount).toBe(1);
  expect(queryPlayer()?.dataset['address']).toBe('/media/live/m1.m3u8');
  expect(reportedErrors).toEqual(['source.hd']);
});

test('the event’s page joins the room after the first frame, or after four seconds without a frame', async () => {
  hasFirstFrame = false;
  const { realtime } = await openEventPage(createWireMatch(), kickOff + 20 * minuteMs);
  await advanceTime(3_500);
  expect(realtime.rooms()).toEqual([]);
  await advanceTime(1_000);
  expect(realtime.rooms()).toEqual(['m1']);
});

test('the event’s page loads missed changes once after a reconnect [fault-22]', async () => {
  const { realtime, backend } = await openEventPage(createWireMatch(), kickOff + minuteMs);
  backend.event = createWireMatch({ team1: { name: 'Tromsø Aurora', score: 5 } });
  act(() => realtime.miss('m1'));
  await advanceTime(100);
  expect(backend.requestCount).toBe(1);
  expect(document.body.textContent).toContain('Tromsø Aurora 5, Oslo Ravens 0');
});

test('the event’s page shows a badge after a long loss of the socket, but not after a short loss [fault-21]', async () => {
  const { realtime } = await openEventPage(createWireMatch(), kickOff + minuteMs);
  act(() => realtime.setState('offline'));
  await advanceTime(5000);
  expect(screen.queryByText('Reconnecting…')).toBeNull();
  await advanceTime(10_000);
  expect(screen.getByText('Reconnecting…')).toBeTruthy();
  act(() => realtime.setState('online'));
  await advanceTime(100);
  expect(screen.queryByText('Reconnecting…')).toBeNull();
});

test('a live stream plays to its end when the match is archived, and then the page offers the recording', async () => {
  const { realtime, backend } = await openEventPage(createWireMatch(), kickOff + minuteMs);
  backend.event = createWireMatch({ status: 'archived', source: { hd: '/recording.m3u8' } });
  expect(realtime.rooms()).toEqual(['m1']);
  act(() =>
    realtime.receive(updateEvent, {
      eventId: 'm1',
      changes: { status: 'archived', source: { hd: '/recording.m3u8' } },
    }),
  );
  await advanceTime(100);
  expect(queryPlayer()?.dataset['address']).toBe('/media/live/m1.m3u8');
  expect(realtime.rooms()).toEqual([]);
  act(() => screen.getByText('end').click());
  await advanceTime(100);
  expect(screen.getByText('The live stream has ended')).toBeTruthy();
  act(() => screen.getByText('Watch the replay').click());
  await advanceTime(100);
  expect(queryPlayer()?.dataset['address']).toBe('/recording.m3u8');
  expect(queryPlayer()?.dataset['kind']).toBe('recording');
});

test('the event’s page loads the event when the stream ends, because the message may be lost', async () => {
  const { backend } = await openEventPage(createWireMatch(), kickOff + minuteMs);
  backend.event = createWireMatch({ status: 'archived', source: { hd: '/recording.m3u8' } });
  act(() => screen.getByText('end').click());
  await advanceTime(1000);
  expect(screen.getByText('Watch the replay')).toBeTruthy();
});

test('a live stream that fails after the match is over ends, and the page offers the recording without starting it', async () => {
  const { backend } = await openEventPage(createWireMatch(), kickOff + minuteMs);
  backend.event = createWireMatch({ status: 'archived', source: { hd: '/recording.m3u8' } });
  act(() => screen.getByText('ask').click());
  await advanceTime(1000);
  expect(queryPlayer()).toBeNull();
  expect(screen.getByText('Watch the replay')).toBeTruthy();
});

test('the event loads once if the server’s HTML shows it as blocked in the region', async () => {
  const { backend } = await openEventPage(
    createWireMatch({ available_in_region: false, source: undefined }),
    kickOff + minuteMs,
  );
  await advanceTime(500);
  expect(queryPlayer()).toBeNull();
  expect(backend.requestCount).toBe(1);
  await advanceTime(minuteMs);
  expect(backend.requestCount, 'no second load').toBe(1);
  cleanup();
  const openPage = await openEventPage(
    createWireMatch({ available_in_region: false, source: undefined }),
    kickOff + minuteMs,
    {
      laterEvent: createWireMatch(),
    },
  );
  await advanceTime(500);
  expect(queryPlayer()).toBeTruthy();
  expect(openPage.backend.requestCount).toBe(1);
});

test('a broken stream is retried automatically, and plays when it is back', async () => {
  // Makes the seconds of the countdown exact.
  const randomSpy = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { backend } = await openEventPage(createWireMatch({ stream_error: 'encoder_down' }), kickOff + minuteMs);
  expect(screen.getByText('Code encoder_down')).toBeTruthy();
  backend.event = createWireMatch();
  await advanceTime(9000);
  expect(queryPlayer()).toBeTruthy();
  randomSpy.mockRestore();
});

test('related videos appear once the first frame no longer needs the network', async () => {
  hasFirstFrame = false;
  await openEventPage(createWireMatch(), kickOff + minuteMs);
  expect(screen.queryByText('Another match')).toBeNull();
  await advanceTime(5000);
  expect(screen.getAllByText('Another match').length).toBeGreaterThan(0);
});

test('related videos that fail to load are hidden and reported', async () => {
  const { reportedErrors } = await openEventPage(createWireMatch(), kickOff + minuteMs, { broken: true });
  await advanceTime(15_000);
  expect(reportedErrors).toContain('related');
  expect(screen.queryByText('More to watch')).toBeNull();
});
