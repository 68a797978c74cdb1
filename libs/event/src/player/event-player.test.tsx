import { cleanup, render, screen } from '@testing-library/react';
import { toEventView } from '@touchline/content';
import type { PlayerProps } from '@touchline/player';
import { afterEach, expect, test, vi } from 'vitest';
import { Scene } from '../testing/scene.tsx';
import { wireMatch } from '../testing/wire.ts';
import { EventPlayer } from './event-player.tsx';

vi.mock('@touchline/player', () => ({
  Player: ({ startAt }: PlayerProps) => <div data-testid="player">{startAt ?? 'as ever'}</div>,
}));
vi.mock('@touchline/player/remote', async (original) => ({
  ...(await original<object>()),
  preloadStream: () => undefined,
}));

const nothing = (): void => undefined;

afterEach(cleanup);

test.each([
  ['a recording at the second its address names', 'archived', '?t=1h2m3s', '3723'],
  ['a live match at that second of its recording', 'live', '?t=90', '90'],
  ['a recording as ever without one', 'archived', '?media_type=event', 'as ever'],
  ['a channel as ever: it has no beginning', 'channel', '?t=90', 'as ever'],
] as const)('opens %s', async (_what, status, search, start) => {
  render(
    <Scene path={`/events/7/${search}`}>
      <EventPlayer
        view={toEventView(wireMatch({ status }), { text: (key) => key })}
        address="a.m3u8"
        live={status === 'live'}
        renewed={0}
        resolveAddress={async () => null}
        onEnded={nothing}
        onFirstFrame={nothing}
      />
    </Scene>,
  );
  expect((await screen.findByTestId('player')).textContent).toBe(start);
});
