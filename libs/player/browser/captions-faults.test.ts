import { expect, it } from 'vitest';
import type { PlayerRequest } from '../src/index.ts';
import { createBoxedInit, createBoxedSegment, type BoxedCaptionFormat } from './boxed-captions.ts';
import { countMaxRequestsIn10s, maxRequestsIn10s, createRunningStream, type FieldAnswer } from './field.ts';
import { keyLine, getNextSegment } from './playlists.ts';
import { encryptSegment, segmentKey } from './protected.ts';
import { openTestBrowser } from './setup.ts';
import { segmentSeconds } from './source.ts';
import { maxStopMs, waitUntil, watch } from './watch.ts';

const testBrowser = openTestBrowser();
const missingIndex = 2;

const master = [
  '#EXTM3U',
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",AUTOSELECT=YES,URI="words.m3u8"',
  '#EXT-X-STREAM-INF:BANDWIDTH=500000,CODECS="avc1.4d4015",RESOLUTION=426x240,SUBTITLES="s",CLOSED-CAPTIONS=NONE',
  'video-240/index.m3u8',
].join('\n');

const formatTimestamp = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);
const getCaptionText = (index: number): string =>
  `WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n\n${formatTimestamp(index * segmentSeconds)} --> ${formatTimestamp((index + 1) * segmentSeconds)}\nLine ${index}`;

/** A captions segment with one line, which contains the segment's index. */
const createCaptionAnswer = (format: Format, index: number): FieldAnswer => {
  const [from, to] = [index * segmentSeconds, (index + 1) * segmentSeconds];
  if (format === 'vtt') return { body: getCaptionText(index) };
  if (format === 'encrypted vtt') return { body: encryptSegment(Buffer.from(getCaptionText(index))) };
  return { body: createBoxedSegment(format, `Line ${index}`, from, to) };
};

const faultCases = [
  ['vtt', 'answers 404'],
  ['vtt', 'answers 403'],
  ['vtt', 'is a web page'],
  ['encrypted vtt', 'answers 404'],
  ['wvtt', 'answers 404'],
  ['wvtt', 'is a web page'],
  ['wvtt', 'is cut off'],
  ['stpp', 'answers 404'],
  ['stpp', 'is empty'],
] as const;
type Format = (typeof faultCases)[number][0];
const isBoxed = (format: Format): format is BoxedCaptionFormat => format === 'wvtt' || format === 'stpp';

