import { describe, expect, it } from 'vitest';
import { maxSegments } from '../src/engine/shaka/bound-playlist.ts';
import { maxLateRequests } from './field.ts';
import { getNextSegment } from './playlists.ts';
import { openTestBrowser } from './setup.ts';
import type { StubStream } from './stub-origin.ts';
import { segmentSeconds } from './source.ts';
import {
  hideDroppedFrames,
  maxStopMs,
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

/**
 * How far a stream goes back in time. Such a stream catches up after as long, which is longer than a busy machine needs
 * to show the message.
 */
const backMs = 60_000;
const goBack = ({ start }: StubStream): Partial<StubStream> => ({ start: start + backMs, clockAheadMs: -backMs });

describe('a live stream', () => {
  it('a live stream plays on while its playlist answers 404 for a moment [fault-28]', async () => {
    const { address, stream } = testBrowser.origin.live('moment');
    const viewer = await watch(address);
    stream.fault = { kind: 'playlist-status', status: 404 };
    const startMs = Date.now();
    await waitUntil(async () => countPlaylistRequests('moment', startMs) > 1, 'playlists that are missing');
    stream.fault = { kind: 'none' };
    await viewer.waitForSteadyPlayback();
    expect(await viewer.getLongestGapMs()).toBeLessThan(maxStopMs);
    expect((await viewer.state()).problem).toBeNull();
    await viewer.close();
  });

  it.for([500, 403])(
    'a live stream whose picture stopped because its playlist answered %i comes back [fault-28]',
    async (status) => {
      const { address, stream } = testBrowser.origin.live(`status-${status}`);
      const viewer = await watch(address);
      stream.fault = { kind: 'playlist-status', status };
      await waitUntil(async () => (await viewer.state()).recovering, 'the start of recovery');
      await viewer.waitForPause();
      stream.fault = { kind: 'none' };
      await viewer.waitForFrame();
      await viewer.waitForSteadyPlayback();
      expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
      await viewer.close();
    },
  );

  it.for([
    ['is frozen [fault-30]', () => createFrozenFault(Date.now())],
    ['is frozen, without times of day [fault-30]', () => createFrozenFault(Date.now()), { isUndated: true }],
    ['comes from a cache and is a minute old [fault-31p]', () => createFrozenFault(Date.now() - backMs)],
    ['comes from a server that is a minute behind [fault-31p]', goBack],
    ['is a minute behind while the quality changes [fault-31p]', goBack, {}, 0.6],
    ['starts again a minute back [fault-31p]', (stream: StubStream) => ({ ...goBack(stream), restartAt: 0 })],
  ] as const)(
    'a live stream keeps its last frame under a message and comes back when its playlist %s',
    async ([what, breakStream, change, droppedShare]) => {
      const id = what.replace(/\W+/g, '-');
      const { address, stream } = testBrowser.origin.live(id);
      Object.assign(stream, { start: stream.start - backMs, clockAheadMs: 0 }, change);
      const viewer = await watch(address, { init: hideDroppedFrames });
      // A busy machine may have left the viewer behind the live edge.
      await viewer.page.evaluate(() => window.harness.handle?.request({ type: 'goLive' }));
      await viewer.waitForFrame();
      const getActiveHeight = async () => (await viewer.state()).qualities.find(({ active }) => active)?.height;
      const heightBefore = await getActiveHeight();
      const countMasterRequests = (): number =>
        testBrowser.origin.requests.filter(({ path }) => path === `/live/${id}/index.m3u8`).length;
      const masterRequestsBefore = countMasterRequests();
      const requestsBefore = await viewer.countRequests();
      const healthyStream = { ...stream };
      Object.assign(stream, breakStream(stream));
      if (droppedShare !== undefined) {
        await viewer.page.evaluate((share) => void (window.droppedShare = share), droppedShare);
        await waitUntil(async () => (await getActiveHeight()) !== heightBefore, 'another quality');
      }
      await viewer.waitForPause();
      await viewer.page.getByRole('heading', { name: 'The stream has stopped' }).waitFor();
      expect((await viewer.countRequests()) - requestsBefore).toBeGreaterThan(0);
      expect(await viewer.getLongestGapMs()).toBeGreaterThan(1000);
      const shownSeconds = await viewer.page.evaluate(() => Math.max(...window.harness.mediaTimes));
      await viewer.mark();
      Object.assign(stream, healthyStream);
      await viewer.waitForFrame();
      await viewer.waitForSteadyPlayback();
      await waitUntil(async () => (await viewer.state()).atLiveEdge, 'the live edge');
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
    await waitUntil(async () => (await viewer.state()).problem?.kind === 'playlist', 'a message about the playlist');
    const seconds = (Date.now() - startMs) / 1000;
    for (const track of ['video-240', 'video-360', 'audio-en'])
      expect(countPlaylistRequests(`garbage/${track}`, startMs)).toBeLessThanOrEqual(seconds + 1 + maxLateRequests);
    stream.fault = { kind: 'none' };
    await viewer.waitForFrame();
    await waitUntil(async () => (await viewer.state()).problem === null, 'the message is gone');
    await viewer.close();
  });

  it('a live stream with refused segments asks for its address once, shows a message, and plays when they are allowed [fault-37c]', async () => {
    const { address, stream } = testBrowser.origin.live('refused');
    const viewer = await watch(address);
    const requestsBefore = await viewer.countRequests();
    stream.fault = { kind: 'segments-status', status: 403 };
    await waitUntil(async () => (await viewer.state()).problem !== null, 'a message');
    const { problem, recovering } = await viewer.state();
    expect(problem).toMatchObject({ kind: 'forbidden', request: 'segment', status: 403 });
    expect(recovering).toBe(true);
    expect((await viewer.countRequests()) - requestsBefore).toBe(1);
    stream.fault = { kind: 'none' };
    await viewer.waitForFrame();
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
    await waitUntil(async () => (await viewer.countRequests()) > 0, 'the request for the address');
    await waitUntil(
      async () => testBrowser.origin.requests.some(({ path }) => /^\/live\/moved-to\/video.*m4s$/.test(path)),
      'its segments',
    );
    await viewer.waitForSteadyPlayback();
    expect((await viewer.state()).problem).toBeNull();
    await viewer.close();
  });

  it('a live stream whose picture stopped because its segments answered 404 comes back within 10 s [fault-29]', async () => {
    const { address, stream } = testBrowser.origin.live('segments-404');
    const viewer = await watch(address);
    stream.fault = { kind: 'segments-status', status: 404 };
    await viewer.waitForPause();
    stream.fault = { kind: 'none' };
    expect(await viewer.waitForFrame()).toBeLessThan(10_000);
    expect(await viewer.state()).toMatchObject({ problem: null, paused: false });
    await viewer.close();
  });

  it('a live stream pauses for two segments at most when a segment never arrives [fault-29]', async () => {
    const { address, stream } = testBrowser.origin.live('hanging');
    const viewer = await watch(address);
    await viewer.mark();
    const startMs = Date.now();
    stream.fault = { kind: 'segments-hang' };
    const hasRequestedSegment = () =>
      testBrowser.origin.requests.some(({ path, at }) => /^\/live\/hanging\/.*\.m4s$/.test(path) && at > startMs);
    await waitUntil(async () => hasRequestedSegment(), 'a segment that hangs');
    stream.fault = { kind: 'none' };
    const { buffered } = await viewer.state();
    const bufferedSeconds = (buffered.at(-1)?.end ?? 0) + 2 * segmentSeconds;
    await waitUntil(async () => (await viewer.state()).currentTime > bufferedSeconds, 'the segments after that one');
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
    await waitUntil(async () => (await getShownSeconds()) > expectedMs, 'the segments of the new encoder');
    await viewer.waitForSteadyPlayback();
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
      'its segments',
    );
    await waitUntil(async () => (await viewer.state()).phase === 'ready', 'the other address');
    await viewer.waitForSteadyPlayback();
    expect(await viewer.getLongestGapMs()).toBeLessThan(maxStopMs);
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
    await waitUntil(async () => (await getSecondsBehind()) > 10 * 3600, 'the live edge of a long stream');
    expect(await getSecondsBehind()).toBeLessThanOrEqual(maxSegments * segmentSeconds);
    expect((await viewer.state()).problem).toBeNull();
    await viewer.close();
  });

  it('a live stream ends with an end card, not an error [fault-32]', async () => {
    const { address, stream } = testBrowser.origin.live('ends');
    const viewer = await watch(address);
    stream.endAt = getNextSegment(stream) + 1;
    await waitUntil(async () => (await viewer.state()).ended, 'the end');
    expect((await viewer.state()).problem).toBeNull();
    await viewer.page.getByRole('heading', { name: 'The live stream has ended' }).waitFor();
    await viewer.close();
  });

  it('a live stream whose picture stopped without a network resumes when the network returns [fault-33]', async () => {
    const { address } = testBrowser.origin.live('offline');
    const viewer = await watch(address);
    await viewer.context.setOffline(true);
    await viewer.waitForPause();
    await viewer.context.setOffline(false);
    await viewer.waitForFrame();
    await viewer.waitForSteadyPlayback();
    expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
    await viewer.close();
  });

  it('a live stream shows that it is offline at the start, and plays without a press once online [fault-33]', async () => {
    const { address } = testBrowser.origin.live('offline-start');
    const viewer = await watch(address, { query: { lazy: '1' }, noWait: true });
    // The engine has loaded before the network is lost.
    await viewer.page.evaluate(() => window.harness.preload('/warm.m3u8'));
    await waitUntil(async () => testBrowser.origin.requests.some(({ path }) => path === '/warm.m3u8'), 'the engine');
    await viewer.context.setOffline(true);
    await viewer.page.evaluate(() => window.harness.mount());
    await waitUntil(async () => (await viewer.state()).problem?.kind === 'offline', 'the offline message');
    await viewer.context.setOffline(false);
    await viewer.waitForFrame();
    await waitUntil(async () => (await viewer.state()).problem === null, 'the message is gone');
    expect((await viewer.state()).paused).toBe(false);
    await viewer.close();
  });

  it('after a decode error, a live stream tries again at once, and then rarely under a message [fault-37]', async () => {
    const { address, stream } = testBrowser.origin.live('noise');
    stream.fault = { kind: 'segments-corrupt' };
    const viewer = await watch(address, { noWait: true });
    await waitUntil(async () => (await viewer.state()).problem !== null, 'a message');
    expect(await viewer.state()).toMatchObject({ recovering: true, problem: { kind: 'decode' } });
    expect(await viewer.countRequests()).toBe(1);
    stream.fault = { kind: 'none' };
    await viewer.waitForFrame();
    await waitUntil(async () => (await viewer.state()).problem === null, 'the message is gone');
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
    await waitUntil(async () => (await getActiveHeight()) === 360, 'the better quality');
    await viewer.limitBandwidth(300_000);
    await viewer.mark();
    await waitUntil(async () => (await getActiveHeight()) === 240, 'the lower quality');
    await viewer.waitForFrame();
    expect(await viewer.getLongestGapMs()).toBeLessThan(maxStopMs);
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
      await viewer.page.getByRole('heading', { name: 'This video is too long to play' }).waitFor();
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
    await waitUntil(async () => (await viewer.state()).problem !== null, 'a message');
    expect(await viewer.state()).toMatchObject({ recovering: false, problem: { kind: 'unsupported' } });
    await viewer.close();
  });
});

