import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toEventView } from '@touchline/content';
import type { PlayerRequest, PlayerState } from '@touchline/player';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { initialState, createStandInPlayer } from '@touchline/player/testing';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { kickOff, createWireMatch } from '../../testing/wire.ts';
import { deviceSync } from '../../state/cross-device/device-sync.ts';
import { DeviceSyncControls } from './device-sync-controls.tsx';
import { clearPauseReasonOnPlay, pauseInThisTab } from '../../state/cross-device/pause-in-this-tab.ts';
import { getPlayback, tabVideo } from '../../state/tab-video/tab-video.ts';

const now = kickOff + 3_600_000;
afterEach(() => {
  cleanup();
  deviceSync.clear();
});

const createLaptop = (changes: object = {}) => ({
  device: 'laptop',
  name: 'Chrome on Windows',
  video: 'm1',
  seconds: 2467,
  timeMs: Date.now(),
  stream: 'pano' as const,
  isPlaying: true,
  ...changes,
});

function renderControls(eventStatus: 'archived' | 'live' = 'archived') {
  const requests: PlayerRequest[] = [];
  const cameras: string[] = [];
  let state: PlayerState = { ...initialState, phase: 'ready', firstFrame: true, paused: false, currentTime: 12 };
  if (eventStatus === 'live') state = { ...state, live: true, momentOrigin: kickOff + 600_000 };
  let isCovered = false;
  const remote = createRemote();
  const player = createStandInPlayer(remote);
  const playerRef = {
    current: {
      request: (playerRequest: PlayerRequest) => void requests.push(playerRequest),
      state: () => state,
      isCovered: () => isCovered,
    },
  };
  const view = toEventView(createWireMatch({ status: eventStatus }), { text: (key) => key });
  render(
    <Scene now={now}>
      <RemoteProvider remote={remote}>
        <DeviceSyncControls
          view={view}
          isLive={eventStatus === 'live'}
          player={playerRef}
          onStream={(camera) => void cameras.push(camera)}
        />
      </RemoteProvider>
    </Scene>,
  );
  let status: 'playing' | 'paused' | 'ended' = 'paused';
  act(() => player.publish({ stream: 'hd', status }));
  const setStatus = (nextStatus: typeof status) => {
    status = nextStatus;
    act(() => player.publish({ status }));
  };
  const setPlayerState = (change: Partial<PlayerState>) => {
    state = { ...state, ...change };
    act(() => player.publish({ status }));
  };
  const setCovered = (isNextCovered: boolean) => {
    isCovered = isNextCovered;
    act(() => player.publish({ status }));
  };
  return { requests, cameras, setPlayerState, setCovered, setStatus };
}
const setRemotePlaybacks = (...remotePlaybacks: ReturnType<typeof createLaptop>[]) =>
  act(() => deviceSync.set({ remotePlaybacks }));
const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const getStatusTexts = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

it('without `one_stream`, the player takes no lock, so each tab of the browser plays', () => {
  const request = vi.fn(() => new Promise(() => undefined));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  renderControls().setPlayerState({ duration: 5400 });
  expect(request).not.toHaveBeenCalled();
});

it('the player announces another device once, and continues at its position and with its camera after a press', () => {
  const { requests, cameras } = renderControls();
  expect(getStatusTexts()).toEqual([]);
  setRemotePlaybacks(createLaptop());
  expect(getStatusTexts()).toEqual(['Playing on Chrome on Windows']);
  expect(screen.getByText('41:07')).toBeTruthy();
  setRemotePlaybacks(createLaptop({ seconds: 2497 }));
  expect(getStatusTexts()).toEqual(['Playing on Chrome on Windows']);
  const takenOverDevices: string[] = [];
  const stopListening = deviceSync.onTakeOver(({ device }) => void takenOverDevices.push(device));
  pressButton('Continue here');
  stopListening();
  expect(takenOverDevices).toEqual(['laptop']);
  expect(requests).toEqual([{ type: 'seek', time: 2497 }, { type: 'play' }]);
  expect(cameras).toEqual(['pano']);
  expect(getStatusTexts()).toEqual([]);
});

it.each([
  ['at the live edge, where the other device was', 3580, { type: 'goLive' }, 'Live'],
  ['at the other device’s position behind it, in this stream’s seconds', 1800, { type: 'seek', time: 1200 }, '30:00'],
])('a live match continues on this device %s', (_case, expectedSeconds, request, expectedText) => {
  const { requests } = renderControls('live');
  setRemotePlaybacks(createLaptop({ seconds: expectedSeconds }));
  expect(screen.getByText(expectedText)).toBeTruthy();
  pressButton('Continue here');
  expect(requests).toEqual([request, { type: 'play' }]);
});

