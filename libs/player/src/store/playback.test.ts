import { describe, expect, it, vi } from 'vitest';
import { createFakeEngine, getProblem, liveSnapshot, recordingSnapshot } from '../testing/fake-engine.ts';
import { kickOffMs, createPlaybackScene, settle, setUpScenes, waitForFrame } from '../testing/playback-scene.ts';

setUpScenes();

describe('opening an address', () => {
  it('the player loads nothing without autoplay until the viewer presses play', async () => {
    const { engine, store, playback } = createPlaybackScene();
    playback.open('a.m3u8', { autoPlay: false, startAt: 12 });
    await settle();
    expect([engine.loads.length, store.get().phase]).toEqual([0, 'idle']);
    playback.request({ type: 'play' });
    await settle();
    expect(engine.loads).toEqual([{ address: 'a.m3u8', startAt: 12 }]);
    expect(store.get()).toMatchObject({ phase: 'ready', paused: false });
  });

  it.each([
    ['a start within the recording', recordingSnapshot, 64, 64],
    ['a start beyond the end becomes 0, because the last frame would reveal the result', recordingSnapshot, 900, 0],
    ['a start beyond the live edge is left to the engine', liveSnapshot, 900, 900],
  ])('a video opens at the requested second: %s', async (_what, snapshot, startAt, expectedStart) => {
    const { engine, playback, state } = createPlaybackScene(createFakeEngine(snapshot));
    const { load } = engine;
    engine.load = (address, position) => {
      state.currentTime = Number(position);
      return load(address, position);
    };
    playback.open('a.m3u8', { autoPlay: true, startAt });
    await settle();
    expect(state.currentTime).toBe(expectedStart);
  });

  it.each([
    ['1970', 5000],
    ['two hours ahead', kickOffMs + 120 * 60_000],
  ])(
    'moments are counted back from the live edge, and no time of day is known, when a stream’s clock reads %s',
    async (_, origin) => {
      const engine = createFakeEngine({ ...liveSnapshot, wallClockOrigin: origin });
      const { playback, store } = createPlaybackScene(engine, { now: kickOffMs + 60_000, start: kickOffMs });
      playback.open('a.m3u8', { autoPlay: true });
      await settle();
      expect(store.get()).toMatchObject({ phase: 'ready', wallClockOrigin: null, momentOrigin: kickOffMs });
    },
  );

  it('the player loads and plays at once with autoplay', async () => {
    const { engine, store, playback } = createPlaybackScene();
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    expect(engine.loads).toHaveLength(1);
    expect(store.get()).toMatchObject({ paused: false, autoplay: 'sound' });
  });

  it('the player does not reload a live stream that has ended [fault-32]', async () => {
    const { engine, store, playback, video } = createPlaybackScene(createFakeEngine(liveSnapshot));
    playback.open('a.m3u8', { autoPlay: true });
    await waitForFrame();
    Object.defineProperty(video, 'ended', { value: true });
    video.dispatchEvent(new Event('ended'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(engine.loads).toHaveLength(1);
    expect(store.get()).toMatchObject({ recovering: false, problem: null });
  });

  it('the player loads nothing when another camera is chosen before the first press', async () => {
    const { engine, playback } = createPlaybackScene();
    playback.open('hd.m3u8', { autoPlay: false });
    playback.open('pano.m3u8', { autoPlay: false, keepPosition: true });
    await settle();
    expect(engine.loads).toHaveLength(0);
    playback.request({ type: 'play' });
    await settle();
    expect(engine.loads.map(({ address }) => address)).toEqual(['pano.m3u8']);
  });

  it('the player continues at the same second in another stream, and a paused video stays paused', async () => {
    const { engine, store, playback, state } = createPlaybackScene();
    playback.open('hd.m3u8', { autoPlay: true });
    await settle();
    state.currentTime = 64;
    await waitForFrame();
    playback.request({ type: 'pause' });
    playback.open('pano.m3u8', { autoPlay: false, keepPosition: true });
    await settle();
    expect(engine.loads.at(-1)).toEqual({ address: 'pano.m3u8', startAt: 64 });
    expect(store.get().paused).toBe(true);
  });

  it('the player continues at the same second when the camera changes again before the first frame', async () => {
    const { engine, playback, state } = createPlaybackScene();
    playback.open('hd.m3u8', { autoPlay: true });
    await settle();
    state.currentTime = 64;
    await waitForFrame();
    playback.open('pano.m3u8', { autoPlay: false, keepPosition: true });
    await settle();
    state.currentTime = 0;
    playback.open('hd.m3u8', { autoPlay: false, keepPosition: true });
    await settle();
    expect(engine.loads.at(-1)).toEqual({ address: 'hd.m3u8', startAt: 64 });
  });

  it('the player begins at the requested start, in the camera that was chosen before the first press', async () => {
    const { engine, playback } = createPlaybackScene();
    playback.open('hd.m3u8', { autoPlay: false, startAt: 12 });
    playback.open('pano.m3u8', { autoPlay: false, keepPosition: true });
    playback.request({ type: 'play' });
    await settle();
    expect(engine.loads).toEqual([{ address: 'pano.m3u8', startAt: 12 }]);
  });

  it('a change of camera keeps the live edge, or the same wall-clock second behind it', async () => {
    const { engine, playback, state } = createPlaybackScene(createFakeEngine(liveSnapshot));
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    state.currentTime = 58;
    await waitForFrame();
    playback.open('b.m3u8', { autoPlay: false, keepPosition: true });
    await settle();
    state.currentTime = 20;
    await waitForFrame();
    playback.open('c.m3u8', { autoPlay: false, keepPosition: true });
    await settle();
    expect(engine.loads.map(({ startAt }) => startAt)).toEqual([
      undefined,
      undefined,
      new Date(Date.UTC(2026, 1, 14, 18, 0, 20)),
    ]);
  });

  it('the player plays on when the address gets a new signature, and uses it for the next load', async () => {
    const { engine, playback } = createPlaybackScene();
    playback.open('a.m3u8?sig=1', { autoPlay: true });
    await settle();
    playback.open('a.m3u8?sig=2', { autoPlay: false, keepPosition: true });
    await settle();
    expect(engine.loads).toHaveLength(1);
    engine.emit({ type: 'problem', problem: { kind: 'network', category: 1, code: 1001, status: 403, fatal: true } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(engine.loads.at(-1)?.address).toBe('a.m3u8?sig=2');
  });

  it('the player loads the newest address after a renew request, even if only the query differs', async () => {
    const { engine, playback, store } = createPlaybackScene();
    playback.open('a.m3u8?match=1', { autoPlay: true });
    await settle();
    playback.request({ type: 'renew' });
    await settle();
    expect(engine.loads, 'the address has not changed').toHaveLength(1);
    playback.open('a.m3u8?match=2', { autoPlay: false, keepPosition: true });
    playback.request({ type: 'renew' });
    await settle();
    expect(engine.loads.map(({ address }) => address)).toEqual(['a.m3u8?match=1', 'a.m3u8?match=2']);
    expect(store.get()).toMatchObject({ phase: 'ready', paused: false });
  });

  it('the player loads the other camera of a match when their addresses differ in the query only', async () => {
    const { engine, playback } = createPlaybackScene();
    playback.open('a.m3u8', { autoPlay: true, stream: 'hd' });
    await settle();
    playback.open('a.m3u8?pano', { autoPlay: false, keepPosition: true, stream: 'pano' });
    await settle();
    expect(engine.loads.map(({ address }) => address)).toEqual(['a.m3u8', 'a.m3u8?pano']);
  });

  it.each([
    ['twice when it is missing', { kind: 'missing', code: 1001, status: 404 }, 2],
    ['once when the page’s policy forbids it', { kind: 'missing', code: 1002, isFinal: true }, 1],
  ] as const)(
    'the player returns to the earlier stream after it has tried a new address %s, with at most one try a second [fault-31n]',
    async (_, problem, tryCount) => {
      vi.spyOn(Math, 'random').mockReturnValue(0);
      const { engine, playback, state, store } = createPlaybackScene(createFakeEngine(liveSnapshot));
      playback.open('a.m3u8', { autoPlay: true, stream: 'hd' });
      await settle();
      state.currentTime = 58;
      await waitForFrame();
      const failure = getProblem({ ...problem, request: 'manifest' });
      engine.answers = Array(tryCount).fill(failure);
      playback.open('b.m3u8', { autoPlay: false, keepPosition: true, stream: 'hd' });
      await vi.advanceTimersByTimeAsync(999);
      expect(engine.loads.map(({ address }) => address)).toEqual(['a.m3u8', 'b.m3u8']);
      await vi.advanceTimersByTimeAsync(2001);
      const triedAddresses = Array<string>(tryCount).fill('b.m3u8');
      expect(engine.loads.map(({ address }) => address)).toEqual(['a.m3u8', ...triedAddresses, 'a.m3u8']);
      state.currentTime = 59;
      await waitForFrame();
      expect(store.get()).toMatchObject({ isFormerStream: true, problem: null, recovering: false });
      playback.open('c.m3u8', { autoPlay: false, keepPosition: true, stream: 'hd' });
      expect(store.get().isFormerStream).toBe(false);
    },
  );

  it('the player tries a new address without end when the previous stream has failed, or when the new address has played', async () => {
    const { engine, playback, state, store } = createPlaybackScene(createFakeEngine(liveSnapshot));
    const failures = Array.from({ length: 20 }, () => getProblem({ kind: 'missing', request: 'manifest' }));
    engine.answers = [...failures];
    playback.open('a.m3u8', { autoPlay: true, stream: 'hd' });
    await settle();
    playback.open('b.m3u8', { autoPlay: false, keepPosition: true, stream: 'hd' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(new Set(engine.loads.slice(1).map(({ address }) => address))).toEqual(new Set(['b.m3u8']));
    engine.answers = [];
    await vi.advanceTimersByTimeAsync(4000);
    state.currentTime = 58;
    await waitForFrame();
    playback.open('c.m3u8', { autoPlay: false, keepPosition: true, stream: 'hd' });
    await settle();
    state.currentTime = 59;
    await waitForFrame();
    engine.answers = [...failures];
    engine.emit({ type: 'problem', problem: getProblem({ kind: 'missing', request: 'manifest' }) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(engine.loads.at(-1)?.address).toBe('c.m3u8');
    expect(store.get().isFormerStream).toBe(false);
  });

  it('an address that already plays is not loaded again', async () => {
    const { engine, playback } = createPlaybackScene();
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    playback.open('a.m3u8', { autoPlay: false, keepPosition: true });
    await settle();
    expect(engine.loads).toHaveLength(1);
  });
});

describe('a browser that plays only without sound', () => {
  it('a browser that plays only without sound keeps the offer of sound after the stream is loaded again', async () => {
    const { engine, store, playback, video } = createPlaybackScene(createFakeEngine(liveSnapshot));
    const { play } = video;
    video.play = () => (video.muted ? play() : Promise.reject(new DOMException('no gesture', 'NotAllowedError')));
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    expect(store.get()).toMatchObject({ autoplay: 'muted', muted: true });
    await vi.advanceTimersByTimeAsync(8000);
    expect(engine.loads).toHaveLength(2);
    expect(store.get()).toMatchObject({ autoplay: 'muted', muted: true });
    video.play = play;
    playback.request({ type: 'mute', muted: false });
    playback.request({ type: 'play' });
    await settle();
    expect(store.get()).toMatchObject({ autoplay: 'sound', muted: false });
  });
});

describe('the watchdog', () => {
  it('the watchdog loads a stream whose `play()` stays pending, because it settles only with the first data', async () => {
    const { engine, playback, video } = createPlaybackScene(createFakeEngine(liveSnapshot));
    video.play = () => {
      video.dispatchEvent(new Event('play'));
      return new Promise(() => undefined);
    };
    playback.open('a.m3u8', { autoPlay: true });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(engine.loads).toHaveLength(3);
  });

  it('after a seek without a frame, the next load starts at the sought position', async () => {
    const { engine, playback, state } = createPlaybackScene(createFakeEngine(liveSnapshot));
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    state.currentTime = 58;
    await waitForFrame();
    state.readyState = 1;
    playback.request({ type: 'seekBy', seconds: -30 });
    await vi.advanceTimersByTimeAsync(8000);
    expect(engine.loads.at(-1)?.startAt).toEqual(new Date(Date.UTC(2026, 1, 14, 18, 0, 28)));
  });

  it('the watchdog does nothing when the viewer has paused', async () => {
    const { engine, playback } = createPlaybackScene(createFakeEngine(liveSnapshot));
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    playback.request({ type: 'pause' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(engine.loads).toHaveLength(1);
  });

  it('the watchdog does not count time in which the page did not run', async () => {
    const { engine, playback } = createPlaybackScene(createFakeEngine(liveSnapshot));
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    vi.setSystemTime(Date.now() + 20_000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(engine.loads).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(engine.loads).toHaveLength(2);
  });

  it('the watchdog does not count two freezes of the page of 2 s each', async () => {
    const { engine, playback } = createPlaybackScene(createFakeEngine(liveSnapshot));
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    for (const _freeze of ['first', 'second']) {
      vi.setSystemTime(Date.now() + 2000);
      await vi.advanceTimersByTimeAsync(2000);
    }
    await vi.advanceTimersByTimeAsync(1500);
    expect(engine.loads).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(engine.loads).toHaveLength(2);
  });

  it('a page that freezes at the end of a live stream’s buffer does not ask for another address', async () => {
    const engine = createFakeEngine({ ...liveSnapshot, hasStopped: true });
    const { playback, state, resolveAddress } = createPlaybackScene(engine);
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    state.currentTime = 58;
    await waitForFrame();
    vi.setSystemTime(Date.now() + 2500);
    await vi.advanceTimersByTimeAsync(500);
    expect(resolveAddress).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(resolveAddress).toHaveBeenCalledOnce();
  });

  it.each([
    ['whose page was hidden for 31 minutes', 'hidden'],
    ['whose device slept for two hours', 'asleep'],
  ])('a viewer %s returns to the live edge at once [fault-36]', async (_what, outcome) => {
    const { engine, playback, video } = createPlaybackScene(createFakeEngine(liveSnapshot));
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    video.currentTime = 55;
    engine.state = { ...liveSnapshot, seekRange: { start: 1900, end: 1960 } };
    if (outcome === 'hidden') {
      const hiddenSpy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      vi.setSystemTime(Date.now() + 31 * 60_000);
      hiddenSpy.mockReturnValue(false);
      document.dispatchEvent(new Event('visibilitychange'));
    } else {
      vi.setSystemTime(Date.now() + 2 * 3_600_000);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(video.currentTime).toBe(1960);
  });

  it('the watchdog ignores a picture that another screen shows, because its frames are not visible here', async () => {
    const { engine, store, playback } = createPlaybackScene(createFakeEngine(liveSnapshot));
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    store.set({ cast: 'connected' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(engine.loads).toHaveLength(1);
    store.set({ cast: 'offered' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(engine.loads, 'the picture is on this screen again').toHaveLength(2);
  });

  it('the watchdog watches a picture over other windows while its page is hidden', async () => {
    const { engine, playback, video } = createPlaybackScene(createFakeEngine(liveSnapshot));
    // The element has video, and not audio alone.
    Object.defineProperty(video, 'videoWidth', { value: 640 });
    let frames = 0;
    video.getVideoPlaybackQuality = () => ({ totalVideoFrames: frames }) as VideoPlaybackQuality;
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(engine.loads, 'no picture is visible').toHaveLength(1);
    Object.defineProperty(document, 'pictureInPictureElement', { value: video, configurable: true });
    const frameTimer = setInterval(() => (frames += 12), 500);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(engine.loads, 'the picture moves').toHaveLength(1);
    clearInterval(frameTimer);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(engine.loads, 'the picture has stopped').toHaveLength(2);
    Reflect.deleteProperty(document, 'pictureInPictureElement');
  });
});

describe('pictures of a live stream', () => {
  it('a picture that the stream names but does not send is drawn from the video from then on', async () => {
    const engine = createFakeEngine({ ...liveSnapshot, hasThumbnails: true });
    const { playback, video, state, store } = createPlaybackScene(engine);
    Object.defineProperties(video, { videoWidth: { get: () => 1920 }, videoHeight: { get: () => 1080 } });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const draw = vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:drawn');
    playback.open('a.m3u8', { autoPlay: true });
    await settle();
    state.currentTime = 20;
    store.set({ firstFrame: true });
    video.dispatchEvent(new Event('timeupdate'));
    expect(draw).not.toHaveBeenCalled();
    expect(await playback.thumbnail(20)).toBeNull();
    video.dispatchEvent(new Event('timeupdate'));
    expect((await playback.thumbnail(21))?.url).toBe('data:drawn');
  });
});
