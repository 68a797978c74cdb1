import type { Page } from 'playwright';
import { launchBrowser, newVisitor, throttleNetwork } from './browser.ts';
import { createMaxMeasure, type Measure } from './measure.ts';
import { getMedian } from './median.ts';
import { recordTransfers, type Transfer } from './transfers.ts';
import { reportStep } from './report.ts';

interface Frames {
  pressMs: number;
  frame: number;
}

/**
 * Reports, by the page's clock, the times of a press and of a video's first frame. A video may already have a frame
 * when it enters the document. The browser reports no event for that frame, so its paint counts.
 */
const watchFrames = () => {
  let pressMs = 0;
  const framesShown = new Promise<Frames>((resolve) => {
    const watchedVideos = new WeakSet<HTMLVideoElement>();
    const checkFrames = () => {
      const video = document.querySelector('video');
      if (!video || watchedVideos.has(video)) return;
      watchedVideos.add(video);
      const resolveFrames = () => resolve({ pressMs, frame: performance.now() });
      video.requestVideoFrameCallback(resolveFrames);
      if (video.readyState < video.HAVE_CURRENT_DATA) return;
      const afterPaint = new MessageChannel();
      afterPaint.port1.addEventListener('message', resolveFrames);
      afterPaint.port1.start();
      requestAnimationFrame(() => afterPaint.port2.postMessage(null));
    };
    new MutationObserver(checkFrames).observe(document, { childList: true, subtree: true });
  });
  addEventListener('click', () => (pressMs = performance.now()), { capture: true });
  Object.assign(window, { __frames: framesShown });
};

/** Call this before the measured action, because an evaluation runs in the page and takes time there. */
const measureFirstFrame = (page: Page): Promise<Frames> =>
  page.evaluate(() => {
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No picture was shown within a minute')), 60_000);
    });
    return Promise.race([Reflect.get(window, '__frames') as Promise<Frames>, timeout]);
  });

/** A live stream requests playlists every two seconds, so a longer wait would never end. */
const quietMs = 700;

/** Measures the seconds from the press on a match's card, after the pointer has rested on it, to the first frame. */
async function timeAfterHover(home: string, path: string): Promise<number> {
  reportStep('presses a card after resting on it');
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await throttleNetwork(cdp);
  const transfers = recordTransfers(cdp);
  await page.addInitScript(watchFrames);
  await page.goto(home, { waitUntil: 'load' });
  // The first movement of the pointer hydrates the page, which takes a moment on this network.
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 8);
  await transfers.waitUntilQuiet(2 * quietMs);
  const card = page.locator(`main a[href="${path}"]`).first();
  await card.hover();
  // The pointer rests until the prefetches have ended.
  await page.waitForTimeout(quietMs);
  await transfers.waitUntilQuiet(quietMs);
  const framesShown = measureFirstFrame(page);
  await card.click();
  const { pressMs, frame } = await framesShown;
  await browser.close();
  return (frame - pressMs) / 1000;
}

interface DeepLink {
  frame: number;
  floor: number;
}

/**
 * Four responses depend on one another: the document; its scripts, in parallel with the engine and the multivariant
 * playlist; the media playlists; the first segments with their init segments.
 */
const roundTripCount = 4;
const latencySeconds = 0.15;
const bytesPerSecond = 200_000;

/**
 * Times a cold visit to a match's page on the slow network, and calculates the lower bound by bytes and round trips;
 * seconds.
 */
async function measureDeepLink(address: string): Promise<DeepLink> {
  reportStep(`visits ${address}`);
  const browser = await launchBrowser();
  const { page, cdp } = await newVisitor(browser, { cpu: 1, isNetworkSlow: true });
  const transfers = recordTransfers(cdp);
  await page.addInitScript(watchFrames);
  const document = await page.goto(address, { waitUntil: 'commit' });
  const { frame } = await measureFirstFrame(page);
  const neededTransfers = getNeededTransfers(transfers.list, (await document?.text()) ?? '');
  await browser.close();
  const bytes = neededTransfers.reduce((sum, transfer) => sum + (transfer.bytes ?? 0), 0);
  return { frame: frame / 1000, floor: roundTripCount * latencySeconds + bytes / bytesPerSecond };
}

/**
 * The transfers that a first frame needs: the document, its scripts, the playlists, and the init segment and one
 * segment per track. Pictures, fonts, other fetches of scripts and repeated transfers do not count.
 */
function getNeededTransfers(transfers: readonly Transfer[], html: string): Transfer[] {
  const seenKeys = new Set<string>();
  return transfers.filter(({ path, type }) => {
    const isScript = type === 'Script' && html.includes(path);
    const isMedia = /\.(m3u8|mpd|mp4|m4s)$/.test(path);
    const key = path.replace(/(?<!\d)\d+\.m4s$/, 'segment');
    if (seenKeys.has(key) || !(type === 'Document' || isScript || isMedia)) return false;
    seenKeys.add(key);
    return true;
  });
}

/** @param home the site's address @param path of a live match that home shows */
export async function benchFirstFrame(home: string, path: string): Promise<Measure[]> {
  const clickSeconds: number[] = [];
  const links: DeepLink[] = [];
  for (let round = 0; round < 5; round += 1) {
    clickSeconds.push(await timeAfterHover(home, path));
    links.push(await measureDeepLink(new URL(path, home).href));
  }
  const ratio = getMedian(links.map(({ frame, floor }) => frame / floor));
  const [coldSeconds, floorSeconds] = [
    getMedian(links.map((link) => link.frame)),
    getMedian(links.map((link) => link.floor)),
  ];
  return [
    createMaxMeasure('event: press to first frame after hover', getMedian(clickSeconds), 0.15, 's', 2),
    {
      ...createMaxMeasure('event: cold deep link to first frame, against its floor', ratio, 1.3, 'x', 2),
      figure: `${ratio.toFixed(2)} x (${coldSeconds.toFixed(2)} s of ${floorSeconds.toFixed(2)} s)`,
    },
  ];
}
