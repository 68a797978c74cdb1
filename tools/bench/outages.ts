import type { Page } from 'playwright';
import { launchBrowser } from './browser.ts';
import { createMaxMeasure, type Measure } from './measure.ts';
import { reportStep } from './report.ts';

/** Records the time of each frame, in milliseconds of the page's clock. */
const recordFrames = () => {
  const times: number[] = [];
  Object.assign(window, { __shown: times });
  const watchedVideos = new WeakSet<HTMLVideoElement>();
  const follow = (video: HTMLVideoElement) => {
    if (watchedVideos.has(video)) return;
    watchedVideos.add(video);
    const recordNextFrame = () =>
      video.requestVideoFrameCallback((now) => {
        times.push(now);
        recordNextFrame();
      });
    recordNextFrame();
  };
  new MutationObserver(() => document.querySelectorAll('video').forEach(follow)).observe(document, {
    childList: true,
    subtree: true,
  });
};

const getFrames = (page: Page): Promise<number[]> => page.evaluate(() => Reflect.get(window, '__shown') as number[]);

/** Breaks the backend's live playlists. @returns a function that restores them */
async function breakPlaylists(api: string, fault: object): Promise<() => Promise<void>> {
  const send = (method: string, body?: object) =>
    fetch(`${api}/__faults`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  await send('POST', { match: String.raw`/\.m3u8/`, ...fault });
  return async () => void (await send('DELETE'));
}

/** Opens a live match and waits until it has run for two seconds. */
async function watch(address: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await page.addInitScript(recordFrames);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => (Reflect.get(window, '__shown') as number[]).length > 50, undefined, {
    timeout: 60_000,
  });
  return { page, close: () => browser.close() };
}

/** Returns the longest time in seconds without a new frame while the playlists are missing. */
async function getLongestGap(address: string, api: string, outageSeconds: number): Promise<number> {
  reportStep(`watches while the playlists are away for ${outageSeconds} s`);
  const { page, close } = await watch(address);
  const startMs = await page.evaluate(() => performance.now());
  const restorePlaylists = await breakPlaylists(api, { kind: 'status', status: 503 });
  await page.waitForTimeout(outageSeconds * 1000);
  await restorePlaylists();
  // Waits for twice the limit, so that frames after the gap are recorded, too.
  await page.waitForTimeout(12_000);
  const endMs = await page.evaluate(() => performance.now());
  const times = [startMs, ...(await getFrames(page)).filter((frameMs) => frameMs > startMs), endMs];
  await close();
  return Math.max(...times.slice(1).map((frameMs, index) => frameMs - (times[index] ?? frameMs))) / 1000;
}

/**
 * Measures playback of a live match whose playlists fail or are garbage for a while.
 * @param api address of the backend, which takes faults
 */
export async function benchOutages(address: string, api: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const outageSeconds of [4, 10, 25]) {
    const gapSeconds = await getLongestGap(address, api, outageSeconds);
    measures.push(
      createMaxMeasure(
        `live: longest gap where its playlists are away for ${outageSeconds} s`,
        gapSeconds,
        outageSeconds + 5,
        's',
        1,
      ),
    );
  }
  const { page, close } = await watch(address);
  reportStep('watches while the playlists are garbage');
  const restorePlaylists = await breakPlaylists(api, { kind: 'garbage' });
  let requestCount = 0;
  page.on('request', (request) => (requestCount += request.url().includes('.m3u8') ? 1 : 0));
  const seconds = 20;
  await page.waitForTimeout(seconds * 1000);
  const requestsPerSecond = requestCount / seconds;
  await restorePlaylists();
  await close();
  return [
    ...measures,
    createMaxMeasure('live: requests for a playlist that is garbage', requestsPerSecond, 1, 'a second', 2),
  ];
}
