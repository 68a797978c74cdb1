import { setImmediate as turn } from 'node:timers/promises';
import { toEventView } from '@touchline/content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { miniStore } from '../mini/mini-store.ts';
import { standInPlayback } from '../testing/stand-in-playback.ts';
import { wireMatch } from '../testing/wire.ts';
import { moves } from './moves.ts';
import { holdOneStream } from './one-stream.ts';

/** The browser's locks, as far as one is stolen and let go: jsdom has none. */
function browserLocks() {
  const held = new Map<string, (reason: unknown) => void>();
  const request = (name: string, _options: object, callback: () => Promise<void>): Promise<void> => {
    held.get(name)?.(new DOMException('stolen', 'AbortError'));
    const { promise, reject } = Promise.withResolvers<void>();
    held.set(name, reject);
    const done = callback().then(() => {
      if (held.get(name) === reject) held.delete(name);
    });
    return Promise.race([promise, done]);
  };
  const steal = () => void request('stream', {}, () => new Promise(() => undefined)).catch(() => undefined);
  return { request, isHeld: () => held.has('stream'), steal };
}

let locks: ReturnType<typeof browserLocks>;
let end = (): void => undefined;

beforeEach(() => {
  locks = browserLocks();
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => {
  end();
  miniStore.end();
  moves.clear();
  vi.unstubAllGlobals();
});

function play(paused = false) {
  const playback = standInPlayback({ paused });
  const view = toEventView(wireMatch({ status: 'archived' }), { text: (key) => key });
  miniStore.show({ view, live: false, viewer: 'ann', playback });
  return playback;
}

it('what begins in another tab pauses this one with a word, and what begins here again has the stream', async () => {
  end = holdOneStream('stream');
  expect(locks.isHeld()).toBe(false);
  const playback = play();
  expect(locks.isHeld()).toBe(true);
  locks.steal();
  await turn();
  expect(playback.calls).toEqual(['show', 'pause']);
  expect(moves.get().stopped).toEqual({ video: 'm1', by: 'tab', name: undefined });
  playback.set({ paused: true });
  await turn();
  playback.set({ paused: false });
  locks.steal();
  await turn();
  expect(playback.calls).toEqual(['show', 'pause', 'pause']);
});

it('what stands still or is gone holds nothing, and hears of nothing', async () => {
  end = holdOneStream('stream');
  const playback = play();
  playback.set({ paused: true });
  await turn();
  expect(locks.isHeld()).toBe(false);
  locks.steal();
  await turn();
  expect(playback.calls).toEqual(['show']);
  expect(moves.get().stopped).toBeNull();
});

it('is let go with the viewer, and a browser without locks plays in each tab', async () => {
  end = holdOneStream('stream');
  const playback = play();
  end();
  await turn();
  expect(locks.isHeld()).toBe(false);
  vi.stubGlobal('navigator', {});
  end = holdOneStream('stream');
  playback.set({ currentTime: 100 });
  expect(playback.calls).toEqual(['show']);
});
