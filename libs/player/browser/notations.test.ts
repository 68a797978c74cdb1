import { describe, expect, it } from 'vitest';
import {
  countMaxRequestsIn10s,
  maxRequestsIn10s,
  createRunningStream,
  createTrackPlaylist,
  type FieldAnswer,
  type FieldStream,
} from './field.ts';
import { getNextSegment } from './playlists.ts';
import { openTestBrowser } from './setup.ts';
import { segmentSeconds } from './source.ts';
import { maxStopMs, hideDroppedFrames, watch as open, type WatchedPage } from './watch.ts';

const browserSession = openTestBrowser();
const kinds = ['recording', 'live'] as const;
type Kind = (typeof kinds)[number];

const createSoundTag = (language: string, address: string): string =>
  `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="${language}",LANGUAGE="${language}",AUTOSELECT=YES,URI="${address}"`;
const createRenditionTag = (bandwidth: number, size: string, address: string): string =>
  `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},CODECS="avc1.4d401e,mp4a.40.2",RESOLUTION=${size},AUDIO="a",CLOSED-CAPTIONS=NONE\n${address}`;
const createMultivariantPlaylist = (...lines: readonly string[]): string =>
  ['#EXTM3U', '#EXT-X-VERSION:8', ...lines].join('\n');
const multivariantPlaylist = createMultivariantPlaylist(
  createSoundTag('en', 'audio-en/index.m3u8'),
  createRenditionTag(300_000, '426x240', 'video-240/index.m3u8'),
  createRenditionTag(900_000, '640x360', 'video-360/index.m3u8'),
);

/** Opens a stream. @param getChangedAnswer returns the answers that differ from the reference media's */
function watch(
  id: string,
  kind: Kind,
  multivariant: string,
  getChangedAnswer: (path: string, getPlaylist: (track: string) => string) => FieldAnswer | undefined,
  live = kind === 'live' ? createRunningStream() : undefined,
): Promise<WatchedPage> {
  const stream: FieldStream = {
    ...(live && { live }),
    answer: ({ path }) =>
      path === 'index.m3u8'
        ? { body: multivariant }
        : getChangedAnswer(path, (track) => createTrackPlaylist(browserSession.origin.source, track, live)),
  };
  return open(browserSession.browser, browserSession.origin, browserSession.origin.field(id, stream), {
    kind,
    init: hideDroppedFrames,
  });
}

const countLoads = (id: string): number =>
  browserSession.origin.requests.filter(({ path }) => path === `/field/${id}/index.m3u8`).length;

async function expectPlaybackContinues(viewer: WatchedPage, seconds: number): Promise<void> {
  await viewer.playSeconds(seconds);
  expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
}

