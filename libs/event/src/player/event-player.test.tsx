import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { seenStore, toEventView } from '@touchline/content';
import type { PlayerProps, PlayerState } from '@touchline/player';
import { afterEach, expect, test, vi } from 'vitest';
import { Scene } from '../testing/scene.tsx';
import { wireMatch } from '../testing/wire.ts';
import { EventPlayer } from './event-player.tsx';

vi.mock('@touchline/player', () => ({
  Player: ({ startAt, timelineStart, onState }: PlayerProps) => (
    <button
      type="button"
      data-testid="player"
      onClick={({ currentTarget }) => onState?.(JSON.parse(currentTarget.title) as PlayerState)}
      data-zero={timelineStart === undefined ? '' : new Date(timelineStart).toISOString()}
    >
      {startAt ?? 'as ever'}
    </button>
  ),
}));
vi.mock('@touchline/player/remote', async (original) => ({
  ...(await original<object>()),
  preloadStream: () => undefined,
}));

const nothing = (): void => undefined;

afterEach(cleanup);

function show(status: 'archived' | 'live' | 'channel', search: string, id = 'm1') {
  render(
    <Scene path={`/events/7/${search}`}>
      <EventPlayer
        view={toEventView(wireMatch({ id, status, event_date: '2026-02-14T18:00:00Z' }), { text: (key) => key })}
        adTags={[]}
        address="a.m3u8"
        live={status === 'live'}
        renewed={0}
        resolveAddress={async () => null}
        onEnded={nothing}
        onFirstFrame={nothing}
      />
    </Scene>,
  );
  return screen.findByTestId('player');
}

test.each([
  ['a recording at the second its address names', 'archived', '?t=1h2m3s', '3723'],
  ['a live match at that second of its recording', 'live', '?t=90', '90'],
  ['a recording as ever without one', 'archived', '?media_type=event', 'as ever'],
  ['a channel as ever: it has no beginning', 'channel', '?t=90', 'as ever'],
] as const)('opens %s', async (_what, status, search, start) => {
  expect((await show(status, search)).textContent).toBe(start);
});

test.each([
  ['a live match from its kick-off, the same for everyone', 'live', '2026-02-14T18:00:00.000Z'],
  ['a recording from its own beginning', 'archived', ''],
  ['a channel from where its stream begins', 'channel', ''],
] as const)('counts the seconds of %s', async (_what, status, zero) => {
  expect((await show(status, '')).dataset['zero']).toBe(zero);
});

test('how far a match was watched is noted, and its end tells all of it', async () => {
  const player = await show('archived', '');
  const plays = (currentTime: number, ended = false) => {
    player.title = JSON.stringify({ firstFrame: true, currentTime, duration: 5400, ended });
    fireEvent.click(player);
  };
  plays(1200.4);
  expect(seenStore.get('m1')).toEqual({ seconds: 1200, told: false });
  plays(5350);
  expect(seenStore.get('m1')?.told).toBe(true);
});

test('how long a live match was open tells nothing of it before it is over', async () => {
  const player = await show('live', '', 'm2');
  player.title = JSON.stringify({ firstFrame: true, currentTime: 900, duration: 900, ended: false });
  fireEvent.click(player);
  expect(seenStore.get('m2')).toBeUndefined();
});
