import { getHeap } from './heap.ts';
import { launchBrowser } from './browser.ts';
import { createMaxMeasure, type Measure } from './measure.ts';
import { getMedian } from './median.ts';
import { signIn, visit } from './first-view.ts';
import { reportStep } from './report.ts';

const repetitionCount = 5;

/** A cold visit to a match's page on the slow phone. */
async function benchEventView(address: string): Promise<Measure[]> {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let round = 0; round < repetitionCount; round += 1) visits.push(await visit(address));
  const getMedianOf = (key: 'fcp' | 'lcp' | 'blocked' | 'shift') =>
    getMedian(visits.map((measuredVisit) => measuredVisit[key]));
  return [
    createMaxMeasure('event: first contentful paint', getMedianOf('fcp') / 1000, 0.9, 's', 2),
    createMaxMeasure('event: largest contentful paint', getMedianOf('lcp') / 1000, 1.2, 's', 2),
    createMaxMeasure('event: main thread beyond 50 ms per task', getMedianOf('blocked'), 400, 'ms'),
    createMaxMeasure('event: layout shift', getMedianOf('shift'), 0.01, '', 4),
  ];
}

const tagCount = 999;

/** Answers with many tags instead of the backend, and records the time. Runs in the page, before its own code. */
const answerTags = (count: number): void => {
  const { fetch: send } = window;
  const kinds = ['goal', 'card', 'penalty', 'save', undefined];
  const entries = Array.from({ length: count }, (_, index) => ({
    id: `bench-${index}`,
    type: 'game',
    global: true,
    title: `Moment ${index}`,
    kind: kinds[index % kinds.length],
    time: index * 100,
    period: 1 + Math.floor((index * 3) / count),
  }));
  const tasks: number[] = [];
  let layoutShift = 0;
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) layoutShift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift' });
  const paint = Promise.withResolvers<{ task: number; shift: number }>();
  Object.assign(window, { __drawn: paint.promise });
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/api/tag/list')) return send(request);
    // Wait until the tasks of the page load have ended.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    tasks.splice(0);
    layoutShift = 0;
    setTimeout(() => paint.resolve({ task: Math.max(0, ...tasks), shift: layoutShift }), 3_000);
    const paging = {
      entryCount: count,
      count,
      itemsPerPage: count,
      startIndex: 0,
      totalCount: count,
      nextExists: false,
    };
    return Response.json({ content: { ...paging, entries } });
  };
};

/**
 * Measures a page that receives the largest number of tags at once during playback.
 * @param home the site's address
 * @param address of a recording
 */
export async function benchTags(home: string, address: string): Promise<Measure[]> {
  const storageState = await signIn(home);
  const tasks: number[] = [];
  const shifts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    reportStep(`draws ${tagCount} tags`);
    const browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', storageState });
    await page.addInitScript(answerTags, tagCount);
    await page.goto(address, { waitUntil: 'load' });
    // Waits for the state `attached`, because the controls may be hidden.
    await page.locator('button[data-kind]').first().waitFor({ state: 'attached', timeout: 60_000 });
    const { task, shift } = await page.evaluate(
      () => Reflect.get(window, '__drawn') as Promise<{ task: number; shift: number }>,
    );
    tasks.push(task);
    shifts.push(shift);
    await browser.close();
  }
  const name = `event: ${tagCount} tags`;
  return [
    // The browser reports only tasks longer than 50 ms.
    createMaxMeasure(`${name}, longest task beyond 50 ms that draws them`, getMedian(tasks), 50, 'ms'),
    createMaxMeasure(`${name}, layout shift`, getMedian(shifts), 0, '', 4),
  ];
}

const visitCount = 50;

/** Measures the heap that navigation from event to event leaves behind. */
async function benchHeap(address: string): Promise<Measure[]> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.mouse.move(8, 8);
  await page.waitForTimeout(3_000);
  const openNextEvent = async () => {
    reportStep('goes from event to event');
    const addressBefore = page.url();
    const link = page.locator('main a[href^="/events/"]:visible').first();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await page.waitForURL((url) => url.href !== addressBefore);
    // Waits as long as a viewer looks at the new page.
    await page.waitForTimeout(500);
  };
  // The first pages load every module and fill every cache, whose memory is no leak.
  for (let round = 0; round < 5; round += 1) await openNextEvent();
  const heapMegabytesBefore = await getHeap(cdp);
  for (let round = 0; round < visitCount; round += 1) await openNextEvent();
  const heapGrowthMegabytes = (await getHeap(cdp)) - heapMegabytesBefore;
  await browser.close();
  return [
    createMaxMeasure(`event: heap after ${visitCount} ways from event to event`, heapGrowthMegabytes, 5, 'MB', 1),
  ];
}

/**
 * Measures the page of an event.
 * @param live address of a live match
 * @param recording address of a recording with related videos
 */
export const benchWatching = async (live: string, recording: string): Promise<Measure[]> => [
  ...(await benchEventView(live)),
  ...(await benchHeap(recording)),
];
