import { describe, expect, it } from 'vitest';
import { maxSegments } from '../src/engine/shaka/bound-playlist.ts';
import { getNextSegment } from './playlists.ts';
import { openTestBrowser } from './setup.ts';
import type { StubStream } from './stub-origin.ts';
import { segmentSeconds } from './source.ts';
import {
  hideDroppedFrames,
  maxFrameGapMs,
  waitUntil,
  watch as open,
  type WatchedPage,
  type WatchOptions,
} from './watch.ts';

const testBrowser = openTestBrowser();
const watch = (address: string, options?: WatchOptions): Promise<WatchedPage> =>
  open(testBrowser.browser, testBrowser.origin, address, options);

const countPlaylistRequests = (id: string, startMs: number): number =>
  testBrowser.origin.requests.filter(
    ({ path, at }) => path.startsWith(`/live/${id}/`) && path.endsWith('.m3u8') && at >= startMs,
  ).length;

const createFrozenFault = (at: number): Partial<StubStream> => ({ fault: { kind: 'playlist-frozen', at } });

/** How far a stream goes back in time. */
const backMs = 30_000;
const goBack = ({ start }: StubStream): Partial<StubStream> => ({ start: start + backMs, clockAheadMs: -backMs });

describe('a live stream', () => {
  it('a live stream plays on while its playlist answers 404 for a moment [fault-28]', async () => {
    const { address, stream } = testBrowser.origin.live('moment');
    const viewer = await watch(address);
    stream.fault = { kind: 'playlist-status', status: 404 };
    const startMs = Date.now();
    await waitUntil(async () => countPlaylistRequests('moment', startMs) > 1, 10_000, 'playlists that are missing');
    stream.fault = { kind: 'none' };
    await viewer.waitForSteadyPlayback(10_000);
    expect(await viewer.getLongestGapMs()).toBeLessThan(maxFrameGapMs);
    expect((await viewer.state()).problem).toBeNull();
    await viewer.close();
  });

  it.for([500, 403])(
    'a live stream comes back within 5 s after its playlist answered %i until the picture stopped [fault-28]',
    async (status) => {
      const { address, stream } = testBrowser.origin.live(`status-${status}`);
      const viewer = await watch(address);
      stream.fault = { kind: 'playlist-status', status };
      await waitUntil(async () => (await viewer.state()).recovering, 30_000, 'the start of recovery');
      await viewer.waitForPause(20_000);
      stream.fault = { kind: 'none' };
      await viewer.waitForFrame(5000 + maxFrameGapMs);
      await viewer.waitForSteadyPlayback(10_000);
      expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
      await viewer.close();
    },
  );

  it.for([
    ['is frozen [fault-30]', () => createFrozenFault(Date.now())],
    ['is frozen, without times of day [fault-30]', () => createFrozenFault(Date.now()), { isUndated: true }],
    ['comes from a cache and is half a minute old [fault-31p]', () => createFrozenFault(Date.now() - backMs)],
    ['comes from a server that is half a minute behind [fault-31p]', goBack],
    ['starts again half a minute back [fault-31p]', (stream: StubStream) => ({ ...goBack(stream), restartAt: 0 })],
  ] as const)(
    'a live stream keeps its last frame under a message, and returns to the live edge within 5 s, when its playlist %s',
    async ([what, breakStream, change]) => {
      const id = what.replace(/\W+/g, '-');
      const { address, stream } = testBrowser.origin.live(id);
      Object.assign(stream, { start: stream.start - backMs, clockAheadMs: 0 }, change);
      const viewer = await watch(address);
      const countMasterRequests = (): number =>
        testBrowser.origin.requests.filter(({ path }) => path === `/live/${id}/index.m3u8`).length;
      const masterRequestsBefore = countMasterRequests();
      const requestsBefore = await viewer.countRequests();
      const healthyStream = { ...stream };
      Object.assign(stream, breakStream(stream));
      await viewer.waitForPause(20_000);
      await viewer.page.getByRole('heading', { name: 'The stream has stopped' }).waitFor({ timeout: 30_000 });
      expect((await viewer.countRequests()) - requestsBefore).toBeGreaterThan(0);
      const shownSeconds = await viewer.page.evaluate(() => Math.max(...window.harness.mediaTimes));
      await viewer.mark();
      Object.assign(stream, healthyStream);
      await viewer.waitForFrame(5000 + maxFrameGapMs);
      await viewer.waitForSteadyPlayback(10_000);
      await waitUntil(async () => (await viewer.state()).atLiveEdge, 5000, 'the live edge');
      expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
      expect(await viewer.page.evaluate(() => Math.min(...window.harness.mediaTimes.slice(-20)))).toBeGreaterThan(
        shownSeconds,
      );
      expect(countMasterRequests()).toBe(masterRequestsBefore);
      await viewer.close();
    },
  );

  it('a live stream requests an unreadable playlist at most once a second, shows a message, and comes back [fault-30]', async () => {
    const { address, stream } = testBrowser.origin.live('garbage');
    const viewer = await watch(address, { hasClock: true });
    stream.fault = { kind: 'playlist-garbage' };
    const startMs = Date.now();
    await waitUntil(
      async () => (await viewer.state()).problem?.kind === 'playlist',
      40_000,
      'a message about the playlist',
    );
    const seconds = (Date.now() - startMs) / 1000;
    for (const track of ['video-240', 'video-360', 'audio-en'])
      expect(countPlaylistRequests(`garbage/${track}`, startMs)).toBeLessThanOrEqual(seconds + 1);
    stream.fault = { kind: 'none' };
    await viewer.waitForFrame(6000);
    await waitUntil(async () => (await viewer.state()).problem === null, 2000, 'the message is gone');
    await viewer.close();
  });

  it('a live stream asks the page for its address once when segments are refused, then shows a message, and plays when they are allowed [fault-37c]', async () => {
    const { address, stream } = testBrowser.origin.live('refused');
    const viewer = await watch(address);
    const requestsBefore = await viewer.countRequests();
    stream.fault = { kind: 'segments-status', status: 403 };
    await waitUntil(async () => (await viewer.state()).problem !== null, 30_000, 'a message');
    const { problem, recovering } = await viewer.state();
    expect(problem).toMatchObject({ kind: 'forbidden', request: 'segment', status: 403 });
    expect(recovering).toBe(true);
    expect((await viewer.countRequests()) - requestsBefore).toBe(1);
    stream.fault = { kind: 'none' };
    await viewer.waitForFrame(20_000);
    await viewer.close();
  });

  it('a live stream continues at once at the address that the page names when segments are refused [fault-31]', async () => {
    const { address, stream } = testBrowser.origin.live('moved');
    const next = testBrowser.origin.live('moved-to');
    const viewer = await watch(address);
    await viewer.page.evaluate((to) => {
      window.harness.nextAddress = to;
    }, next.address);
    stream.fault = { kind: 'segments-status', status: 403 };
    await waitUntil(async () => (await viewer.countRequests()) > 0, 20_000, 'the request for the address');
    await viewer.waitForFrame(5000);
    expect((await viewer.state()).problem).toBeNull();
    await viewer.close();
  });

  it('a live stream comes back within 10 s after its segments answered 404 until the picture stopped [fault-29]', async () => {
    const { address, stream } = testBrowser.origin.live('segments-404');
    const viewer = await watch(address);
    stream.fault = { kind: 'segments-status', status: 404 };
    await viewer.waitForPause(30_000);
    stream.fault = { kind: 'none' };
    await viewer.waitForFrame(10_000);
    expect(await viewer.state()).toMatchObject({ problem: null, paused: false });
    await viewer.close();
  });

  it('a live stream pauses for two segments at most when a segment never arrives [fault-29]', async () => {
    const { address, stream } = testBrowser.origin.live('hanging');
    const viewer = await watch(address);
    await viewer.mark();
    const startMs = Date.now();
    stream.fault = { kind: 'segments-hang' };
    const isLicenseRequested = () =>
      testBrowser.origin.requests.some(({ path, at }) => /^\/live\/hanging\/.*\.m4s$/.test(path) && at > startMs);
    await waitUntil(async () => isLicenseRequested(), 8000, 'a segment that hangs');
    stream.fault = { kind: 'none' };
    const { buffered } = await viewer.state();
    const bufferedSeconds = (buffered.at(-1)?.end ?? 0) + 2 * segmentSeconds;
    await waitUntil(
      async () => (await viewer.state()).currentTime > bufferedSeconds,
      30_000,
      'the segments after that one',
    );
    expect(await viewer.getLongestGapMs()).toBeLessThan(2 * segmentSeconds * 1000);
    expect(await viewer.state()).toMatchObject({ problem: null, paused: false });
    await viewer.close();
  });

  it('a live stream has a gap of at most 3 s when the encoder starts again from 0 [fault-31]', async () => {
    const { address, stream } = testBrowser.origin.live('restart');
    const viewer = await watch(address);
    stream.restartAt = getNextSegment(stream);
    const expectedMs = Date.now() + segmentSeconds * 1000;
    const getShownSeconds = async (): Promise<number> => {
      const { wallClockOrigin, currentTime } = await viewer.state();
      return (wallClockOrigin ?? 0) + currentTime * 1000;
    };
    await waitUntil(async () => (await getShownSeconds()) > expectedMs, 30_000, 'the segments of the new encoder');
    await viewer.waitForSteadyPlayback(10_000);
    expect(await viewer.getLongestGapMs()).toBeLessThan(3000);
    await viewer.close();
  });

  it('a live stream stays live when the page gives it another address [fault-31]', async () => {
    const { address } = testBrowser.origin.live('url-change');
    const next = testBrowser.origin.live('url-changed');
    const viewer = await watch(address);
    await viewer.mark();
    await viewer.page.evaluate((to) => window.harness.setAddress(to), next.address);
    await waitUntil(
      async () => testBrowser.origin.requests.some(({ path }) => /^\/live\/url-changed\/video.*\.m4s$/.test(path)),
      10_000,
      'its segments',
    );
    await waitUntil(async () => (await viewer.state()).phase === 'ready', 10_000, 'the other address');
    await viewer.waitForSteadyPlayback(10_000);
    expect(await viewer.getLongestGapMs()).toBeLessThan(3000);
    expect(await viewer.state()).toMatchObject({ atLiveEdge: true, paused: false, problem: null });
    await viewer.close();
  });

  it('a live stream plays at its edge when its playlist lists more segments than the player reads', async () => {
    const { address, stream } = testBrowser.origin.live('long');
    stream.olderSegments = maxSegments;
    const viewer = await watch(address);
    const getSecondsBehind = async (): Promise<number> => {
      const { atLiveEdge, seekRange } = await viewer.state();
      return atLiveEdge ? seekRange.end - seekRange.start : 0;
    };
    await waitUntil(async () => (await getSecondsBehind()) > 10 * 3600, 30_000, 'the live edge of a long stream');
    expect(await getSecondsBehind()).toBeLessThanOrEqual(maxSegments * segmentSeconds);
    expect((await viewer.state()).problem).toBeNull();
    await viewer.close();
  });

  it('a live stream ends with an end card, not an error [fault-32]', async () => {
    const { address, stream } = testBrowser.origin.live('ends');
    const viewer = await watch(address);
    stream.endAt = getNextSegment(stream) + 1;
    await waitUntil(async () => (await viewer.state()).ended, 20_000, 'the end');
    expect((await viewer.state()).problem).toBeNull();
    await viewer.page.getByRole('heading', { name: 'The live stream has ended' }).waitFor({ timeout: 2000 });
    await viewer.close();
  });

  it('a live stream whose picture stopped without a network resumes within 3 s of the network’s return [fault-33]', async () => {
    const { address } = testBrowser.origin.live('offline');
    const viewer = await watch(address);
    await viewer.context.setOffline(true);
    await viewer.waitForPause(30_000);
    await viewer.context.setOffline(false);
    expect(await viewer.waitForFrame(4000)).toBeLessThan(3000);
    await viewer.waitForSteadyPlayback(10_000);
    await viewer.close();
  });

  it('a live stream shows that it is offline at the start, and plays without a press once online [fault-33]', async () => {
    const { address } = testBrowser.origin.live('offline-start');
    const viewer = await watch(address, { query: { lazy: '1' }, noWait: true });
    // The engine has loaded before the network is lost.
    await viewer.page.evaluate(() => window.harness.preload('/warm.m3u8'));
    await waitUntil(
      async () => testBrowser.origin.requests.some(({ path }) => path === '/warm.m3u8'),
      10_000,
      'the engine',
    );
    await viewer.context.setOffline(true);
    await viewer.page.evaluate(() => window.harness.mount());
    await waitUntil(async () => (await viewer.state()).problem?.kind === 'offline', 12_000, 'the offline message');
    await viewer.context.setOffline(false);
    expect(await viewer.waitForFrame(4000)).toBeLessThan(3000);
    await viewer.close();
  });

  it('a live stream tries again at once after a decode error, then under a message [fault-37]', async () => {
    const { address, stream } = testBrowser.origin.live('noise');
    stream.fault = { kind: 'segments-corrupt' };
    const viewer = await watch(address, { noWait: true });
    await waitUntil(async () => (await viewer.state()).problem !== null, 25_000, 'a message');
    expect(await viewer.state()).toMatchObject({ recovering: true, problem: { kind: 'decode' } });
    expect(await viewer.countRequests()).toBe(1);
    stream.fault = { kind: 'none' };
    await viewer.waitForFrame(20_000);
    await waitUntil(async () => (await viewer.state()).problem === null, 5000, 'the message is gone');
    await viewer.close();
  });
});

