import { expect, it } from 'vitest';
import {
  countMaxRequestsIn10s,
  maxLateRequests,
  maxRequestsIn10s,
  createRunningStream,
  createTrackPlaylist,
  type FieldAnswer,
  type FieldStream,
} from './field.ts';
import { segmentKey, encryptSegment } from './protected.ts';
import { openTestBrowser } from './setup.ts';
import { maxStopMs, hideDroppedFrames, waitUntil, watch } from './watch.ts';

const testBrowser = openTestBrowser();

const sound =
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="audio-en/index.m3u8"';
const createRenditionTag = (bandwidth: number, size: string, track: string): string =>
  `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},CODECS="avc1.4d401e,mp4a.40.2",RESOLUTION=${size},AUDIO="a",CLOSED-CAPTIONS=NONE\n${track}/index.m3u8`;
const multivariantPlaylist = [
  '#EXTM3U',
  sound,
  createRenditionTag(300_000, '426x240', 'video-240'),
  createRenditionTag(900_000, '640x360', 'video-360'),
].join('\n');

const getRequests = (id: string, file: RegExp): { path: string; at: number }[] =>
  testBrowser.origin.requests.filter(({ path }) => path.startsWith(`/field/${id}/`) && file.test(path));
const countLoads = (id: string): number =>
  getRequests(id, /\/index\.m3u8$/).filter(({ path }) => path === `/field/${id}/index.m3u8`).length;

type SegmentFault = 'are missing' | 'are web pages' | 'are cut off';

/** Wrong answers in the place of a segment. */
const segmentFaults: Readonly<Record<SegmentFault, (wholeFile: Buffer) => FieldAnswer>> = {
  'are missing': () => ({ status: 404 }),
  'are web pages': () => ({ type: 'text/html', body: '<!doctype html><h1>Welcome</h1>' }),
  'are cut off': (wholeFile) => ({ body: wholeFile.subarray(0, wholeFile.length >> 1) }),
};
const readWholeFile = (path: string): Buffer => {
  const [track = '', file = ''] = path.split('/');
  return testBrowser.origin.source.bytes(track, file) ?? Buffer.alloc(0);
};

it.for(['are missing', 'are web pages'] as const)(
  'a recording whose segments %s shows a message, is given up after a minute, and plays when the viewer tries again [fault-29b]',
  async (failure) => {
    const id = failure.replaceAll(' ', '-');
    let isBroken = true;
    const stream: FieldStream = {
      answer({ path }) {
        if (path === 'index.m3u8') return { body: multivariantPlaylist };
        return isBroken && path.endsWith('.m4s') ? segmentFaults[failure](readWholeFile(path)) : undefined;
      },
    };
    const viewer = await watch(testBrowser.browser, testBrowser.origin, testBrowser.origin.field(id, stream), {
      kind: 'recording',
      noWait: true,
      hasClock: true,
    });
    const heading = viewer.page.getByRole('heading', { name: 'This stream isn’t available right now' });
    await heading.waitFor();
    await viewer.page.getByRole('button', { name: 'Try now' }).waitFor();
    expect(countLoads(id)).toBeLessThanOrEqual(3);
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.page.clock.fastForward(60_000);
    await viewer.page.getByText('Try again in a moment.').waitFor();
    await heading.waitFor();
    isBroken = false;
    await viewer.page.getByRole('button', { name: 'Try again' }).click();
    await viewer.waitForFrame();
    await viewer.close();
  },
);

it.for([
  { status: 404, message: 'This stream isn’t available right now', kind: 'missing' },
  { status: 500, message: 'The stream isn’t responding', kind: 'network' },
])(
  'a live stream whose key answers $status shows a message, requests the key at most once a second, and plays once the key exists [fault-31k]',
  async ({ status, message, kind }) => {
    const id = `key-${status}`;
    const live = createRunningStream();
    let hasKey = false;
    const stream: FieldStream = {
      answer({ path }) {
        const { source } = testBrowser.origin;
        const [track = '', file = ''] = path.split('/');
        if (path === 'index.m3u8') return { body: multivariantPlaylist };
        if (file === 'key') return hasKey ? { body: segmentKey } : { status };
        if (file === 'index.m3u8') return { body: createTrackPlaylist(source, track, { ...live, isEncrypted: true }) };
        const bytes = source.bytes(track, file);
        return bytes && file !== 'init.mp4'
          ? { body: encryptSegment(bytes) }
          : bytes
            ? { body: bytes }
            : { status: 404 };
      },
    };
    const viewer = await watch(testBrowser.browser, testBrowser.origin, testBrowser.origin.field(id, stream), {
      noWait: true,
    });
    await viewer.page.getByRole('heading', { name: message }).waitFor();
    expect(await viewer.state()).toMatchObject({ recovering: true, problem: { kind, request: 'key' } });
    for (const track of ['video-240', 'audio-en']) {
      const keyRequests = getRequests(id, new RegExp(`/${track}/key$`));
      const seconds = ((keyRequests.at(-1)?.at ?? 0) - (keyRequests[0]?.at ?? 0)) / 1000;
      expect(keyRequests.length).toBeLessThanOrEqual(seconds + 1 + maxLateRequests);
    }
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    hasKey = true;
    await viewer.waitForFrame();
    await waitUntil(async () => (await viewer.state()).problem === null, 'the message is gone');
    await viewer.close();
  },
);