/** The engine's scripts and the multivariant playlist. */
const startFiles = /shaka.*\.js$|^\/(?:vod|live\/[^/]+)\/index\.m3u8$/;

/** The files that a page requests between the mount of its player and the end of the load. */
async function readStartFiles(address: string, isPreloaded: boolean): Promise<string[]> {
  const openedAtMs = Date.now();
  const viewer = await watch(address, { query: { lazy: '1' }, noWait: true });
  const requestedPaths: string[] = [];
  viewer.page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  if (isPreloaded) {
    await viewer.page.evaluate((preloadAddress) => window.harness.preload(preloadAddress), address);
    const hasRequested = (track: RegExp): boolean => requestedPaths.some((path) => track.test(path));
    await waitUntil(
      async () => hasRequested(/video.*\d\.m4s$/) && hasRequested(/audio.*\d\.m4s$/),
      'its first segments',
    );
  }
  requestedPaths.length = 0;
  await viewer.page.evaluate(() => window.harness.mount());
  await viewer.page.waitForFunction(() => window.harness.state?.phase === 'ready');
  const startPaths = requestedPaths.filter((path) => startFiles.test(path));
  await viewer.page.waitForFunction(() => window.harness.frames > 0);
  const { behindLive } = await viewer.state();
  expect(behindLive).toBeLessThan(6 + (Date.now() - openedAtMs) / 1000);
  await viewer.close();
  return startPaths;
}

describe('the first frame', () => {
  // The bench measures the time: 0.2 s at most.
  it.for(['a recording', 'a live stream'])(
    'after a preload, the first frame of %s waits for no script and no multivariant playlist',
    async (preloadKind) => {
      const address =
        preloadKind === 'a recording' ? testBrowser.origin.recording : testBrowser.origin.live('preloaded').address;
      expect((await readStartFiles(address, false)).length).toBeGreaterThanOrEqual(2);
      expect(await readStartFiles(address, true)).toEqual([]);
    },
  );
});
