import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Player } from '../player.tsx';
import { type PlayerProps } from '../player-props.ts';
import { writePreferences } from '../preferences/preferences.ts';
import { createRemote, type PlayerRemote } from '../remote/remote.ts';
import { RemoteProvider } from '../remote/use-remote.tsx';
import { createFakeEngine, type FakeEngine } from '../testing/fake-engine.ts';
import { SceneLocale } from '../testing/player-scene.tsx';
import type { DetachedPlayback } from './detached-playback.ts';

let engine: FakeEngine;
let remote: PlayerRemote;
const playing = new WeakSet<HTMLMediaElement>();
const keepCallback = vi.fn();
let detached: DetachedPlayback | undefined;

/** Detaches every playback, like a page that the viewer leaves. */
function onLeave(keep: () => DetachedPlayback): boolean {
  keepCallback();
  detached = keep();
  detached.showIn(document.body);
  return true;
}

beforeEach(() => {
  vi.useFakeTimers();
  engine = createFakeEngine();
  remote = createRemote();
  keepCallback.mockReset();
  detached = undefined;
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this);
  });
  // Audio alone counts as seen when its time advances.
  vi.spyOn(media, 'readyState', 'get').mockReturnValue(4);
  vi.spyOn(media, 'currentTime', 'get').mockImplementation(() => Date.now() / 1000);
  vi.spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playing.add(this);
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this);
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  cleanup();
  detached?.end();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const scene = (props: Partial<PlayerProps> = {}) => (
  <SceneLocale>
    <RemoteProvider remote={remote}>
      <Player address="/a.m3u8" kind="recording" autoPlay createEngine={() => engine} onLeave={onLeave} {...props} />
    </RemoteProvider>
  </SceneLocale>
);

async function watch(props: Partial<PlayerProps> = {}) {
  const page = render(scene(props));
  await act(() => vi.advanceTimersByTimeAsync(1100));
  return page;
}
const video = () => document.querySelector('video');

it('a detached playback plays on without its player, pauses for the page’s remote, and is not the next page’s video', async () => {
  const page = await watch();
  const videoBefore = video();
  expect(remote.state.get()?.status).toBe('playing');
  page.unmount();
  expect([video(), video()?.paused, engine.calls.includes('destroy')]).toEqual([videoBefore, false, false]);
  expect(remote.state.get()).toBeNull();
  const release = remote.pauseFor('a question');
  expect(video()?.paused).toBe(true);
  release();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(video()?.paused).toBe(false);
});

it('another player continues a detached playback with the same element and without a load', async () => {
  (await watch()).unmount();
  const videoBefore = video();
  await watch({ kept: detached });
  expect([video(), video()?.paused, engine.loads.length]).toEqual([videoBefore, false, 1]);
  expect(video()?.closest('section')).not.toBeNull();
  expect(remote.state.get()?.status).toBe('playing');
});

it('a detached playback opens the address that its owner passes', async () => {
  (await watch()).unmount();
  detached?.open('/b.m3u8');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(engine.loads.at(-1)?.address).toBe('/b.m3u8');
});

it('a playback ends when the page does not keep it, and when its owner ends it', async () => {
  (await watch({ onLeave: () => false })).unmount();
  expect([video(), engine.calls]).toEqual([null, expect.arrayContaining(['destroy'])]);
  engine = createFakeEngine();
  (await watch()).unmount();
  detached?.end();
  expect([video(), engine.calls]).toEqual([null, expect.arrayContaining(['destroy'])]);
});

it.each<[string, () => void]>([
  ['the video is paused', () => video()?.pause()],
  ['the viewer has turned the mini player off', () => void writePreferences({ mini: false })],
])('onLeave is not called when %s', async (_why, preparePlayback) => {
  const page = await watch();
  act(preparePlayback);
  page.unmount();
  expect([keepCallback.mock.calls.length, video()]).toEqual([0, null]);
});
