import { expect, it } from 'vitest';
import { maxRequestsIn10s, runningSince, type FieldStream } from './field.ts';
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

it('a live stream without the segments of its first quality plays another within 3 s, by one load [fault-30q]', async () => {
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
