import { cleanup, render, screen } from '@testing-library/react';
import { toEventView } from '@touchline/content';
import type { PlayerProps } from '@touchline/player';
import { afterEach, expect, test, vi } from 'vitest';
import { Scene } from '../testing/scene.tsx';
import { wireMatch } from '../testing/wire.ts';
import { EventPlayer } from './event-player.tsx';

vi.mock('@touchline/player', () => ({
  Player: ({ startAt, timelineStart }: PlayerProps) => (
    <div data-testid="player" data-zero={timelineStart === undefined ? '' : new Date(timelineStart).toISOString()}>
      {startAt ?? 'as ever'}
    </div>
  ),
}));
vi.mock('@touchline/player/remote', async (original) => ({
  ...(await original<object>()),
  preloadStream: () => undefined,
}));

const nothing = (): void => undefined;

afterEach(cleanup);

function show(status: 'archived' | 'live' | 'channel', search: string) {
  render(
    <Scene path={`/events/7/${search}`}>
      <EventPlayer
        view={toEventView(wireMatch({ status, event_date: '2026-02-14T18:00:00Z' }), { text: (key) => key })}
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
