import { describe, expect, it } from 'vitest';
import { countMaxRequestsIn10s, maxRequestsIn10s, createRunningStream, type FieldStream } from './field.ts';
import { createMuxedInit, createMuxedSegment } from './muxed.ts';
import { getNextSegment } from './playlists.ts';
import { openTestBrowser } from './setup.ts';
import { segmentSeconds } from './source.ts';
import { createTransportSegment } from './transport-stream.ts';
import { maxStopMs, watch as open, type WatchedPage } from './watch.ts';

const testBrowser = openTestBrowser();
const kinds = ['recording', 'live'] as const;

const createMultivariantPlaylist = (track: string): string =>
  [
    '#EXTM3U',
    '#EXT-X-STREAM-INF:BANDWIDTH=500000,CODECS="avc1.4d4015,mp4a.40.2",RESOLUTION=426x240,CLOSED-CAPTIONS=NONE',
    track,
  ].join('\n');

/** A stream of transport segments. Segments before a given one have no audio. */
function createTransportStream(kind: (typeof kinds)[number], soundFromSegment: number): FieldStream {
  const live = kind === 'live' ? createRunningStream() : undefined;
  const getLastSegment = (): number => (live ? getNextSegment(live) : 30);
  const from = live ? getLastSegment() + soundFromSegment - 3 : soundFromSegment;
  return {
    answer({ path }) {
      if (path === 'index.m3u8') return { body: createMultivariantPlaylist('ts.m3u8') };
      const index = /^(\d+)\.ts$/.exec(path)?.[1];
      if (index !== undefined)
        return {
          body: createTransportSegment(testBrowser.origin.source, Number(index), Number(index) >= from),
          type: 'video/mp2t',
        };
      if (path !== 'ts.m3u8') return undefined;
      const firstSegment = live ? getLastSegment() - 8 : 0;
      const list = Array.from(
        { length: getLastSegment() - firstSegment },
        (_, position) => `#EXTINF:${segmentSeconds},\n${firstSegment + position}.ts`,
      );
      const head = ['#EXTM3U', '#EXT-X-TARGETDURATION:2', `#EXT-X-MEDIA-SEQUENCE:${firstSegment}`];
      return { body: [...head, ...list, ...(live ? [] : ['#EXT-X-ENDLIST'])].join('\n') };
    },
  };
}

/** A recording in MP4 whose audio track has no samples. */
const createEmptyTrack = (): FieldStream => ({
  answer({ path }) {
    if (path === 'index.m3u8') return { body: createMultivariantPlaylist('video-240/index.m3u8') };
    const [picture, sound] = ['video-240', 'audio-en'].map((track) =>
      testBrowser.origin.source.bytes(track, 'init.mp4'),
    );
    return path === 'video-240/init.mp4' && picture && sound ? { body: createMuxedInit(picture, sound) } : undefined;
  },
});

/** Opens a stream; closing it checks that no playlist was requested more than once a second. */
async function watch(id: string, kind: (typeof kinds)[number], stream: FieldStream): Promise<WatchedPage> {
  const viewer = await open(testBrowser.browser, testBrowser.origin, testBrowser.origin.field(id, stream), {
    kind,
    noWait: true,
  });
  return {
    ...viewer,
    close() {
      expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
      return viewer.close();
    },
  };
}

const expectPlaybackContinues = async (viewer: WatchedPage, seconds: number, rate?: number): Promise<void> => {
  await viewer.waitForFrame();
  await viewer.mark();
  await viewer.playSeconds(seconds, rate);
  expect(await viewer.getLongestGapMs()).toBeLessThan(maxStopMs);
};

/** Bytes of audio decoded so far. */
const getSoundLevel = (viewer: WatchedPage): Promise<number> =>
  viewer.page.evaluate(() => Number(Reflect.get(document.querySelector('video') ?? {}, 'webkitAudioDecodedByteCount')));

describe.each(kinds)('a %s whose codecs name audio', (kind) => {
  it('a stream whose codecs name audio plays with sound when its segments carry audio', async () => {
    const viewer = await watch(`sound-${kind}`, kind, createTransportStream(kind, 0));
    await expectPlaybackContinues(viewer, 4);
    expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
    expect(await getSoundLevel(viewer)).toBeGreaterThan(20_000);
    await viewer.close();
  });

  it('a stream whose codecs name audio plays without sound when its segments carry no audio [fault-30d]', async () => {
    const viewer = await watch(`no-sound-${kind}`, kind, createTransportStream(kind, Infinity));
    await expectPlaybackContinues(viewer, 10);
    expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
    await viewer.close();
  });

  it('a stream whose codecs name audio plays without sound until the fourth segment carries audio [fault-30d]', async () => {
    const viewer = await watch(`late-sound-${kind}`, kind, createTransportStream(kind, 3));
    await expectPlaybackContinues(viewer, 12);
    expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
    expect(await getSoundLevel(viewer)).toBeGreaterThan(20_000);
    await viewer.close();
  });

  it('a stream whose codecs name audio plays without sound when its files have no audio track [fault-30d]', async () => {
    const stream: FieldStream = {
      ...(kind === 'live' && { live: createRunningStream() }),
      answer: ({ path }) =>
        path === 'index.m3u8' ? { body: createMultivariantPlaylist('video-240/index.m3u8') } : undefined,
    };
    const viewer = await watch(`no-track-${kind}`, kind, stream);
    await expectPlaybackContinues(viewer, 8);
    expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
    await viewer.close();
  });
});

