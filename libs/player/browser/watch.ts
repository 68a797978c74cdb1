import type { Browser, BrowserContext, Page } from 'playwright';
import { vi } from 'vitest';
import type { PlayerState } from '../src/index.ts';
import type { StubOrigin } from './stub-origin.ts';

/** A page with a player, and the measurements of its viewer. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  state(): Promise<PlayerState>;
  /** Milliseconds from now until the next frame; rejects after `timeoutMs`. */
  waitForFrame(timeoutMs: number): Promise<number>;
  /** Waits for a second of video without a gap, starting now. */
  waitForSteadyPlayback(timeoutMs: number): Promise<void>;
  /** Waits for this many seconds of the stream. @param rate of a recording; 4 by default */
  playSeconds(seconds: number, rate?: number): Promise<void>;
  /** Waits until no frame was shown for a second. */
  waitForPause(timeoutMs: number): Promise<void>;
  /** The longest time without a frame since `mark`, in milliseconds, including the current gap. */
  getLongestGapMs(): Promise<number>;
  /** Frames since `mark`. */
  countFrames(): Promise<number>;
  /** Starts the count of gaps and frames. */
  mark(): Promise<void>;
  /** How often the player asked the page for a new address. */
  countRequests(): Promise<number>;
  /** Limits the network to this many bits per second. */
  limitBandwidth(bitsPerSecond: number): Promise<void>;
  close(): Promise<void>;
}

export interface WatchOptions {
  kind?: 'live' | 'recording';
  query?: Record<string, string>;
  init?: () => void;
  viewport?: { width: number; height: number };
  /** A phone: fingers instead of a mouse. */
  touch?: boolean;
  /** Does not wait for the first frames. */
  noWait?: boolean;
  /** A page whose clock the test can advance. */
  hasClock?: boolean;
}

declare global {
  interface Window {
    mark: number;
  }
}

const framesPerSecond = 25;

/** Milliseconds between frames of a playing video, on a busy machine. */
export const maxFrameGapMs = 2500;

/**
 * Runs in the page. Hides dropped frames, because a busy machine drops some, and the engine would then avoid the
 * quality.
 */
export function hideDroppedFrames(): void {
  const { prototype } = HTMLVideoElement;
  const readQuality = prototype.getVideoPlaybackQuality;
  prototype.getVideoPlaybackQuality = function reportSmoothQuality(this: HTMLVideoElement) {
    const { creationTime, corruptedVideoFrames, totalVideoFrames } = readQuality.call(this);
    return { creationTime, corruptedVideoFrames, totalVideoFrames, droppedVideoFrames: 0 };
  };
}

/** Opens the harness with an address and waits until a second of video was seen. */
export async function watch(
  browser: Browser,
  origin: StubOrigin,
  address: string,
  {
    kind = 'live',
    query = {},
    init,
    noWait = false,
    hasClock = false,
    touch = false,
    viewport = { width: 480, height: 270 },
  }: WatchOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch });
  const page = await context.newPage();
  if (hasClock) await page.clock.install();
  if (init) await page.addInitScript(init);
  await page.goto(`${origin.url}/?${new URLSearchParams({ kind, address, ...query }).toString()}`);
  const watchedPage: WatchedPage = {
    page,
    context,
    async state() {
      await page.waitForFunction(() => window.harness.state !== null);
      const state = await page.evaluate(() => window.harness.state);
      if (!state) throw new Error('The player reports no state');
      return state;
    },
    async waitForFrame(timeoutMs) {
      return page.evaluate(async (frameGapLimitMs) => {
        const from = performance.now();
        const framesBefore = window.harness.frames;
        while (window.harness.frames === framesBefore) {
          if (performance.now() - from > frameGapLimitMs) throw new Error(`No frame for ${frameGapLimitMs} ms`);
          await new Promise(requestAnimationFrame);
        }
        return performance.now() - from;
      }, timeoutMs);
    },
    async waitForSteadyPlayback(timeoutMs) {
      const from = await page.evaluate(() => performance.now());
      await page.waitForFunction(
        ([startMs, count, maxMs]) => {
          const times = window.harness.frameTimes.filter((frameMs) => frameMs > startMs).slice(-count);
          return (
            times.length === count && times.every((frameMs, index) => frameMs - (times[index - 1] ?? frameMs) < maxMs)
          );
        },
        [from, framesPerSecond, maxFrameGapMs] as const,
        { timeout: timeoutMs },
      );
    },
    async playSeconds(seconds, rate = 4) {
      const setRate = (rate: number) =>
        page.evaluate((nextRate) => window.harness.handle?.request({ type: 'rate', rate: nextRate }), rate);
      const { currentTime } = await watchedPage.state();
      if (kind === 'recording') await setRate(rate);
      await page.waitForFunction(
        (endSeconds) => (window.harness.state?.currentTime ?? 0) > endSeconds,
        currentTime + seconds,
        { timeout: 40_000, polling: 100 },
      );
      if (kind === 'recording') await setRate(1);
    },
    async waitForPause(timeoutMs) {
      await page.waitForFunction(() => performance.now() - (window.harness.frameTimes.at(-1) ?? 0) > 1000, undefined, {
        timeout: timeoutMs,
      });
    },
    getLongestGapMs: () =>
      page.evaluate(() => {
        const times = [
          window.mark,
          ...window.harness.frameTimes.filter((frameMs) => frameMs > window.mark),
          performance.now(),
        ];
        return Math.max(...times.slice(1).map((frameMs, index) => frameMs - (times[index] ?? frameMs)));
      }),
    countFrames: () => page.evaluate(() => window.harness.frameTimes.filter((frameMs) => frameMs > window.mark).length),
    mark: () =>
      page.evaluate(() => {
        window.mark = performance.now();
      }),
    countRequests: () => page.evaluate(() => window.harness.askedForAddress),
    async limitBandwidth(bitsPerSecond) {
      const cdp = await context.newCDPSession(page);
      const bytes = bitsPerSecond / 8;
      const networkLimits = { offline: false, latency: 50, downloadThroughput: bytes, uploadThroughput: bytes };
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', networkLimits);
    },
    close: () => context.close(),
  };
  await watchedPage.mark();
  if (!noWait)
    await page.waitForFunction((count) => window.harness.frames >= count, framesPerSecond, { timeout: 40_000 });
  await watchedPage.mark();
  return watchedPage;
}

/** Waits until the condition is true, checking five times a second. */
export async function waitUntil(
  condition: () => Promise<boolean>,
  timeoutMs: number,
  description: string,
): Promise<void> {
  await vi.waitFor(
    async () => {
      if (!(await condition())) throw new Error(`${description}: not within ${timeoutMs} ms`);
    },
    { timeout: timeoutMs, interval: 200 },
  );
}