describe('a recording', () => {
  it('a recording drops to a lower quality without a stop when the bandwidth collapses [fault-34]', async () => {
    const viewer = await watch(testBrowser.origin.recording, {
      kind: 'recording',
      init: hideDroppedFrames,
    });
    const getActiveHeight = async () => (await viewer.state()).qualities.find(({ active }) => active)?.height;
    await waitUntil(async () => (await getActiveHeight()) === 360, 20_000, 'the better quality');
    await viewer.limitBandwidth(300_000);
    await viewer.mark();
    await waitUntil(async () => (await getActiveHeight()) === 240, 40_000, 'the lower quality');
    await viewer.waitForFrame(5000);
    expect(await viewer.getLongestGapMs()).toBeLessThan(maxFrameGapMs);
    expect((await viewer.state()).problem).toBeNull();
    await viewer.close();
  });

  it.for(['a playlist', 'one entry of a DASH manifest'])(
    'a recording is refused at once with a message when %s lists too many segments',
    async (failure) => {
      const { address, stream } = testBrowser.origin.live(`endless-${failure.length}`);
      Object.assign(stream, { olderSegments: maxSegments, endAt: 8 });
      const from = failure === 'a playlist' ? address : testBrowser.origin.endlessDash;
      const viewer = await watch(from, { kind: 'recording', noWait: true });
      await viewer.page.getByRole('heading', { name: 'This video is too long to play' }).waitFor({ timeout: 10_000 });
      expect((await viewer.state()).problem).toMatchObject({ kind: 'tooLong', code: 1007 });
      await viewer.close();
    },
  );

  it('a recording shows at once that the browser cannot play its codec [fault-37]', async () => {
    const viewer = await watch(testBrowser.origin.recording, {
      kind: 'recording',
      noWait: true,
      init: () => {
        MediaSource.isTypeSupported = () => false;
        navigator.mediaCapabilities.decodingInfo = async (configuration) => ({
          ...configuration,
          supported: false,
          smooth: false,
          powerEfficient: false,
          keySystemAccess: null,
        });
      },
    });
    await waitUntil(async () => (await viewer.state()).problem !== null, 8000, 'a message');
    expect(await viewer.state()).toMatchObject({ recovering: false, problem: { kind: 'unsupported' } });
    await viewer.close();
  });
});