it('a recording whose audio track has no samples plays, and the player knows its buffer [fault-30p]', async () => {
  const viewer = await watch('empty-track', 'recording', createEmptyTrack());
  await expectPlaybackContinues(viewer, 2);
  // If `buffered` is empty, browsers other than Chromium show no video, and every engine loads without end.
  expect((await viewer.state()).buffered).toHaveLength(1);
  await viewer.close();
});

it.each(kinds)(
  'a stream in MP4 plays without audio until the first segment with audio: %s [fault-30p]',
  async (kind) => {
    const live = kind === 'live' ? createRunningStream() : undefined;
    const from = live ? getNextSegment(live) : 3;
    const viewer = await watch(`late-mp4-${kind}`, kind, {
      ...(live && { live }),
      answer({ path }) {
        if (path === 'index.m3u8') return { body: createMultivariantPlaylist('video-240/index.m3u8') };
        const file = /^video-240\/(.*(?:mp4|m4s))$/.exec(path)?.[1];
        const [picture, sound] = ['video-240', 'audio-en'].map(
          (track) => file && testBrowser.origin.source.bytes(track, file),
        );
        if (!file || !picture || !sound) return undefined;
        if (file === 'init.mp4') return { body: createMuxedInit(picture, sound) };
        return { body: Number.parseInt(file, 10) < from ? picture : createMuxedSegment(picture, sound) };
      },
    });
    await expectPlaybackContinues(viewer, 10);
    expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
    expect(await getSoundLevel(viewer)).toBeGreaterThan(20_000);
    await viewer.close();
  },
);

const bothCodecs = 'avc1.4d401f,mp4a.40.2';

/** A stream whose files contain video and audio, except for those of the lower quality. */
function createLadderStream(kind: (typeof kinds)[number], silentCodecs: string): FieldStream {
  const { source } = testBrowser.origin;
  const createRenditionTag = (bandwidth: number, codecs: string, size: string): string =>
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},CODECS="${codecs}",RESOLUTION=${size},CLOSED-CAPTIONS=NONE`;
  const lowerRendition = [createRenditionTag(3e5, silentCodecs, '426x240'), 'video-240/index.m3u8'];
  const higherRendition = [createRenditionTag(4e6, bothCodecs, '640x360'), 'video-360/index.m3u8'];
  return {
    ...(kind === 'live' && { live: createRunningStream() }),
    answer({ path }) {
      if (path === 'index.m3u8') return { body: ['#EXTM3U', ...lowerRendition, ...higherRendition].join('\n') };
      const file = /^video-360\/(.*(?:mp4|m4s))$/.exec(path)?.[1];
      const [picture, sound] = ['video-360', 'audio-en'].map((track) => file && source.bytes(track, file));
      if (!picture || !sound) return undefined;
      return { body: file === 'init.mp4' ? createMuxedInit(picture, sound) : createMuxedSegment(picture, sound) };
    },
  };
}

describe.each(kinds)('a %s that has sound in its higher quality only', (kind) => {
  it.each([
    ['names', bothCodecs],
    ['does not name', 'avc1.4d401f'],
  ])(
    'a stream whose lower quality has no sound and %s an audio codec plays on through bandwidth changes, with one load [fault-30h]',
    async (failure, codecs) => {
      const id = `some-sound-${kind}-${failure.replaceAll(' ', '-')}`;
      const viewer = await watch(id, kind, createLadderStream(kind, codecs));
      await expectPlaybackContinues(viewer, 6);
      await viewer.limitBandwidth(1_200_000);
      await expectPlaybackContinues(viewer, 12, 1);
      await viewer.limitBandwidth(20_000_000);
      const levelBefore = await getSoundLevel(viewer);
      await expectPlaybackContinues(viewer, 12);
      expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
      expect(await getSoundLevel(viewer)).toBeGreaterThan(levelBefore + 20_000);
      const masterRequests = testBrowser.origin.requests.filter(({ path }) => path === `/field/${id}/index.m3u8`);
      expect(masterRequests).toHaveLength(1);
      await viewer.close();
    },
  );
});
