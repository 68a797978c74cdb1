import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toEventView } from '@touchline/content';
import type { PlayerRequest, PlayerState } from '@touchline/player';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { initialState, createStandInPlayer } from '@touchline/player/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { Scene } from '../testing/scene.tsx';
import { kickOff, wireMatch } from '../testing/wire.ts';
import { deviceSync } from './device-sync.ts';
import { DeviceSyncControls } from './device-sync-controls.tsx';
import { clearPauseReasonOnPlay, pauseInThisTab } from './pause-in-this-tab.ts';
import { getPlayback, tabVideo } from './tab-video.ts';

const now = kickOff + 3_600_000;
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  deviceSync.clear();
});

const laptop = (part: object = {}) => ({
  device: 'laptop',
  name: 'Chrome on Windows',
  video: 'm1',
  seconds: 2467,
  at: Date.now(),
  stream: 'pano' as const,
  playing: true,
  ...part,
});

function show(status: 'archived' | 'live' = 'archived') {
  const requests: PlayerRequest[] = [];
  const cameras: string[] = [];
  let state: PlayerState = { ...initialState, phase: 'ready', firstFrame: true, paused: false, currentTime: 12 };
  if (status === 'live') state = { ...state, live: true, momentOrigin: kickOff + 600_000 };
  let isCovered = false;
  const remote = createRemote();
  const player = createStandInPlayer(remote);
  const handle = {
    current: {
      request: (one: PlayerRequest) => void requests.push(one),
      state: () => state,
      isCovered: () => isCovered,
    },
  };
  const view = toEventView(wireMatch({ status }), { text: (key) => key });
  render(
    <Scene now={now}>
      <RemoteProvider remote={remote}>
        <DeviceSyncControls
          view={view}
          live={status === 'live'}
          player={handle}
          onStream={(camera) => void cameras.push(camera)}
        />
      </RemoteProvider>
    </Scene>,
  );
  act(() => player.publish({ stream: 'hd' }));
  const become = (change: Partial<PlayerState>) => {
    state = { ...state, ...change };
    act(() => player.publish({}));
  };
  const cover = (on: boolean) => {
    isCovered = on;
    act(() => player.publish({}));
  };
  return { requests, cameras, become, cover };
}
const tell = (...elsewhere: ReturnType<typeof laptop>[]) => act(() => deviceSync.set({ elsewhere }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

it('announces the other device once, and continues at its position and with its camera after a press', () => {
  const { requests, cameras } = show();
  expect(said()).toEqual([]);
  tell(laptop());
  expect(said()).toEqual(['Playing on Chrome on Windows']);
  expect(screen.getByText('41:07')).toBeTruthy();
  tell(laptop({ seconds: 2497 }));
  expect(said()).toEqual(['Playing on Chrome on Windows']);
  const taken: string[] = [];
  const end = deviceSync.onTake(({ device }) => void taken.push(device));
  press('Continue here');
  end();
  expect(taken).toEqual(['laptop']);
  expect(requests).toEqual([{ type: 'seek', time: 2497 }, { type: 'play' }]);
  expect(cameras).toEqual(['pano']);
  expect(said()).toEqual([]);
});

it.each([
  ['at the live edge, where the other device was', 3580, { type: 'goLive' }, 'Live'],
  ['at the other device’s position behind it, in this stream’s seconds', 1800, { type: 'seek', time: 1200 }, '30:00'],
])('a live match continues here %s', (_where, seconds, request, words) => {
  const { requests } = show('live');
  tell(laptop({ seconds }));
  expect(screen.getByText(words)).toBeTruthy();
  press('Continue here');
  expect(requests).toEqual([request, { type: 'play' }]);
});

it.each<[string, Partial<PlayerState>, boolean]>([
  ['the ad before it is over', { paused: true, firstFrame: false }, true],
  ['its stream has loaded', { phase: 'loading', paused: true, firstFrame: false }, false],
])('a video continued here plays at once and seeks to the other position once %s', (_when, state, covered) => {
  const { requests, become, cover } = show();
  become(state);
  cover(covered);
  tell(laptop());
  press('Continue here');
  become({ currentTime: 1 });
  expect(requests).toEqual([{ type: 'play' }]);
  cover(false);
  become({ phase: 'ready', firstFrame: true, paused: false });
  become({ currentTime: 3 });
  expect(requests, 'once').toEqual([{ type: 'play' }, { type: 'seek', time: 2467 }]);
});

it('cancels the pending seek when the page is left', () => {
  const { requests, become } = show();
  become({ phase: 'loading' });
  tell(laptop());
  press('Continue here');
  cleanup();
  become({ phase: 'ready' });
  expect(requests).toEqual([{ type: 'play' }]);
});

it('the offer takes no focus, and stays dismissed while the device plays the same video', () => {
  show();
  tell(laptop());
  expect(document.activeElement).toBe(document.body);
  press('Not now');
  expect(said()).toEqual([]);
  tell(laptop({ seconds: 2600 }));
  expect(said()).toEqual([]);
});

it('the offer hides after a while over a playing video, but not over a paused one', () => {
  vi.useFakeTimers();
  show();
  tell(laptop());
  act(() => vi.advanceTimersByTime(19_000));
  expect(said()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(2_000));
  expect(said()).toEqual([]);
  tell(laptop({ seconds: 2497 }));
  expect(said()).toEqual([]);
  act(() => deviceSync.set({ stopped: { video: 'm1', by: 'tab' } }));
  act(() => vi.advanceTimersByTime(60_000));
  expect(said()).toHaveLength(1);
});

it.each([
  ['another video', { video: 'm2' }],
  ['a paused device', { playing: false }],
])('no notice is shown for %s', (_what, part) => {
  show();
  tell(laptop(part));
  expect(said()).toEqual([]);
});

it('names the device that took the video over, and continues from its current position', () => {
  const { requests } = show();
  tell(laptop());
  act(() => deviceSync.set({ stopped: { video: 'm1', by: 'device', name: 'Chrome on Windows' } }));
  expect(said()).toEqual(['Now playing on Chrome on Windows']);
  press('Continue here');
  expect(requests).toEqual([{ type: 'seek', time: 2467 }, { type: 'play' }]);
});

it.each([
  ['on a device without a name', { by: 'device' as const }, 'Now playing on another device'],
  ['in another tab', { by: 'tab' as const }, 'Now playing in another tab'],
])('the page shows that the video plays %s, and continues here at its own position', (_where, why, words) => {
  const { requests } = show();
  act(() => deviceSync.set({ stopped: { video: 'm1', ...why } }));
  expect(said()).toEqual([words]);
  press('Continue here');
  expect(requests).toEqual([{ type: 'play' }]);
});

it.each<[string, Partial<PlayerState>, boolean, boolean]>([
  ['during an ad before the video', { paused: true, firstFrame: false }, true, true],
  ['while its stream is loaded', { paused: true, firstFrame: false, phase: 'loading' }, false, true],
  ['not when the viewer has paused it', { paused: true }, false, false],
])('a stop request pauses a video only if it plays or will play: %s', (_when, state, covered, stops) => {
  const { requests, become, cover } = show();
  const end = clearPauseReasonOnPlay();
  become(state);
  cover(covered);
  act(() => void pauseInThisTab('device', () => 'Chrome on Windows'));
  expect(requests).toEqual(stops ? [{ type: 'pause' }] : []);
  expect(said()).toEqual(stops ? ['Now playing on Chrome on Windows'] : []);
  cover(false);
  become({ paused: false, firstFrame: true, phase: 'ready' });
  expect(said(), 'the word goes once it plays here').toEqual([]);
  end();
});

it('publishes the page’s video to the tab until the page is left', () => {
  const { become } = show('live');
  const doing = () => {
    const here = tabVideo.get();
    return here && getPlayback(here);
  };
  expect(doing()).toMatchObject({ video: 'm1', seconds: 612, stream: 'hd', playing: true });
  become({ seeking: true });
  expect(doing()).toBeNull();
  cleanup();
  expect(tabVideo.get()).toBeNull();
});
