import type { Browser, CDPSession, Page } from 'playwright';
import { launchBrowser, newVisitor } from './browser.ts';
import { createMaxMeasure, type Measure } from './measure.ts';
import { getMedian, getP95 } from './median.ts';
import { reportStep } from './report.ts';

/** Duration of the measurement of each state. */
const measureMs = 6_000;
/** A phone's screen draws 60 frames per second. */
const framesPerSecond = 60;

/** An action on the page during a measurement; it ends when `hasEnded` returns true. */
type PageAction = (hasEnded: () => boolean) => Promise<void>;

interface FrameWork {
  /** Milliseconds of main-thread work per sixtieth of a second. */
  work: number;
  /** Frames drawn per second. */
  frameCount: number;
}

const doNothing: PageAction = async () => undefined;

async function getBusyTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Repeats an action for `measureMs`. */
async function runDuring(page: Page, action: PageAction): Promise<void> {
  let hasEnded = false;
  const actionPromise = action(() => hasEnded);
  await page.waitForTimeout(measureMs);
  hasEnded = true;
  await actionPromise;
}

/** Counts the compositor's frames, because requesting each frame in the page would add work. */
async function recordDrawnFrames(browser: Browser, measuredAction: () => Promise<void>): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  let frameCount = 0;
  cdp.on('Tracing.dataCollected', ({ value }) => {
    frameCount += value.filter((event) => 'name' in event && event['name'] === 'DrawFrame').length;
  });
  const traceEnded = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame'], excludedCategories: ['*'] },
  });
  await measuredAction();
  await cdp.send('Tracing.end');
  await traceEnded;
  await cdp.detach();
  return frameCount;
}

/** Measures the main thread's work per frame and the number of frames. */
async function measureFrames(page: Page, cdp: CDPSession, action: PageAction): Promise<FrameWork> {
  reportStep('watches the panorama');
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  const busyMsBefore = await getBusyTime(cdp);
  const began = performance.now();
  await runDuring(page, action);
  const seconds = (performance.now() - began) / 1000;
  const work = ((await getBusyTime(cdp)) - busyMsBefore) / (seconds * framesPerSecond);
  const frameCount = (await recordDrawnFrames(browser, () => runDuring(page, action))) / (measureMs / 1000);
  return { work, frameCount };
}

/** @returns the milliseconds between the page's animation frames during an action */
async function recordFrameTimes(page: Page, action: PageAction): Promise<number[]> {
  const frameTimesPromise = page.evaluate(async (length) => {
    const frameTimesMs: number[] = [];
    const startMs = performance.now();
    for (let lastFrameMs = startMs; lastFrameMs - startMs < length;) {
      await new Promise(requestAnimationFrame);
      frameTimesMs.push(performance.now() - lastFrameMs);
      lastFrameMs = performance.now();
    }
    return frameTimesMs;
  }, measureMs);
  await runDuring(page, action);
  return frameTimesPromise;
}

async function openPanorama(browser: Browser, match: string): Promise<{ page: Page; cdp: CDPSession }> {
  const { page, cdp } = await newVisitor(browser, { cpu: 1, isNetworkSlow: false });
  // Measure processor time: other programs on the machine do not change it.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(match, { waitUntil: 'load' });
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 2);
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Panoramic' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => {
    const video = document.querySelector('video');
    return (video?.videoWidth ?? 0) > 2 * (video?.videoHeight ?? 0) && (video?.readyState ?? 0) > 2;
  });
  await page.locator('[data-camera] [role=slider]').focus();
  await page.waitForTimeout(5_000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.waitForTimeout(1_000);
  return { page, cdp };
}

/** Presses keys in both directions, so that the camera never stops. */
const createPress =
  (page: Page): PageAction =>
  async (hasEnded) => {
    for (let round = 0; !hasEnded(); round += 1) {
      await page.keyboard.press(round % 4 < 2 ? 'ArrowRight' : 'ArrowLeft');
      await page.waitForTimeout(250);
    }
  };

/** Drags a finger back and forth over the picture, once per frame of the screen. */
const createDrag =
  (page: Page, cdp: CDPSession): PageAction =>
  async (hasEnded) => {
    const box = await page.locator('[data-panorama]').boundingBox();
    if (!box) throw new Error('There is no panorama');
    const [left, y] = [box.x + box.width * 0.2, box.y + box.height * 0.2];
    const getTouchPoints = (round: number) => [{ x: left + Math.abs((round % 120) - 60) * 4, y, id: 1 }];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: getTouchPoints(0) });
    for (let round = 1; !hasEnded(); round += 1) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: getTouchPoints(round) });
      await page.waitForTimeout(1000 / framesPerSecond);
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

/**
 * Measures the cost of a frame on a phone with a moving panorama camera, against the same camera at rest.
 * @param match the address of a live match's page
 */
export async function benchPanorama(match: string): Promise<Measure[]> {
  const browser = await launchBrowser();
  const { page, cdp } = await openPanorama(browser, match);
  const automatic = await measureFrames(page, cdp, doNothing);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1_000);
  const resting = await measureFrames(page, cdp, doNothing);
  const moving = await measureFrames(page, cdp, createPress(page));
  const dragged = await measureFrames(page, cdp, createDrag(page, cdp));
  const frameTimesAtRest = await recordFrameTimes(page, doNothing);
  const frameTimesMoving = await recordFrameTimes(page, createPress(page));
  await browser.close();
  for (const [name, { work, frameCount }] of Object.entries({ automatic, resting, moving, dragged })) {
    console.log(
      `panorama: ${name}: ${work.toFixed(2)} ms of the main thread a frame, ${frameCount.toFixed(0)} drawn a second`,
    );
  }
  for (const [name, frames] of Object.entries({ still: frameTimesAtRest, flowing: frameTimesMoving })) {
    console.log(
      `panorama: ${name}: ${getMedian(frames).toFixed(1)} and ${getP95(frames).toFixed(1)} ms a frame (p50, p95)`,
    );
  }
  return [
    createMaxMeasure('panorama: main thread per frame while the camera follows the play', automatic.work, 8, 'ms', 1),
    createMaxMeasure('panorama: the same while a viewer moves it by keys', moving.work, 8, 'ms', 1),
    createMaxMeasure('panorama: the same while a finger drags it', dragged.work, 8, 'ms', 1),
    createMaxMeasure(
      'panorama: p95 frame while a viewer moves it against one that rests',
      getP95(frameTimesMoving) / getP95(frameTimesAtRest),
      1.25,
      'x',
      2,
    ),
  ];
}
