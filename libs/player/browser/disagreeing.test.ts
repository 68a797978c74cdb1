import { describe, expect, it } from 'vitest';
import { countMaxRequestsIn10s, createRunningStream, maxRequestsIn10s, type FieldRequest } from './field.ts';
import { writeLivePlaylist } from './playlists.ts';
import { openTestBrowser } from './setup.ts';
import { segmentSeconds } from './source.ts';
import { maxStopMs, waitUntil, watch as open, type WatchedPage, type WatchOptions } from './watch.ts';

declare global {
  interface Window {
    /** The media source's buffers: `audio` and `video`. */
    buffers: Record<string, SourceBuffer>;
  }
}

const testBrowser = openTestBrowser();
const watch = (address: string, options?: WatchOptions): Promise<WatchedPage> =>
  open(testBrowser.browser, testBrowser.origin, address, options);

const countLoads = (path: string): number =>
  testBrowser.origin.requests.filter((request) => request.path === path).length;

/** Plays half a minute and counts the faults. */
async function watchForHalfMinute(viewer: WatchedPage, id: string): Promise<object> {
  await viewer.playSeconds(30);
  const tracks = ['video-240', 'video-360', 'audio-en'];
  return {
    hasStopped: (await viewer.getLongestGapMs()) > maxStopMs,
    loads: countLoads(`/live/${id}/index.m3u8`),
    isStorm: tracks.some(
      (track) => countMaxRequestsIn10s(testBrowser.origin.requests, `${id}/${track}`) > maxRequestsIn10s,
    ),
    problem: (await viewer.state()).problem,
  };
}
const healthyOutcome = { hasStopped: false, loads: 1, isStorm: false, problem: null };

describe('playlists that disagree', () => {
  // Without times of day, the engine itself copes with a lag of three segments.
  it.for([
    ['three segments behind, with times of day', {}, 3],
    ['a window of four segments behind, without times of day', { isUndated: true, windowLength: 4 }, 4],
  ] as const)('a live stream plays on when every second response is %s [fault-31b]', async ([, options, segments]) => {
    const id = `nodes-${segments}`;
    const { address, stream } = testBrowser.origin.live(id);
    Object.assign(stream, { ...options, fault: { kind: 'playlist-older', segments } });
    const viewer = await watch(address);
    expect(await watchForHalfMinute(viewer, id)).toEqual(healthyOutcome);
    await viewer.close();
  });

  // The engine itself copes with a lag of three segments.
  it('a live stream plays on when a server is five segments behind and lists all segments since the start of the broadcast [fault-31f]', async () => {
    const { address, stream } = testBrowser.origin.live('growing');
    Object.assign(stream, { windowLength: Infinity, fault: { kind: 'playlist-older', segments: 5 } });
    const viewer = await watch(address);
    expect(await watchForHalfMinute(viewer, 'growing')).toEqual(healthyOutcome);
    await viewer.close();
  });

  it('audio and video stay in sync when their renditions number segments differently [fault-31b]', async () => {
    const { address, stream } = testBrowser.origin.live('numbers');
    Object.assign(stream, { isUndated: true, soundAheadSegments: 2 });
    const viewer = await watch(address, {
      init: () => {
        const originalAddSourceBuffer = MediaSource.prototype.addSourceBuffer;
        MediaSource.prototype.addSourceBuffer = function addRecordedBuffer(type) {
          const buffer = originalAddSourceBuffer.call(this, type);
          window.buffers = { ...window.buffers, [type.slice(0, 5)]: buffer };
          return buffer;
        };
      },
    });
    expect(await watchForHalfMinute(viewer, 'numbers')).toEqual(healthyOutcome);
    // Audio and video of the reference media share one clock, so they move by the same offset.
    const readOffset = (type: string) =>
      viewer.page.evaluate((bufferType) => window.buffers[bufferType]?.timestampOffset ?? NaN, type);
    expect(Math.abs((await readOffset('audio')) - (await readOffset('video')))).toBeLessThan(0.05);
    expect((await viewer.state()).wallClockOrigin).toBeNull();
    await viewer.close();
  });
});