/** Milliseconds from the mount of a player to its first frame. @param isPreloaded whether the stream was preloaded */
async function measureFirstFrameMs(address: string, isPreloaded: boolean): Promise<number> {
  const viewer = await watch(address, { query: { lazy: '1' }, noWait: true });
  if (isPreloaded) {
    const startMs = Date.now();
    await viewer.page.evaluate((preloadAddress) => window.harness.preload(preloadAddress), address);
    const hasRequested = (track: RegExp): boolean =>
      testBrowser.origin.requests.some(({ path, at }) => at >= startMs && track.test(path));
    await waitUntil(
      async () => hasRequested(/video.*\d\.m4s$/) && hasRequested(/audio.*\d\.m4s$/),
      20_000,
      'its first segments',
    );
  }
  const firstFrameMs = await viewer.page.evaluate(async () => {
    const from = performance.now();
    window.harness.mount();
    while (window.harness.frames === 0) await new Promise(requestAnimationFrame);
    return (window.harness.frameTimes[0] ?? Infinity) - from;
  });
  const { live, atLiveEdge } = await viewer.state();
  expect(atLiveEdge).toBe(live);
  await viewer.close();
  return firstFrameMs;
}

describe('the first frame', { concurrent: false }, () => {
  // The bench measures the absolute time (0.2 s at most). Here the same machine measures both, and the best of three
  // counts.
  it.for(['a recording', 'a live stream'])(
    'the first frame of %s needs at most two thirds of the time after a preload',
    async (preloadKind) => {
      const address =
        preloadKind === 'a recording' ? testBrowser.origin.recording : testBrowser.origin.live('preloaded').address;
      const waitsMs: { preloaded: number; cold: number }[] = [];
      const computePreloadedShare = () =>
        Math.min(...waitsMs.map(({ preloaded }) => preloaded)) / Math.min(...waitsMs.map(({ cold }) => cold));
      while (waitsMs.length < 3 && !(computePreloadedShare() < 2 / 3)) {
        waitsMs.push({
          preloaded: await measureFirstFrameMs(address, true),
          cold: await measureFirstFrameMs(address, false),
        });
      }
      expect(computePreloadedShare()).toBeLessThan(2 / 3);
    },
  );
});