it.for(faultCases)(
  'a captions segment (%s) that %s loses only its own lines in a recording, and the captions menu shows a note [fault-30c]',
  async ([format, failure]) => {
    const id = `words ${format} ${failure}`.replaceAll(' ', '-');
    const captionFile = createCaptionAnswer(format, missingIndex).body ?? '';
    const answers: Record<typeof failure, FieldAnswer> = {
      'answers 404': { status: 404 },
      'answers 403': { status: 403 },
      'is a web page': { body: '<!doctype html>' },
      'is cut off': { body: captionFile.slice(0, captionFile.length - 9) },
      'is empty': { body: '' },
    };
    const address = testBrowser.origin.field(id, {
      answer({ path }) {
        if (path === 'index.m3u8') return { body: isBoxed(format) ? master.replace('4015', `4015,${format}`) : master };
        if (path === 'key') return { body: segmentKey };
        if (path === 'words-init.mp4' && isBoxed(format)) return { body: createBoxedInit(format) };
        const index = /^words-(\d+)\./.exec(path)?.[1];
        if (index !== undefined)
          return Number(index) === missingIndex ? answers[failure] : createCaptionAnswer(format, Number(index));
        if (path !== 'words.m3u8') return undefined;
        const extension = isBoxed(format) ? 'm4s' : 'vtt';
        const mapTag = [
          ...(isBoxed(format) ? ['#EXT-X-MAP:URI="words-init.mp4"'] : []),
          ...(format === 'encrypted vtt' ? [keyLine] : []),
        ];
        const segmentLines = Array.from(
          { length: 30 },
          (_, position) => `#EXTINF:${segmentSeconds},\nwords-${position}.${extension}`,
        );
        return {
          body: ['#EXTM3U', '#EXT-X-TARGETDURATION:2', ...mapTag, ...segmentLines, '#EXT-X-ENDLIST'].join('\n'),
        };
      },
    });
    const viewer = await watch(testBrowser.browser, testBrowser.origin, address, {
      kind: 'recording',
      viewport: { width: 900, height: 506 },
    });
    const { page } = viewer;
    const line = page.locator('.shaka-text-container [translate]');
    const request = (playerRequest: PlayerRequest) =>
      page.evaluate((toSend) => window.harness.handle?.request(toSend), playerRequest);
    // A busy machine could play on before the captions arrive.
    await request({ type: 'pause' });
    await request({ type: 'seek', time: missingIndex * segmentSeconds });
    await page.keyboard.press('c');
    const lastFile = `/field/${id}/words-${missingIndex + 3}.`;
    await waitUntil(
      async () => testBrowser.origin.requests.some(({ path }) => path.startsWith(lastFile)),
      'the captions after the missing segment',
    );
    await viewer.mark();
    await request({ type: 'play' });
    await viewer.playSeconds(2 * segmentSeconds);
    expect(await viewer.getLongestGapMs()).toBeLessThan(maxStopMs);
    // A playing video shows each line for two seconds only, which a busy machine may miss.
    await request({ type: 'pause' });
    for (const index of [missingIndex + 1, missingIndex + 2]) {
      await request({ type: 'seek', time: (index + 0.5) * segmentSeconds });
      await line.getByText(`Line ${index}`).waitFor();
    }
    await page.getByRole('button', { name: 'Captions', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').getByText('Some captions are missing').waitFor();
    expect(await page.getByText('Some captions are missing').count()).toBe(1);
    const playlistRequests = testBrowser.origin.requests.filter(({ path }) => path === `/field/${id}/index.m3u8`);
    expect(playlistRequests).toHaveLength(1);
    await viewer.close();
  },
);

it('a live stream plays on without a gap when a captions segment is missing [fault-30c]', async () => {
  const live = createRunningStream();
  let missingSegment = Infinity;
  const address = testBrowser.origin.field('live-words', {
    live,
    answer({ path }) {
      if (path === 'index.m3u8') return { body: master };
      const index = /^words-(\d+)\.vtt$/.exec(path)?.[1];
      if (index !== undefined)
        return Number(index) === missingSegment ? { status: 404 } : { body: getCaptionText(Number(index)) };
      if (path !== 'words.m3u8') return undefined;
      const lastSegmentIndex = getNextSegment(live);
      const segmentLines = Array.from({ length: 8 }, (_, position) => {
        const date = new Date(live.start + (lastSegmentIndex - 16 + position) * segmentSeconds * 1000).toISOString();
        return `#EXT-X-PROGRAM-DATE-TIME:${date}\n#EXTINF:${segmentSeconds},\nwords-${lastSegmentIndex - 8 + position}.vtt`;
      });
      return {
        body: [
          '#EXTM3U',
          '#EXT-X-TARGETDURATION:2',
          `#EXT-X-MEDIA-SEQUENCE:${lastSegmentIndex - 8 + 50_000}`,
          ...segmentLines,
        ].join('\n'),
      };
    },
  });
  const viewer = await watch(testBrowser.browser, testBrowser.origin, address);
  // A later segment than any that a busy machine has passed already.
  missingSegment = getNextSegment(live) + 1;
  await viewer.page.keyboard.press('c');
  await waitUntil(async () => (await viewer.state()).linesAreMissing, 'the missing caption lines');
  const { currentTime } = await viewer.state();
  await waitUntil(
    async () => (await viewer.state()).currentTime > currentTime + 8,
    'playback after the missing segment',
  );
  expect(await viewer.getLongestGapMs()).toBeLessThan(maxStopMs);
  expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
  expect((await viewer.state()).text).toMatchObject([{ active: true }]);
  const playlistRequests = testBrowser.origin.requests.filter(({ path }) => path === '/field/live-words/index.m3u8');
  expect(playlistRequests).toHaveLength(1);
  expect(countMaxRequestsIn10s(testBrowser.origin.requests, 'live-words')).toBeLessThanOrEqual(maxRequestsIn10s);
  await viewer.close();
});