describe('a live stream whose encoder has a wrong clock', () => {
  it.for([
    { when: '1970', year: 1970 },
    { when: '2050', year: 2050 },
  ])(
    'when the encoder’s clock reads $when, a live stream shows no time of day and counts moments from the live edge [fault-31c]',
    async ({ year }) => {
      const { address, stream } = testBrowser.origin.live(`clock-${year}`);
      // The playlist still lists the moment when a busy machine has loaded it.
      Object.assign(stream, { clockAheadMs: Date.UTC(year) - stream.start, windowLength: Infinity });
      const kickOff = String(stream.start - 600_000);
      const openedAtMs = Date.now();
      const viewer = await watch(address, {
        viewport: { width: 900, height: 506 },
        query: { start: kickOff, at: '594', markers: '1' },
      });
      await waitUntil(async () => (await viewer.state()).behindLive > 5, 'the moment six seconds behind live');
      const { wallClockOrigin, behindLive } = await viewer.state();
      const elapsedSeconds = (Date.now() - openedAtMs) / 1000;
      expect(wallClockOrigin).toBeNull();
      expect(behindLive, 'six seconds, and the time of the load').toBeLessThan(8 + elapsedSeconds);
      await viewer.close();
    },
  );
});

/** A master playlist, and playlists that differ only in the query. The audio is a segment ahead of the video. */
function getByQuery() {
  const live = createRunningStream();
  const durations = Array<number>(400).fill(segmentSeconds);
  const master = [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",DEFAULT=YES,URI="track.m3u8?of=audio-en"',
    '#EXT-X-STREAM-INF:BANDWIDTH=300000,CODECS="avc1.4d4015,mp4a.40.2",RESOLUTION=426x240,AUDIO="a",CLOSED-CAPTIONS=NONE',
    'track.m3u8?of=video-240',
  ].join('\n');
  return ({ path, query }: FieldRequest) => {
    if (path === 'index.m3u8') return { body: master };
    const track = new URLSearchParams(query).get('of');
    if (path !== 'track.m3u8' || track === null) return undefined;
    const audioDelayMs = track === 'audio-en' ? 0 : segmentSeconds * 1000;
    const playlist = writeLivePlaylist(track, live, durations, Date.now() - audioDelayMs);
    return { body: playlist.replace(/^\d+\.m4s$/gm, `${track}/$&`).replace('init.mp4', `${track}/init.mp4`) };
  };
}

it('the player plays renditions whose addresses differ only in the query [fault-31e]', async () => {
  const viewer = await watch(
    testBrowser.origin.field('by-query', { answer: getByQuery(), live: createRunningStream() }),
  );
  await viewer.playSeconds(12);
  expect(await viewer.getLongestGapMs()).toBeLessThan(maxStopMs);
  expect(countLoads('/field/by-query/index.m3u8')).toBe(1);
  expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
  await viewer.close();
});

it('after a renew request, the player plays a stream whose address differs only in the query [fault-31e]', async () => {
  const { address } = testBrowser.origin.live('renewed');
  const viewer = await watch(`${address}?match=1`);
  const countRenewedLoads = () => countLoads('/live/renewed/index.m3u8');
  const loadsBefore = countRenewedLoads();
  await viewer.page.evaluate((to) => window.harness.setAddress(to), `${address}?match=2`);
  await viewer.mark();
  await waitUntil(async () => (await viewer.countFrames()) > 25, 'playing on');
  expect(countRenewedLoads()).toBe(loadsBefore);
  await viewer.page.evaluate(() => window.harness.handle?.request({ type: 'renew' }));
  await waitUntil(async () => countRenewedLoads() > loadsBefore, 'the other stream');
  await viewer.waitForSteadyPlayback();
  expect(await viewer.state()).toMatchObject({ atLiveEdge: true, problem: null });
  await viewer.close();
});
