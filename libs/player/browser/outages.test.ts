import { expect, it } from 'vitest';
import { maxRequestsIn10s, runningSince, trackPlaylist, type FieldStream } from './field.ts';
import { segmentKey, encryptSegment } from './protected.ts';
import { openTestBrowser } from './setup.ts';
import { maxFrameGapMs, neverDropsFrames, waitUntil, watch } from './watch.ts';

const here = openTestBrowser();

const sound =
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="audio-en/index.m3u8"';
const rung = (bandwidth: number, size: string, track: string): string =>
  `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},CODECS="avc1.4d401e,mp4a.40.2",RESOLUTION=${size},AUDIO="a",CLOSED-CAPTIONS=NONE\n${track}/index.m3u8`;
const ladder = ['#EXTM3U', sound, rung(300_000, '426x240', 'video-240'), rung(900_000, '640x360', 'video-360')].join(
  '\n',
);

const requests = (id: string, file: RegExp): { path: string; at: number }[] =>
  here.origin.requests.filter(({ path }) => path.startsWith(`/field/${id}/`) && file.test(path));
const loads = (id: string): number =>
  requests(id, /\/index\.m3u8$/).filter(({ path }) => path === `/field/${id}/index.m3u8`).length;

it('a recording without its segments shows a message, is given up after a minute, and plays when the viewer tries again [fault-29b]', async () => {
  let isBroken = true;
  const stream: FieldStream = {
    answer({ path }) {
      if (path === 'index.m3u8') return { body: ladder };
      return isBroken && path.endsWith('.m4s') ? { status: 404 } : undefined;
    },
  };
  const viewer = await watch(here.browser, here.origin, here.origin.field('no-segments', stream), {
    kind: 'recording',
    noWait: true,
    hasClock: true,
  });
  const heading = viewer.page.getByRole('heading', { name: 'This stream isn’t available right now' });
  await heading.waitFor({ timeout: 30_000 });
  await viewer.page.getByRole('button', { name: 'Try now' }).waitFor();
  expect(loads('no-segments')).toBeLessThanOrEqual(3);
  expect(maxRequestsIn10s(here.origin.requests, 'no-segments')).toBeLessThanOrEqual(10);
  await viewer.page.clock.fastForward(60_000);
  await viewer.page.getByText('Try again in a moment.').waitFor();
  await heading.waitFor();
  isBroken = false;
  await viewer.page.getByRole('button', { name: 'Try again' }).click();
  await viewer.untilFrame(10_000);
  await viewer.close();
});

it('a live stream whose key is missing shows a message, requests the key at most once a second, and plays once the key exists [fault-31k]', async () => {
  const live = runningSince();
  let hasKey = false;
  const stream: FieldStream = {
    answer({ path }) {
      const { source } = here.origin;
      const [track = '', file = ''] = path.split('/');
      if (path === 'index.m3u8') return { body: ladder };
      if (file === 'key') return hasKey ? { body: segmentKey } : { status: 404 };
      if (file === 'index.m3u8') return { body: trackPlaylist(source, track, { ...live, isEncrypted: true }) };
      const bytes = source.bytes(track, file);
      return bytes && file !== 'init.mp4' ? { body: encryptSegment(bytes) } : bytes ? { body: bytes } : { status: 404 };
    },
  };
  const viewer = await watch(here.browser, here.origin, here.origin.field('no-key', stream), { noWait: true });
  await viewer.page
    .getByRole('heading', { name: 'This stream isn’t available right now' })
    .waitFor({ timeout: 30_000 });
  expect(await viewer.state()).toMatchObject({ recovering: true, problem: { kind: 'missing', request: 'key' } });
  for (const track of ['video-240', 'audio-en']) {
    const asked = requests('no-key', new RegExp(`/${track}/key$`));
    const seconds = ((asked.at(-1)?.at ?? 0) - (asked[0]?.at ?? 0)) / 1000;
    expect(asked.length).toBeLessThanOrEqual(seconds + 1);
  }
  expect(maxRequestsIn10s(here.origin.requests, 'no-key')).toBeLessThanOrEqual(10);
  hasKey = true;
  await viewer.untilFrame(10_000);
  await waitUntil(async () => (await viewer.state()).problem === null, 2000, 'the message is gone');
  await viewer.close();
});

it('a live stream plays another quality within 3 s, with one load, when the segments of its first quality are missing [fault-30q]', async () => {
  const stream: FieldStream = {
    live: runningSince(),
    answer({ path }) {
      if (path === 'index.m3u8') return { body: ladder };
      return /^video-240\/.*m4s$/.test(path) ? { status: 404 } : undefined;
    },
  };
  const viewer = await watch(here.browser, here.origin, here.origin.field('no-rung', stream), {
    init: neverDropsFrames,
  });
  const first = (file: RegExp): number => requests('no-rung', file)[0]?.at ?? Infinity;
  expect(first(/video-360\/.*m4s$/) - first(/video-240\/.*m4s$/)).toBeLessThan(3000);
  await viewer.mark();
  const { currentTime } = await viewer.state();
  await waitUntil(async () => (await viewer.state()).currentTime > currentTime + 8, 20_000, 'a picture that runs');
  expect(await viewer.longestGap()).toBeLessThan(maxFrameGapMs);
  expect(loads('no-rung')).toBe(1);
  expect(maxRequestsIn10s(here.origin.requests, 'no-rung')).toBeLessThanOrEqual(10);
  await viewer.close();
});