it('a live stream whose key answers 503 once plays with one load [fault-31k]', async () => {
  const live = createRunningStream();
  const refusedPaths = new Set<string>();
  const stream: FieldStream = {
    answer({ path }) {
      const { source } = testBrowser.origin;
      const [track = '', file = ''] = path.split('/');
      if (path === 'index.m3u8') return { body: multivariantPlaylist };
      if (file === 'key' && !refusedPaths.has(path)) return refusedPaths.add(path) && { status: 503 };
      if (file === 'key') return { body: segmentKey };
      if (file === 'index.m3u8') return { body: createTrackPlaylist(source, track, { ...live, isEncrypted: true }) };
      const bytes = source.bytes(track, file);
      return bytes ? { body: file === 'init.mp4' ? bytes : encryptSegment(bytes) } : undefined;
    },
  };
  const viewer = await watch(testBrowser.browser, testBrowser.origin, testBrowser.origin.field('key-503-once', stream));
  await viewer.waitForFrame();
  await waitUntil(async () => (await viewer.state()).currentTime > 0, 'playback that advances');
  expect(refusedPaths.size).toBeGreaterThan(0);
  expect(countLoads('key-503-once')).toBe(1);
  await viewer.close();
});

it.for(['are missing', 'are web pages', 'are cut off'] as const)(
  'a live stream plays another quality after at most three tries and with one load when the first quality’s segments %s [fault-30q]',
  async (failure) => {
    const id = `rung-${failure.replaceAll(' ', '-')}`;
    const stream: FieldStream = {
      live: createRunningStream(),
      answer({ path }) {
        if (path === 'index.m3u8') return { body: multivariantPlaylist };
        return /^video-240\/.*m4s$/.test(path) ? segmentFaults[failure](readWholeFile(path)) : undefined;
      },
    };
    const viewer = await watch(testBrowser.browser, testBrowser.origin, testBrowser.origin.field(id, stream), {
      init: hideDroppedFrames,
    });
    // A busy machine loads the other quality so slowly that the player tries the first again. Its playlist comes first.
    const otherQualityAt = getRequests(id, /video-360\/index\.m3u8$/)[0]?.at ?? -Infinity;
    const triesBefore = getRequests(id, /video-240\/.*m4s$/).filter(({ at }) => at < otherQualityAt);
    expect(triesBefore.length).toBeGreaterThan(0);
    expect(triesBefore.length).toBeLessThanOrEqual(3);
    await viewer.mark();
    await viewer.playSeconds(8);
    expect(await viewer.getLongestGapMs()).toBeLessThan(maxStopMs);
    expect(countLoads(id)).toBe(1);
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  },
);

it('a recording tries a quality without segments three times, and then waits for a segment of another quality that takes 3 s [fault-30q]', async () => {
  const { source } = testBrowser.origin;
  const firstFaultySegment = 8;
  // Bandwidths that a busy machine reaches.
  const text = ['#EXTM3U', sound, createRenditionTag(100_000, '426x240', 'video-240')];
  const master = [...text, createRenditionTag(200_000, '640x360', 'video-360')].join('\n');
  let tries = 0;
  let triesBeforeOther: number | undefined;
  const stream: FieldStream = {
    answer({ path }) {
      if (path === 'index.m3u8') return { body: master };
      const [track = '', file = ''] = path.split('/');
      if (!track.startsWith('video') || !(Number.parseInt(file, 10) >= firstFaultySegment)) return undefined;
      if (track === 'video-360') {
        tries += 1;
        return { status: 404 };
      }
      // oxlint-disable-next-line no-restricted-globals -- a network with a long latency
      const delay = new Promise<void>((resolve) => setTimeout(resolve, 3000));
      void delay.then(() => (triesBeforeOther ??= tries));
      return { body: source.bytes(track, file) ?? '', delay };
    },
  };
  const viewer = await watch(testBrowser.browser, testBrowser.origin, testBrowser.origin.field('rung-slow', stream), {
    kind: 'recording',
    init: hideDroppedFrames,
  });
  await waitUntil(async () => triesBeforeOther !== undefined, 'the other quality');
  expect(triesBeforeOther).toBe(3);
  expect(countLoads('rung-slow')).toBe(1);
  await viewer.close();
});

/** Runs in the page. Reports dropped frames, as on a slow device. */
function expectDroppedFrames(): void {
  const { prototype } = HTMLVideoElement;
  const readQuality = prototype.getVideoPlaybackQuality;
  prototype.getVideoPlaybackQuality = function reportSlowQuality(this: HTMLVideoElement) {
    const { creationTime, corruptedVideoFrames, totalVideoFrames } = readQuality.call(this);
    const droppedVideoFrames = Math.round(totalVideoFrames * 0.3);
    return { creationTime, corruptedVideoFrames, totalVideoFrames, droppedVideoFrames };
  };
}

it('a slow device that drops frames keeps the only quality that works [fault-30t]', async () => {
  const stream: FieldStream = {
    live: createRunningStream(),
    answer({ path }) {
      if (path === 'index.m3u8') return { body: multivariantPlaylist };
      return path === 'video-240/index.m3u8' ? { status: 404 } : undefined;
    },
  };
  const viewer = await watch(testBrowser.browser, testBrowser.origin, testBrowser.origin.field('drops', stream), {
    init: expectDroppedFrames,
  });
  const loadsBefore = countLoads('drops');
  await viewer.playSeconds(8);
  expect(await viewer.getLongestGapMs()).toBeLessThan(maxStopMs);
  expect(countLoads('drops')).toBe(loadsBefore);
  expect(await viewer.state()).toMatchObject({ qualities: [{ height: 360, active: true }], recovering: false });
  await viewer.close();
});
