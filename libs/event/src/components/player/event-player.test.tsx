import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { seenStore, toEventView } from '@touchline/content';
import { createTelemetry } from '@touchline/telemetry';
import type { PlaybackReceipt, PlayerProps, PlayerState } from '@touchline/player';
import { afterEach, expect, test, vi } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { expectedArrivals } from '../../state/tab-video/arrivals.ts';
import { EventPlayer } from './event-player.tsx';

vi.mock('@touchline/player', () => ({
  Player: ({ startAt, timelineStart, onState, onReceipt }: PlayerProps) => (
    <button
      onDoubleClick={() => onReceipt?.(receipt)}
      type="button"
      data-testid="player"
      onClick={({ currentTarget }) => onState?.(JSON.parse(currentTarget.title) as PlayerState)}
      data-zero={timelineStart === undefined ? '' : new Date(timelineStart).toISOString()}
    >
      {startAt ?? 'default position'}
    </button>
  ),
}));
vi.mock('@touchline/player/remote', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  preloadStream: () => undefined,
}));

const doNothing = (): void => undefined;

const receipt: PlaybackReceipt = {
  startedAt: 0,
  host: 'video.example.com',
  live: false,
  startUp: null,
  played: 61_000.4,
  stalls: { count: 1, total: 2000.6, longest: 2000.6 },
  qualities: [
    { height: 1080, bandwidth: 6e6, played: 1000 },
    { height: 360, bandwidth: 1e6, played: 60_000 },
  ],
  switches: 1,
  frames: { decoded: 1500, dropped: 3 },
  recoveries: 1,
  problems: [
    { kind: 'missing', code: 1001, status: 404, times: 2, after: 0 },
    { kind: 'offline', code: 0, times: 1, after: 0 },
  ],
};

afterEach(cleanup);

const eventSpy = vi.fn();

function renderPlayer(status: 'archived' | 'live' | 'channel', search: string, id = 'm1') {
  render(
    <Scene path={`/events/7/${search}`} telemetry={createTelemetry({ sinks: [{ event: eventSpy }] })}>
      <EventPlayer
        view={toEventView(createWireMatch({ id, status, event_date: '2026-02-14T18:00:00Z' }), { text: (key) => key })}
        adTags={[]}
        address="a.m3u8"
        isLive={status === 'live'}
        renewalCount={0}
        resolveAddress={async () => null}
        onEnded={doNothing}
        onFirstFrame={doNothing}
      />
    </Scene>,
  );
  return screen.findByTestId('player');
}

test.each([
  ['a recording at the second in its address', 'archived', '?t=1h2m3s', '3723'],
  ['a live match at the same second of its recording', 'live', '?t=90', '90'],
  [
    'a recording at its default position if the address has no second',
    'archived',
    '?media_type=event',
    'default position',
  ],
  ['a channel at its default position, although the address has a second', 'channel', '?t=90', 'default position'],
] as const)('the player opens %s', async (_case, status, search, expectedText) => {
  expect((await renderPlayer(status, search)).textContent).toBe(expectedText);
});

test('a video from another device opens at that device’s position, which is used only once', async () => {
  expectedArrivals.expectArrival({ video: 'm1', startAt: 2467, stream: 'hd' });
  expect((await renderPlayer('archived', '?t=90')).textContent).toBe('2467');
  cleanup();
  expect((await renderPlayer('archived', '?t=90')).textContent).toBe('90');
  cleanup();
  expectedArrivals.expectArrival({ video: 'm1', startAt: undefined, stream: 'hd' });
  expect((await renderPlayer('live', '')).textContent).toBe('default position');
  cleanup();
  expectedArrivals.expectArrival({ video: 'another', startAt: 2467, stream: 'hd' });
  expect((await renderPlayer('archived', '')).textContent).toBe('default position');
});

test.each([
  ['a live match starts at its kick-off for every viewer', 'live', '2026-02-14T18:00:00.000Z'],
  ['a recording starts at its beginning', 'archived', ''],
  ['a channel starts with its stream', 'channel', ''],
] as const)('the timeline of %s', async (_case, status, startTime) => {
  expect((await renderPlayer(status, '')).dataset['zero']).toBe(startTime);
});

test('the player stores the watched seconds of a match, and whether its end revealed the result', async () => {
  const player = await renderPlayer('archived', '');
  const reportPlayback = (currentTime: number, isEnded = false) => {
    player.title = JSON.stringify({ firstFrame: true, currentTime, duration: 5400, ended: isEnded });
    fireEvent.click(player);
  };
  reportPlayback(1200.4);
  expect(seenStore.get('m1')).toEqual({ seconds: 1200, isRevealed: false });
  reportPlayback(5350);
  expect(seenStore.get('m1')?.isRevealed).toBe(true);
});

test('a live match at its live edge does not count as watched to its end', async () => {
  const player = await renderPlayer('live', '', 'm2');
  player.title = JSON.stringify({ firstFrame: true, currentTime: 900, duration: 900, ended: false });
  fireEvent.click(player);
  expect(seenStore.get('m2')).toBeUndefined();
});

test('the playback report is sent to telemetry with flat fields', async () => {
  fireEvent.doubleClick(await renderPlayer('archived', '', 'm3'));
  expect(eventSpy.mock.calls).toEqual([
    [
      'playback_report',
      {
        event_id: 'm3',
        host: 'video.example.com',
        live: false,
        start_up: undefined,
        played: 61_000,
        stalls: 1,
        stalled: 2001,
        switches: 1,
        height: 360,
        frames: 1500,
        dropped_frames: 3,
        recoveries: 1,
        problems: 'missing-1001-404 offline',
      },
    ],
  ]);
});
