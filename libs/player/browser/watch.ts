import type { Browser, BrowserContext, Page } from 'playwright';
import { vi } from 'vitest';
import type { PlayerState } from '../src/index.ts';
import type { StubOrigin } from './stub-origin.ts';
import { tickMs } from './tick.ts';

/** A page with a player, and the measurements of its viewer. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  state(): Promise<PlayerState>;
  /** Waits for the next frame. @returns the time until then in milliseconds, in which the page ran */
  waitForFrame(): Promise<number>;
  /** Waits for a second of video without a gap, starting now. */
  waitForSteadyPlayback(): Promise<void>;
  /** Waits for this many seconds of the stream. @param rate of a recording; 4 by default */
  playSeconds(seconds: number, rate?: number): Promise<void>;
  /** Waits until no frame was shown for a second in which the page ran. */
  waitForPause(): Promise<void>;
  /**
   * The longest time without data to play since `mark`, in milliseconds, including the current stop. Time in which the
   * machine did not run the page does not count.
   */
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
    /** The tick of the harness at `mark`. */
    markTick: number;
    /** The share of frames that the page reports as dropped, 0 to 1; 0 by default. */
    droppedShare?: number;
  }
}

const framesPerSecond = 25;
const pauseMs = 1000;

/** A wait ends as a failure after this time in milliseconds. Busy machines are slow, so no wait shows a player's limit. */
export const safetyMs = 80_000;

/** Milliseconds between frames of a playing video, on a busy machine. */
const maxFrameGapMs = 2500;

/**
 * Milliseconds without data in a video that counts as playing: a busy origin answers late. The player's watchdog loads
 * after 6 s.
 */
export const maxStopMs = 4000;

/**
 * Runs in the page. Hides the dropped frames, because a busy machine drops some, and the engine would then avoid the
 * quality. Reports the frames of `droppedShare` instead.
 */
export function hideDroppedFrames(): void {
  const { prototype } = HTMLVideoElement;
  const readQuality = prototype.getVideoPlaybackQuality;
  prototype.getVideoPlaybackQuality = function reportSmoothQuality(this: HTMLVideoElement) {
    const { creationTime, corruptedVideoFrames, totalVideoFrames } = readQuality.call(this);
    const droppedVideoFrames = Math.round(totalVideoFrames * (window.droppedShare ?? 0));
    return { creationTime, corruptedVideoFrames, totalVideoFrames, droppedVideoFrames };
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
  context.setDefaultTimeout(safetyMs);
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
    async waitForFrame() {
      const from = await page.evaluate(() => ({ ms: performance.now(), ticks: window.harness.ticks }));
      await page.waitForFunction((startMs) => window.harness.frameTimes.some((frameMs) => frameMs > startMs), from.ms);
      return tickMs * (await page.evaluate((ticks) => window.harness.frameTick - ticks, from.ticks));
    },
    async waitForSteadyPlayback() {
      const from = await page.evaluate(() => performance.now());
      await page.waitForFunction(
        ([startMs, count, maxMs]) => {
          const times = window.harness.frameTimes.filter((frameMs) => frameMs > startMs).slice(-count);
          return (
            times.length === count && times.every((frameMs, index) => frameMs - (times[index - 1] ?? frameMs) < maxMs)
          );
        },
        [from, framesPerSecond, maxFrameGapMs] as const,
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
        { polling: 100 },
      );
      if (kind === 'recording') await setRate(1);
    },
    async waitForPause() {
      await page.waitForFunction(
        (pauseTicks) => window.harness.ticks - window.harness.frameTick > pauseTicks,
        pauseMs / tickMs,
      );
    },
    getLongestGapMs: () =>
      page.evaluate((msPerTick) => {
        const { stops, ticks } = window.harness;
        const gaps = stops.map(({ from, to }) => Math.min(to, ticks) - Math.max(from, window.markTick));
        return msPerTick * Math.max(0, ...gaps);
      }, tickMs),
    countFrames: () => page.evaluate(() => window.harness.frameTimes.filter((frameMs) => frameMs > window.mark).length),
    mark: () =>
      page.evaluate(() => {
        window.mark = performance.now();
        window.markTick = window.harness.ticks;
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
  if (!noWait) await page.waitForFunction((count) => window.harness.frames >= count, framesPerSecond);
  await watchedPage.mark();
  return watchedPage;
}

/** Waits until the condition is true, checking five times a second. */
export async function waitUntil(condition: () => Promise<boolean>, description: string): Promise<void> {
  await vi.waitFor(
    async () => {
      if (!(await condition())) throw new Error(`${description}: not within ${safetyMs} ms`);
    },
    { timeout: safetyMs, interval: 200 },
  );
}
