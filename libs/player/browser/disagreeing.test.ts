import { describe, expect, it } from 'vitest';
import { place } from './setup.ts';
import { steadyGap, until, watch as open, type Watched, type WatchOptions } from './watch.ts';

declare global {
  interface Window {
    /** The media source's buffers: `audio` and `video`. */
    buffers: Record<string, SourceBuffer>;
  }
}

const here = place();
const watch = (address: string, options?: WatchOptions): Promise<Watched> =>
  open(here.browser, here.origin, address, options);

const requestsOf = (id: string, playlist: string): number[] =>
  here.origin.requests.flatMap(({ path, at }) => (path === `/live/${id}/${playlist}/index.m3u8` ? [at] : []));

/** The most requests of a playlist within ten seconds. */
function mostInTenSeconds(times: readonly number[]): number {
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 10_000).length));
}

/** Frames of half a minute, as the reference media has them. */
const manyFrames = 30 * 25;

/** Plays half a minute and counts what went wrong. */
async function halfMinute(viewer: Watched, id: string): Promise<object> {
  await until(async () => (await viewer.frames()) > manyFrames, 80_000, 'half a minute of frames');
  const tracks = ['video-240', 'video-360', 'audio-en'];
  return {
    hasStopped: (await viewer.longestGap()) > steadyGap,
    loads: await viewer.asked(),
    isStorm: tracks.some((track) => mostInTenSeconds(requestsOf(id, track)) > 10),
    problem: (await viewer.state()).problem,
  };
}
const well = { hasStopped: false, loads: 0, isStorm: false, problem: null };

describe.concurrent('playlists that disagree', () => {
  it.for(['with', 'without'])(
    'play on where every second answer comes from a server that is three segments behind, %s times of day',
    async (dates) => {
      const id = `nodes-${dates}`;
      const { address, stream } = here.origin.live(id);
      Object.assign(stream, { undated: dates === 'without', fault: { kind: 'playlist-older', segments: 3 } });
      const viewer = await watch(address);
      expect(await halfMinute(viewer, id)).toEqual(well);
      await viewer.close();
    },
  );

  it('play on in time where the sound is numbered otherwise than the picture', async () => {
    const { address, stream } = here.origin.live('numbers');
    Object.assign(stream, { undated: true, soundAhead: 2 });
    const viewer = await watch(address, {
      init: () => {
        const add = MediaSource.prototype.addSourceBuffer;
        MediaSource.prototype.addSourceBuffer = function noted(type) {
          const buffer = add.call(this, type);
          window.buffers = { ...window.buffers, [type.slice(0, 5)]: buffer };
          return buffer;
        };
      },
    });
    expect(await halfMinute(viewer, 'numbers')).toEqual(well);
    // Sound and picture of the reference media share one clock, so they move by the same offset.
    const offset = (type: string) => viewer.page.evaluate((it) => window.buffers[it]?.timestampOffset ?? NaN, type);
    expect(Math.abs((await offset('audio')) - (await offset('video')))).toBeLessThan(0.05);
    expect((await viewer.state()).wallClockOrigin).toBeNull();
    await viewer.close();
  });
});

describe.concurrent('a live stream whose encoder has a wrong clock', () => {
  it.for([
    { when: '1970', year: 1970 },
    { when: 'a coming year', year: 2050 },
  ])('tells no time of day, and a link to a moment counts from its begin, where it has $when', async ({ year }) => {
    const { address, stream } = here.origin.live(`clock-${year}`);
    stream.clockAhead = Date.UTC(year) - stream.start;
    const kickOff = String(stream.start - 600_000);
    const viewer = await watch(address, {
      viewport: { width: 900, height: 506 },
      query: { start: kickOff, at: '3', markers: '1' },
    });
    const { wallClockOrigin, currentTime } = await viewer.state();
    expect(wallClockOrigin).toBeNull();
    expect(currentTime).toBeGreaterThan(3);
    expect(currentTime).toBeLessThan(9);
    await viewer.close();
  });
});
