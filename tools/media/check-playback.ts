/**
 * Plays all streams in Chromium with shaka-player and prints their playback measures:
 * `node tools/media/check-playback.ts`. Exits with 1 when a stream does not play. Takes about a minute; a picture of
 * each stream goes to `tools/media/.cache`.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { films, liveLoopSeconds, streamAddresses, type Film } from '../../apps/reference-backend/src/streams/index.ts';
import { serveStreams } from '../../apps/reference-backend/src/streams/serve-streams.ts';
import type { PlaybackReport, PlaybackTask } from './playback-page.ts';
import { playbackPage } from './playback-page.ts';
import { browserPath, browserSwitches } from './render-frames.ts';

const require = createRequire(new URL('../../libs/player/package.json', import.meta.url));
const shaka = await readFile(require.resolve('shaka-player/dist/shaka-player.compiled-es2021.js'));
const streams = await serveStreams();

/** Returns the streams of a match whose live edge reaches the loop's end soon after the player starts. */
function getLiveAddresses(film?: Film): ReturnType<typeof streamAddresses.getLiveAddresses> {
  return streamAddresses.getLiveAddresses('check', Date.now() - (2 * liveLoopSeconds - 5) * 1000, undefined, film);
}

type CheckedTask = Omit<PlaybackTask, 'address'> & {
  address: string | (() => string);
  expect: (report: PlaybackReport) => boolean;
};

/** Plays the recording and the live stream of a film without a panorama. */
const listFilmTasks = (film: Film): CheckedTask[] => [
  {
    name: `${film.name}-recording`,
    address: streamAddresses.getRecordingAddresses('check', film).hd,
    seconds: 5,
    at: 40,
    expect: completeRecording,
  },
  {
    name: `${film.name}-live`,
    address: () => getLiveAddresses(film).hd,
    seconds: 26,
    expect: (report) => report.isLive && report.loops > 0 && report.captions.length === 2 && report.cues > 0,
  },
];

const recording = streamAddresses.getRecordingAddresses('check');
const tasks: CheckedTask[] = [
  { name: 'recording-hls', address: recording.hd, seconds: 5, at: 63, expect: completeRecording },
  { name: 'recording-dash', address: recording.dash, seconds: 5, at: 72, expect: completeRecording },
  {
    name: 'recording-pano',
    address: recording.pano ?? '',
    seconds: 4,
    at: 60,
    expect: (report) => report.width === 1280,
  },
  {
    name: 'live-hd',
    address: () => getLiveAddresses().hd,
    seconds: 26,
    expect: (report) => report.isLive && report.loops > 0,
  },
  {
    name: 'live-pano',
    address: () => getLiveAddresses().pano ?? '',
    seconds: 4,
    expect: (report) => report.isLive && report.width === 1280,
  },
  {
    name: 'channel',
    address: streamAddresses.getChannelAddresses('north').hd,
    seconds: 4,
    expect: (report) => report.isLive,
  },
  { name: 'clip', address: streamAddresses.getClipAddress(2), seconds: 4, expect: (report) => report.width === 360 },
  ...Object.values(films)
    .filter(({ hasPanorama }) => !hasPanorama)
    .flatMap(listFilmTasks),
];

const browser = await chromium.launch({
  executablePath: browserPath,
  args: [...browserSwitches, '--autoplay-policy=no-user-gesture-required'],
});
await mkdir(`${import.meta.dirname}/.cache`, { recursive: true });
let failed = 0;
for (const { expect, address, ...rest } of tasks) {
  const task: PlaybackTask = { ...rest, address: typeof address === 'string' ? address : address() };
  const page = await browser.newPage({ viewport: { width: 960, height: 540 } });
  await page.route(`${streams.origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: playbackPage }));
  await page.route(`${streams.origin}/shaka.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: shaka }),
  );
  await page.goto(`${streams.origin}/`);
  const report = await page.evaluate<PlaybackReport>(`play(${JSON.stringify(task)})`);
  const isGood = report.error === '' && report.frames > task.seconds * 15 && report.longestGap < 2 && expect(report);
  if (!isGood) failed += 1;
  console.log(`${isGood ? 'plays' : 'FAILS'}  ${task.name}  ${JSON.stringify(report)}`);
  await page.screenshot({ path: `${import.meta.dirname}/.cache/${task.name}.png` });
  await page.close();
}
await browser.close();
streams.close();
process.exitCode = failed ? 1 : 0;

function completeRecording(report: PlaybackReport): boolean {
  return (
    report.audio.length === 2 &&
    report.captions.length === 2 &&
    report.rungs === 4 &&
    report.thumbnail !== '' &&
    report.cues > 0
  );
}