describe.each(kinds)('unusual notations in the playlists of a %s', (kind) => {
  it('a stream whose addresses contain commas plays its next quality and other audio when the preferred ones are missing [fault-30l]', async () => {
    const id = `commas-${kind}`;
    const text = createMultivariantPlaylist(
      createSoundTag('en', 'a/x,y,gone.m3u8'),
      createSoundTag('es', 'a/x,y,audio-es.m3u8'),
      createRenditionTag(300_000, '426x240', 'a/x,y,missing.m3u8'),
      createRenditionTag(500_000, '426x240', 'a/x,y,video-240.m3u8'),
    );
    const viewer = await watch(id, kind, text, (path, getPlaylist) => {
      const track = /^a\/x,y,(audio-es|video-240)\.m3u8$/.exec(path)?.[1];
      return track ? { body: getPlaylist(track).replaceAll(/^(?=\d)|(?=init\.mp4)/gm, `../${track}/`) } : undefined;
    });
    await expectPlaybackContinues(viewer, 4);
    const { qualities, audio } = await viewer.state();
    expect([qualities.length, ...audio.map(({ language }) => language)]).toEqual([1, 'es']);
    expect(countMaxRequestsIn10s(browserSession.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  });

  it('a stream whose addresses contain variables plays its next quality when the preferred quality is missing [fault-30m]', async () => {
    const id = `variables-${kind}`;
    const text = createMultivariantPlaylist(
      '#EXT-X-DEFINE:NAME="kind",VALUE="video"',
      '#EXT-X-DEFINE:NAME="pass",VALUE="abc"',
      createSoundTag('en', 'audio-en/index.m3u8'),
      createRenditionTag(300_000, '426x240', '{$kind}-gone/index.m3u8?{$pass}'),
      createRenditionTag(500_000, '426x240', '{$kind}-240/index.m3u8?{$pass}'),
    );
    const viewer = await watch(id, kind, text, (path, getPlaylist) =>
      path === 'video-240/index.m3u8'
        ? {
            body: getPlaylist('video-240')
              .replace('#EXT-X-VERSION:7', '#EXT-X-VERSION:8\n#EXT-X-DEFINE:IMPORT="pass"')
              .replaceAll('.m4s', '.m4s?{$pass}'),
          }
        : undefined,
    );
    await expectPlaybackContinues(viewer, 4);
    expect((await viewer.state()).qualities).toHaveLength(1);
    expect(countMaxRequestsIn10s(browserSession.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  });

  it('a stream hides a quality whose playlist lists no segment, and requests its playlist at most twice [fault-30v]', async () => {
    const id = `no-segments-${kind}`;
    const emptyPlaylist = '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:0';
    const viewer = await watch(id, kind, multivariantPlaylist, (path) =>
      path === 'video-240/index.m3u8'
        ? { body: kind === 'live' ? emptyPlaylist : `${emptyPlaylist}\n#EXT-X-ENDLIST` }
        : undefined,
    );
    await expectPlaybackContinues(viewer, 6);
    expect((await viewer.state()).qualities).toMatchObject([{ height: 360 }]);
    const playlistRequests = browserSession.origin.requests.filter(
      ({ path }) => path === `/field/${id}/video-240/index.m3u8`,
    );
    expect(playlistRequests.length).toBeLessThanOrEqual(2);
    expect(countLoads(id)).toBeLessThanOrEqual(2);
    await viewer.close();
  });

  it('a stream whose every third segment follows a discontinuity plays on', async () => {
    const id = `discontinuities-${kind}`;
    const viewer = await watch(id, kind, multivariantPlaylist, (path, getPlaylist) => {
      const track = /^(.*)\/index\.m3u8$/.exec(path)?.[1];
      if (track === undefined) return undefined;
      const text = getPlaylist(track).replace(/^#EXT-X-PROGRAM-DATE-TIME.*\n/gm, '');
      const firstSegment = Number(/^(\d+)\.m4s$/m.exec(text)?.[1]);
      const body = text
        .replace(/^#EXTINF:.*\n(\d+)\.m4s$/gm, (segment, index) =>
          Number(index) % 3 === 0 ? `#EXT-X-DISCONTINUITY\n${segment}` : segment,
        )
        .replace('#EXT-X-MAP', `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(firstSegment / 3)}\n#EXT-X-MAP`);
      return { body };
    });
    await expectPlaybackContinues(viewer, 10);
    expect(await viewer.getLongestGapMs()).toBeLessThan(maxStopMs);
    expect(countLoads(id)).toBe(1);
    await viewer.close();
  });
});

it('a live stream with a gap tag (EXT-X-GAP) pauses only for the gap, with one load and no request for it [fault-30s]', async () => {
  const live = createRunningStream();
  let gapSegment = Infinity;
  const viewer = await watch(
    'gap',
    'live',
    multivariantPlaylist,
    (path, getPlaylist) => {
      const track = /^(.*)\/index\.m3u8$/.exec(path)?.[1];
      if (path.endsWith(`/${gapSegment}.m4s`)) return { status: 404 };
      if (track === undefined) return undefined;
      return {
        body: getPlaylist(track).replace(new RegExp(`^#EXTINF:.*\\n${gapSegment}\\.m4s$`, 'm'), '#EXT-X-GAP\n$&'),
      };
    },
    live,
  );
  // A later segment than any that a busy machine has passed already.
  gapSegment = getNextSegment(live) + 1;
  await expectPlaybackContinues(viewer, 10);
  expect(await viewer.getLongestGapMs()).toBeLessThan(segmentSeconds * 1000 + maxStopMs);
  expect(countLoads('gap')).toBe(1);
  expect(
    browserSession.origin.requests.filter(({ path }) => path.endsWith(`/${gapSegment}.m4s`) && path.includes('/gap/')),
  ).toEqual([]);
  expect(countMaxRequestsIn10s(browserSession.origin.requests, 'gap')).toBeLessThanOrEqual(maxRequestsIn10s);
  await viewer.close();
});
