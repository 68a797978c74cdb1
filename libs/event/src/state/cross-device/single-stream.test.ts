import { setImmediate as waitForNextTick } from 'node:timers/promises';
import { toEventView } from '@touchline/content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { miniStore } from '../tab-video/mini-store.ts';
import { createStandInPlayback } from '../../testing/create-stand-in-playback.ts';
import { createWireMatch } from '../../testing/wire.ts';
import { deviceSync } from './device-sync.ts';
import { limitToSingleStream } from './single-stream.ts';

/** A replacement for the browser's locks, which jsdom lacks. A tab can steal and release these locks. */
function createBrowserLocks() {
  const rejectByLock = new Map<string, (reason: unknown) => void>();
  const request = async (
    name: string,
    { ifAvailable: isOptional = false }: LockOptions,
    callback: (lock: object | null) => Promise<void> | void,
  ): Promise<void> => {
    if (isOptional && rejectByLock.has(name)) return callback(null);
    rejectByLock.get(name)?.(new DOMException('stolen', 'AbortError'));
    const { promise, reject } = Promise.withResolvers<void>();
    rejectByLock.set(name, reject);
    const callbackPromise = Promise.resolve(callback({})).then(() => {
      if (rejectByLock.get(name) === reject) rejectByLock.delete(name);
    });
    await Promise.race([promise, callbackPromise]);
  };
  const stealLock = () => void request('stream', {}, () => new Promise(() => undefined)).catch(() => undefined);
  return { request, isHeld: () => rejectByLock.has('stream'), steal: stealLock };
}

let locks: ReturnType<typeof createBrowserLocks>;
let stopSync = (): void => undefined;

beforeEach(() => {
  locks = createBrowserLocks();
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => {
  stopSync();
  miniStore.end();
  deviceSync.clear();
  vi.unstubAllGlobals();
});

function play(isPaused = false) {
  const playback = createStandInPlayback({ paused: isPaused });
  const view = toEventView(createWireMatch({ status: 'archived' }), { text: (key) => key });
  miniStore.show({ view, isLive: false, viewer: 'ann', playback });
  return playback;
}

it('this tab pauses when another tab starts, and takes the stream back when its video plays again', async () => {
  stopSync = limitToSingleStream('stream');
  expect(locks.isHeld()).toBe(false);
  const playback = play();
  expect(locks.isHeld()).toBe(true);
  locks.steal();
  await waitForNextTick();
  expect(playback.calls).toEqual(['show', 'pause']);
  expect(deviceSync.get().stopped).toEqual({ video: 'm1', cause: 'tab', name: undefined });
  playback.set({ paused: true });
  await waitForNextTick();
  playback.set({ paused: false });
  locks.steal();
  await waitForNextTick();
  expect(playback.calls).toEqual(['show', 'pause', 'pause']);
});

it.each([
  ['a hidden tab pauses', 'hidden', ['show', 'pause']],
  ['a visible tab plays on', 'visible', ['show']],
] as const)('%s if its code loads after another tab has taken the stream', async (_, visibility, calls) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  locks.steal();
  const playback = play();
  stopSync = limitToSingleStream('stream');
  await waitForNextTick();
  expect(playback.calls).toEqual(calls);
});

it('a tab that opens in the background does not stop another tab’s video until the viewer has seen the tab', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  locks.steal();
  stopSync = limitToSingleStream('stream');
  const playback = play();
  await waitForNextTick();
  expect(playback.calls).toEqual(['show', 'pause']);
  playback.set({ paused: true });
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockReturnValue('hidden');
  playback.set({ paused: false });
  await waitForNextTick();
  expect(playback.calls, 'a media key resumes a hidden tab').toEqual(['show', 'pause']);
});

it('a tab whose video is paused releases the lock and ignores other tabs', async () => {
  stopSync = limitToSingleStream('stream');
  const playback = play();
  playback.set({ paused: true });
  await waitForNextTick();
  expect(locks.isHeld()).toBe(false);
  locks.steal();
  await waitForNextTick();
  expect(playback.calls).toEqual(['show']);
  expect(deviceSync.get().stopped).toBeNull();
});

it('a tab releases the lock when its viewer leaves, and every tab plays in a browser without locks', async () => {
  stopSync = limitToSingleStream('stream');
  const playback = play();
  stopSync();
  await waitForNextTick();
  expect(locks.isHeld()).toBe(false);
  vi.stubGlobal('navigator', {});
  stopSync = limitToSingleStream('stream');
  playback.set({ currentTime: 100 });
  expect(playback.calls).toEqual(['show']);
});