it.each<[string, Partial<PlayerState>, boolean]>([
  ['its ad is over', { paused: true, firstFrame: false }, true],
  ['its stream has loaded', { phase: 'loading', paused: true, firstFrame: false }, false],
])(
  'a video that continues here plays at once, and seeks to the other device’s position when %s',
  (_case, state, isCovered) => {
    const { requests, setPlayerState, setCovered } = renderControls();
    setPlayerState(state);
    setCovered(isCovered);
    setRemotePlaybacks(createLaptop());
    pressButton('Continue here');
    setPlayerState({ currentTime: 1 });
    expect(requests).toEqual([{ type: 'play' }]);
    setCovered(false);
    setPlayerState({ phase: 'ready', firstFrame: true, paused: false });
    setPlayerState({ currentTime: 3 });
    expect(requests, 'a single seek').toEqual([{ type: 'play' }, { type: 'seek', time: 2467 }]);
  },
);

it('leaving the page cancels the pending seek', () => {
  const { requests, setPlayerState } = renderControls();
  setPlayerState({ phase: 'loading' });
  setRemotePlaybacks(createLaptop());
  pressButton('Continue here');
  cleanup();
  setPlayerState({ phase: 'ready' });
  expect(requests).toEqual([{ type: 'play' }]);
});

it('the offer to continue here takes no focus, and stays dismissed while the other device plays the same video', () => {
  renderControls();
  setRemotePlaybacks(createLaptop());
  expect(document.activeElement).toBe(document.body);
  pressButton('Not now');
  expect(getStatusTexts()).toEqual([]);
  setRemotePlaybacks(createLaptop({ seconds: 2600 }));
  expect(getStatusTexts()).toEqual([]);
});

it('a device asks to continue another device’s video only while its own video is paused', () => {
  const { setStatus } = renderControls();
  setStatus('playing');
  setRemotePlaybacks(createLaptop());
  expect(getStatusTexts()).toEqual([]);
  setStatus('paused');
  expect(getStatusTexts()).toEqual(['Playing on Chrome on Windows']);
  setStatus('ended');
  expect(getStatusTexts()).toEqual([]);
  act(() => deviceSync.set({ stopped: { video: 'm1', cause: 'tab' } }));
  expect(getStatusTexts()).toHaveLength(1);
});

it.each([
  ['another video', { video: 'm2' }],
  ['a paused device', { isPlaying: false }],
])('the offer to continue here is not shown for %s', (_case, changes) => {
  renderControls();
  setRemotePlaybacks(createLaptop(changes));
  expect(getStatusTexts()).toEqual([]);
});

it('the player names the device that took the video over, and continues from its current position', () => {
  const { requests } = renderControls();
  setRemotePlaybacks(createLaptop());
  act(() => deviceSync.set({ stopped: { video: 'm1', cause: 'device', name: 'Chrome on Windows' } }));
  expect(getStatusTexts()).toEqual(['Now playing on Chrome on Windows']);
  pressButton('Continue here');
  expect(requests).toEqual([{ type: 'seek', time: 2467 }, { type: 'play' }]);
});

it.each([
  ['on a device without a name', { cause: 'device' as const }, 'Now playing on another device'],
  ['in another tab', { cause: 'tab' as const }, 'Now playing in another tab'],
])(
  'the page shows that the video plays %s, and a press continues it at this page’s position',
  (_case, stopCause, expectedText) => {
    const { requests } = renderControls();
    act(() => deviceSync.set({ stopped: { video: 'm1', ...stopCause } }));
    expect(getStatusTexts()).toEqual([expectedText]);
    pressButton('Continue here');
    expect(requests).toEqual([{ type: 'play' }]);
  },
);

it.each<[string, Partial<PlayerState>, boolean, boolean]>([
  ['pauses a video during the ad before it', { paused: true, firstFrame: false }, true, true],
  ['pauses a video while its stream loads', { paused: true, firstFrame: false, phase: 'loading' }, false, true],
  ['leaves a video unchanged that the viewer has paused', { paused: true }, false, false],
])('a stop request from another device %s', (_case, state, isCovered, isPaused) => {
  const { requests, setPlayerState, setCovered } = renderControls();
  const stopListening = clearPauseReasonOnPlay();
  setPlayerState(state);
  setCovered(isCovered);
  act(() => {
    deviceSync.set({ remotePlaybacks: [createLaptop()] });
    pauseInThisTab('device');
    deviceSync.set({ remotePlaybacks: [] });
  });
  expect(requests).toEqual(isPaused ? [{ type: 'pause' }] : []);
  expect(getStatusTexts()).toEqual(isPaused ? ['Now playing on Chrome on Windows'] : []);
  setCovered(false);
  setPlayerState({ paused: false, firstFrame: true, phase: 'ready' });
  expect(getStatusTexts(), 'no notice after the video plays here again').toEqual([]);
  stopListening();
});

it('the page’s video is the tab’s video until the viewer leaves the page', () => {
  const { setPlayerState } = renderControls('live');
  const getTabPlayback = () => {
    const ownVideo = tabVideo.get();
    return ownVideo && getPlayback(ownVideo);
  };
  expect(getTabPlayback()).toMatchObject({ video: 'm1', seconds: 612, stream: 'hd', isPlaying: true });
  setPlayerState({ seeking: true });
  expect(getTabPlayback()).toBeNull();
  cleanup();
  expect(tabVideo.get()).toBeNull();
});
