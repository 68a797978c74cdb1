import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import {
  liveState,
  PlayerScene,
  type PlayerSceneProps,
  recordingState,
  SceneLocale,
  sceneNowMs,
} from '../testing/player-scene.tsx';

afterEach(cleanup);

/** The wall-clock time of the first second in the window of `liveState`. */
const windowStartMs = sceneNowMs - 5652_000;

function renderPlayer(props: PlayerSceneProps) {
  const onRequest = vi.fn();
  render(
    <SceneLocale>
      <PlayerScene onRequest={onRequest} {...props} />
    </SceneLocale>,
  );
  return onRequest;
}

it.each([
  ['before the broadcast', 90_000, 90],
  ['a minute after the broadcast, because the encoder started late', -60_000, 0],
])('a live stream whose window begins %s can play from the start', async (_, startMs, time) => {
  const onRequest = renderPlayer({ state: liveState, timelineStart: windowStartMs + startMs });
  await userEvent.click(screen.getByRole('button', { name: 'From the start' }));
  expect(onRequest.mock.calls).toEqual([[{ type: 'seek', time }], [{ type: 'play' }]]);
});

it.each<[string, PlayerSceneProps]>([
  ['a live stream whose window has lost its beginning', { state: liveState, timelineStart: windowStartMs - 600_000 }],
  [
    'a live stream without times of day',
    { state: { ...liveState, wallClockOrigin: null }, timelineStart: windowStartMs },
  ],
  ['a recording', { state: recordingState, timelineStart: windowStartMs }],
  ['a channel', { state: liveState }],
])('the player offers no start of %s', (_, props) => {
  renderPlayer(props);
  expect(screen.getByRole('slider', { name: 'Timeline' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'From the start' })).toBeNull();
});
