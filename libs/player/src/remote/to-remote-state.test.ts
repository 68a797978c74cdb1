import { expect, it } from 'vitest';
import { initialState, type PlayerState } from '../store/player-state.ts';
import type { RemoteState } from './remote-state.ts';
import { toRemoteState } from './to-remote-state.ts';

const playingState: PlayerState = {
  ...initialState,
  phase: 'ready',
  firstFrame: true,
  paused: false,
  currentTime: 95,
  seekRange: { start: 60, end: 120 },
};

const getState = (state: Partial<PlayerState>, previous: RemoteState | null = null) =>
  toRemoteState({ state: { ...playingState, ...state }, origin: 0, stream: 'hd', previous });

it('toRemoteState returns null before the first frame', () => {
  expect(getState({ firstFrame: false })).toBeNull();
});

it('toRemoteState returns the position on the match’s timeline and the wall clock', () => {
  const start = Date.UTC(2026, 1, 14, 18);
  const remoteState = toRemoteState({
    state: { ...playingState, live: true, wallClockOrigin: start + 60_000 },
    origin: -60,
    stream: 'hd',
    previous: null,
  });
  expect(remoteState).toMatchObject({
    position: 155,
    range: { start: 120, end: 180 },
    wallClock: start + 155_000,
    live: true,
  });
});

it('toRemoteState keeps the last status and position while a stream is loaded again, which empties the element', () => {
  const previous = getState({});
  const remoteState = getState(
    { phase: 'loading', recovering: true, paused: true, currentTime: 0, fullscreen: true },
    previous,
  );
  expect(remoteState).toEqual({ ...previous, fullscreen: true });
});

it('toRemoteState distinguishes an end from a pause', () => {
  expect(
    [getState({}), getState({ paused: true }), getState({ paused: true, ended: true })].map((state) => state?.status),
  ).toEqual(['playing', 'paused', 'ended']);
});
