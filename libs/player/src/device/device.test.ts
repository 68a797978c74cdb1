import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlayerStore } from '../store/player-store.ts';
import { connectMediaSession, type MediaSessionParts } from './connect-media-session.ts';
import { keepAwake } from './keep-awake.ts';

const playingState = { phase: 'ready', firstFrame: true, paused: false, currentTime: 60, duration: 5400 } as const;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the screen', () => {
  const wakeLocks = new Set<object>();
  let request = vi.fn();
  beforeEach(() => {
    wakeLocks.clear();
    request = vi.fn(async () => {
      const lock = {
        released: false,
        async release() {
          wakeLocks.delete(lock);
        },
      };
      wakeLocks.add(lock);
      return lock;
    });
    vi.stubGlobal('navigator', { wakeLock: { request } });
  });

  it('the screen stays on only while a video plays', async () => {
    const store = createPlayerStore();
    const stop = keepAwake(store);
    await settle();
    expect(wakeLocks.size).toBe(0);
    store.set(playingState);
    store.set({ currentTime: 61 });
    await settle();
    expect([wakeLocks.size, request.mock.calls.length]).toEqual([1, 1]);
    store.set({ paused: true });
    await settle();
    expect(wakeLocks.size).toBe(0);
    store.set({ paused: false });
    await settle();
    expect(wakeLocks.size).toBe(1);
    stop();
    await settle();
    expect(wakeLocks.size).toBe(0);
  });

  it('a screen may go dark while another screen shows the picture', async () => {
    const store = createPlayerStore(playingState);
    const stop = keepAwake(store);
    await settle();
    store.set({ cast: 'connected' });
    await settle();
    expect(wakeLocks.size).toBe(0);
    store.set({ cast: 'offered' });
    await settle();
    expect(wakeLocks.size).toBe(1);
    stop();
  });

  it('a wake lock that arrives after the stop is released, and a refused request has no effect', async () => {
    const store = createPlayerStore(playingState);
    keepAwake(store)();
    await settle();
    expect(wakeLocks.size).toBe(0);
    request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
    const stop = keepAwake(store);
    await settle();
    stop();
    expect(wakeLocks.size).toBe(0);
  });
});

describe('the device’s own controls', () => {
  const handlers = new Map<string, MediaSessionActionHandler>();
  const positions: (MediaPositionState | undefined)[] = [];
  const session = {
    metadata: null as { title: string } | null,
    playbackState: 'none',
    setActionHandler: (action: string, handler: MediaSessionActionHandler | null) =>
      handler ? handlers.set(action, handler) : handlers.delete(action),
    setPositionState: (state?: MediaPositionState) => void positions.push(state),
  };
  const requests: unknown[] = [];
  const getParts = (title: string, isSpoilerFree = false): MediaSessionParts => ({
    store: createPlayerStore(),
    request: (request) => void requests.push(request),
    getMetadata: () => ({ title, poster: undefined, spoilerFree: isSpoilerFree }),
  });
  beforeEach(() => {
    handlers.clear();
    requests.length = positions.length = 0;
    vi.stubGlobal('navigator', { mediaSession: session });
    vi.stubGlobal(
      'MediaMetadata',
      class {
        readonly title: string;
        constructor({ title }: { title: string }) {
          this.title = title;
        }
      },
    );
  });

  it('the device’s controls show the title of the video and control it, until it ends', () => {
    const parts = getParts('Aurora v Ravens');
    const stop = connectMediaSession(parts);
    expect(session.metadata).toBeNull();
    parts.store.set(playingState);
    expect([session.metadata, session.playbackState]).toMatchObject([{ title: 'Aurora v Ravens' }, 'playing']);
    handlers.get('pause')?.({ action: 'pause' });
    handlers.get('seekbackward')?.({ action: 'seekbackward' });
    handlers.get('seekto')?.({ action: 'seekto', seekTime: 90 });
    expect(requests).toEqual([{ type: 'pause' }, { type: 'seekBy', seconds: -10 }, { type: 'seek', time: 90 }]);
    parts.store.set({ paused: true });
    expect(session.playbackState).toBe('paused');
    stop();
    expect([session.metadata, session.playbackState, handlers.size]).toEqual([null, 'none', 0]);
  });

  it('the device’s controls get a new position only after a jump', () => {
    const { store, ...parts } = getParts('Aurora v Ravens');
    const stop = connectMediaSession({ store, ...parts });
    store.set(playingState);
    for (let elapsedSeconds = 1; elapsedSeconds < 10; elapsedSeconds += 1) {
      vi.advanceTimersByTime(1000);
      store.set({ currentTime: 60 + elapsedSeconds });
    }
    expect(positions).toEqual([{ duration: 5400, position: 60, playbackRate: 1 }]);
    store.set({ currentTime: 700 });
    expect(positions.at(-1)).toEqual({ duration: 5400, position: 700, playbackRate: 1 });
    stop();
  });

  it('the device’s controls hide the length of a match from a viewer who avoids spoilers', () => {
    const parts = getParts('Aurora v Ravens', true);
    const stop = connectMediaSession(parts);
    parts.store.set(playingState);
    expect(positions).toEqual([{ duration: Number.POSITIVE_INFINITY, position: 60, playbackRate: 1 }]);
    stop();
  });

  it('the device’s controls show the latest playback, also after an earlier playback ends', () => {
    const [firstParts, secondParts] = [getParts('First'), getParts('Second')];
    const stopFirst = connectMediaSession(firstParts);
    firstParts.store.set(playingState);
    const stopSecond = connectMediaSession(secondParts);
    secondParts.store.set(playingState);
    stopFirst();
    expect([session.metadata?.title, handlers.has('play')]).toEqual(['Second', true]);
    stopSecond();
  });
});
