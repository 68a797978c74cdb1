import { describe, expect, it, vi } from 'vitest';
import { createFakeEngine, liveSnapshot } from '../testing/fake-engine.ts';
import { createPlaybackScene, settle, setUpScenes } from '../testing/playback-scene.ts';

setUpScenes();

describe('a hold by the page', () => {
  it('a hold by the page pauses the video until the page releases it', async () => {
    const { playback, state } = createPlaybackScene();
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    playback.hold();
    expect(state.paused).toBe(true);
    playback.release();
    await settle();
    expect(state.paused).toBe(false);
  });

  it('a video that the viewer paused stays paused after a hold by the page', async () => {
    const { playback, state } = createPlaybackScene();
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    playback.request({ type: 'pause' });
    playback.hold();
    playback.release();
    await settle();
    expect(state.paused).toBe(true);
  });

  it('the end of a hold does not start a video whose viewer pressed pause during the load', async () => {
    const { playback, state } = createPlaybackScene();
    playback.hold();
    playback.open('a.m3u8', { autoPlay: true });
    playback.request({ type: 'pause' });
    await settle();
    playback.release();
    await settle();
    expect(state.paused).toBe(true);
  });

  it('a hold before the load keeps a stream from starting until the page releases it', async () => {
    const { engine, store, playback, state } = createPlaybackScene();
    playback.hold();
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    expect([engine.loads.length, store.get().phase, state.paused]).toEqual([1, 'ready', true]);
    playback.release();
    await settle();
    expect(state.paused).toBe(false);
  });

  it('a pause that the page has requested (`hold`) ends when the viewer presses play', async () => {
    const { playback, state } = createPlaybackScene();
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    playback.hold();
    playback.request({ type: 'togglePlay' });
    await settle();
    expect(state.paused).toBe(false);
    playback.request({ type: 'pause' });
    playback.release();
    await settle();
    expect(state.paused).toBe(true);
  });

  it('the watchdog does not treat a hold by the page as a fault of the stream', async () => {
    const { engine, playback } = createPlaybackScene(createFakeEngine(liveSnapshot));
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    playback.hold();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(engine.loads).toHaveLength(1);
  });
});
