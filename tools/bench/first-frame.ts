import type { CDPSession, Page } from 'playwright';
import { launch, newVisitor, throttleNetwork } from './browser.ts';
import { atMost, type Measure } from './measure.ts';
import { median } from './median.ts';

/** Tells, from the page's own clock, when a press happened and when the first picture of a video was shown. */
const watchFrames = () => {
  const seen = { press: 0, frame: 0 };
  Object.assign(window, { __frames: seen });
  addEventListener('click', () => (seen.press = performance.now()), { capture: true });
  const followed = new WeakSet<HTMLVideoElement>();
  const look = () => {
    const video = document.querySelector('video');
    if (!video || followed.has(video)) return;
    followed.add(video);
    video.requestVideoFrameCallback(() => (seen.frame ||= performance.now()));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
};

const readFrames = (page: Page) =>
  page.evaluate(() => Reflect.get(window, '__frames') as { press: number; frame: number });

async function firstFrame(page: Page): Promise<{ press: number; frame: number }> {
  await page.waitForFunction(() => (Reflect.get(window, '__frames') as { frame: number }).frame > 0, undefined, {
    timeout: 60_000,
  });
  return readFrames(page);
}

/** From the press on a live match's card, which the pointer had rested on, to its first picture; milliseconds. */
async function afterHover(address: string): Promise<number> {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await throttleNetwork(cdp);
  await page.addInitScript(watchFrames);
  await page.goto(address, { waitUntil: 'load' });
  const card = page.locator('main a[href*="/events/"]').first();
  await card.hover();
  // The pointer rests until what it announces has been fetched.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
  await card.click();
  const { press, frame } = await firstFrame(page);
  await browser.close();
  return frame - press;
}

interface DeepLink {
  frame: number;
  floor: number;
}

/** HTML; scripts with the engine beside them; master playlist; media playlist; first segment: each waits for the one before. */
const roundTrips = 5;
const latency = 0.15;
const bytesPerSecond = 200_000;

/** A cold visit to an event's page on the slow network, and what bytes and round trips alone would have taken; seconds. */
async function deepLink(address: string): Promise<DeepLink> {
  const browser = await launch();
  const { page, cdp } = await newVisitor(browser, { cpu: 1, slowNetwork: true });
  const needed = countNeeded(cdp);
  await page.addInitScript(watchFrames);
  await page.goto(address, { waitUntil: 'commit' });
  const { frame } = await firstFrame(page);
  const bytes = needed();
  await browser.close();
  return { frame: frame / 1000, floor: roundTrips * latency + bytes / bytesPerSecond };
}

/** Bytes of what a first picture needs: the document, scripts, playlists and segments that had arrived by then. */
function countNeeded(cdp: CDPSession): () => number {
  const types = new Map<string, string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (/Document|Script|Fetch|XHR/.test(types.get(requestId) ?? '')) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** @param home the site's address @param event a live match's */
export async function benchFirstFrame(home: string, event: string): Promise<Measure[]> {
  const clicks: number[] = [];
  const links: DeepLink[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    clicks.push(await afterHover(home));
    links.push(await deepLink(event));
  }
  const ratio = median(links.map(({ frame, floor }) => frame / floor));
  const cold = median(links.map(({ frame }) => frame));
  return [
    atMost('event: press to first frame after hover', median(clicks) / 1000, 0.2, 's', 2),
    {
      ...atMost('event: cold deep link to first frame, against its floor', ratio, 1.3, 'x', 2),
      figure: `${ratio.toFixed(2)} x (${cold.toFixed(2)} s)`,
    },
  ];
}
