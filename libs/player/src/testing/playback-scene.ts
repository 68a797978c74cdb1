import { afterEach, beforeEach, vi } from 'vitest';
import type { EventTimes } from '../engine/engine.ts';
import { createPlayback, type Playback } from '../store/playback.ts';
import { createPlayerStore } from '../store/player-store.ts';
import { createFakeEngine, recordingSnapshot, type FakeEngine } from './fake-engine.ts';

let runningPlayback: Playback | null = null;

/** Gives each test of a file a clock that the test advances, and ends its playback afterwards. */
export function setUpScenes(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    runningPlayback?.destroy();
    runningPlayback = null;
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** A video element without a decoder, which can play, pause and seek. */
function createFakeVideo() {
  const video = document.createElement('video');
  const state = { paused: true, currentTime: 0, readyState: 4 };
  Object.defineProperties(video, {
    paused: { get: () => state.paused },
    // With 4, the frame clock counts each change of `currentTime` as a frame.
    readyState: { get: () => state.readyState },
    currentTime: {
      get: () => state.currentTime,
      set(next: number) {
        state.currentTime = next;
      },
    },
  });
  video.play = () => {
    state.paused = false;
    video.dispatchEvent(new Event('play'));
    return Promise.resolve();
  };
  video.pause = () => {
    state.paused = true;
    video.dispatchEvent(new Event('pause'));
  };
  return { video, state };
}

export const kickOffMs = Date.UTC(2026, 1, 14, 18);

/** A playback over a fake video and engine; the end of the test ends it. */
export function createPlaybackScene(
  engine: FakeEngine = createFakeEngine(recordingSnapshot),
  times: EventTimes = { now: kickOffMs, start: kickOffMs },
) {
  const store = createPlayerStore();
  const { video, state } = createFakeVideo();
  const resolveAddress = vi.fn(() => Promise.resolve(null));
  const playback = createPlayback({
    video,
    playerArea: () => document.createElement('div'),
    store,
    engine,
    hooks: {
      resolveAddress,
      getMarkerTimes: () => [],
      expectsLive: () => engine.state.live,
      hasSpareCamera: () => false,
      times: () => times,
      onBegin: () => undefined,
      onReceipt: () => undefined,
      onEnded: () => undefined,
    },
  });
  runningPlayback = playback;
  return { engine, store, playback, video, state, resolveAddress };
}

export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
/** Waits for the next tick, in which the frame clock notices a frame. */
export const waitForFrame = (): Promise<unknown> => vi.advanceTimersByTimeAsync(500);
