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
const playingVideos = new WeakSet<HTMLMediaElement>();
const keepCallback = vi.fn();
let detachedPlayback: DetachedPlayback | undefined;

/** Detaches every playback, like a page that the viewer leaves. */
function onLeave(keep: () => DetachedPlayback): boolean {
  keepCallback();
  detachedPlayback = keep();
  detachedPlayback.showIn(document.body);
  return true;
}

beforeEach(() => {
  vi.useFakeTimers();
  engine = createFakeEngine();
  remote = createRemote();
  keepCallback.mockReset();
  detachedPlayback = undefined;
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playingVideos.has(this);
  });
  // Without video frames, playback counts as visible when its time advances.
  vi.spyOn(media, 'readyState', 'get').mockReturnValue(4);
  vi.spyOn(media, 'currentTime', 'get').mockImplementation(() => Date.now() / 1000);
  vi.spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playingVideos.add(this);
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playingVideos.delete(this);
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  cleanup();
  detachedPlayback?.end();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const renderScene = (props: Partial<PlayerProps> = {}) => (
  <SceneLocale>
    <RemoteProvider remote={remote}>
      <Player address="/a.m3u8" kind="recording" autoPlay createEngine={() => engine} onLeave={onLeave} {...props} />
    </RemoteProvider>
  </SceneLocale>
);

async function watch(props: Partial<PlayerProps> = {}) {
  const page = render(renderScene(props));
  await act(() => vi.advanceTimersByTimeAsync(1100));
  return page;
}
const getVideo = () => document.querySelector('video');

it('a detached playback plays on without its player; the page’s remote can pause it, but has no state of it', async () => {
  const page = await watch();
  const videoBefore = getVideo();
  expect(remote.state.get()?.status).toBe('playing');
  page.unmount();
  expect([getVideo(), getVideo()?.paused, engine.calls.includes('destroy')]).toEqual([videoBefore, false, false]);
  expect(remote.state.get()).toBeNull();
  const release = remote.pauseFor('a question');
  expect(getVideo()?.paused).toBe(true);
  release();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(getVideo()?.paused).toBe(false);
});

it('another player continues a detached playback with the same element and without a load', async () => {
  (await watch()).unmount();
  const videoBefore = getVideo();
  await watch({ kept: detachedPlayback });
  expect([getVideo(), getVideo()?.paused, engine.loads.length]).toEqual([videoBefore, false, 1]);
  expect(getVideo()?.closest('section')).not.toBeNull();
  expect(remote.state.get()?.status).toBe('playing');
});

it('a detached playback opens the address that its owner passes', async () => {
  (await watch()).unmount();
  detachedPlayback?.open('/b.m3u8');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(engine.loads.at(-1)?.address).toBe('/b.m3u8');
});

it('a playback ends when `onLeave` returns false, and when its owner ends it', async () => {
  (await watch({ onLeave: () => false })).unmount();
  expect([getVideo(), engine.calls]).toEqual([null, expect.arrayContaining(['destroy'])]);
  engine = createFakeEngine();
  (await watch()).unmount();
  detachedPlayback?.end();
  expect([getVideo(), engine.calls]).toEqual([null, expect.arrayContaining(['destroy'])]);
});

it.each<[string, () => void]>([
  ['the video is paused', () => getVideo()?.pause()],
  ['the viewer has turned the mini player off', () => void writePreferences({ mini: false })],
])('onLeave is not called when %s', async (_why, preparePlayback) => {
  const page = await watch();
  act(preparePlayback);
  page.unmount();
  expect([keepCallback.mock.calls.length, getVideo()]).toEqual([0, null]);
});
