import type { Page } from 'playwright';
import { launchBrowser, newVisitor } from './browser.ts';
import { getHeap } from './heap.ts';
import { createMaxMeasure, type Measure } from './measure.ts';
import { getMedian, getP95 } from './median.ts';
import { reportStep } from './report.ts';

const listEntryCount = 10_000;
const visitCount = 20;

/** Fakes a list of 10,000 replays from the entries of page 0. Runs in the page, before the page's own code. */
const fakeLongList = (count: number): void => {
  const { fetch: send } = window;
  let knownEvents: Record<string, unknown>[] = [];
  async function answer(request: Request): Promise<Response> {
    const text = await request.clone().text();
    const body = JSON.parse(text) as { page?: number; size?: number };
    const { page = 0, size = 24 } = body;
    if (knownEvents.length === 0) {
      const firstResponse = await send(
        new Request(request, { method: 'POST', body: JSON.stringify({ ...body, page: 0 }) }),
      );
      knownEvents = ((await firstResponse.json()) as { content: { entries: Record<string, unknown>[] } }).content
        .entries;
    }
    const remainingEventCount = Math.max(0, Math.min(size, count - page * size));
    const entries = Array.from({ length: remainingEventCount }, (_, index) => {
      const number = page * size + index;
      // The latest day is first, as in a backend's response. Both dates are set, because a customer may show either.
      const date = new Date(Date.now() - Math.floor(number / 20) * 86_400_000).toISOString();
      return {
        ...knownEvents[index % knownEvents.length],
        id: `made-${number}`,
        event_date: date,
        game_start_date: date,
      };
    });
    const paging = {
      entryCount: remainingEventCount,
      count: remainingEventCount,
      itemsPerPage: size,
      startIndex: page * size,
      totalCount: count,
    };
    return Response.json({ content: { ...paging, nextExists: (page + 1) * size < count, entries } });
  }
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return request.url.endsWith('/api/event/list') ? answer(request) : send(request);
  };
};

/**
 * Serves the backend's SVG pictures as photographs, like those of operators. A browser redraws an SVG from its shapes
 * at each paint near it, which would distort the measure.
 */
async function sendPhotographs(page: Page, studioPage: Page): Promise<void> {
  const photographByAddress = new Map<string, Promise<Buffer>>();
  let lastPhotograph: Promise<unknown> = Promise.resolve();
  const openAndMeasure = (address: string): Promise<Buffer> => {
    const photograph = lastPhotograph.then(async () => {
      await studioPage.setContent(
        `<!doctype html><img style="display:block;width:640px;height:360px" src="${address}">`,
      );
      const picture = studioPage.locator('img');
      await picture.evaluate(async (image) => {
        if (image instanceof HTMLImageElement) await image.decode();
      });
      return picture.screenshot({ type: 'jpeg' });
    });
    lastPhotograph = photograph.catch(() => undefined);
    return photograph;
  };
  await page.route('**/media/art/poster-*', async (route) => {
    const address = route.request().url();
    const photograph = photographByAddress.get(address) ?? openAndMeasure(address);
    photographByAddress.set(address, photograph);
    await route.fulfill({ contentType: 'image/jpeg', body: await photograph });
  });
}

interface ScrollResult {
  /** Milliseconds between frames during scrolling. */
  frames: number[];
  /** The number of entries in the document. */
  rowCount: number;
  /** The position of the last entry in the document. */
  lastEntryId: string;
}

/**
 * Scrolls to the end at the speed of a fast flick, and times the frames.
 * @param max the limit of frames
 */
const scrollDown = (page: Page, max: number): Promise<ScrollResult> =>
  page.evaluate(async (frameCount) => {
    const frames: number[] = [];
    let idleFrameCount = 0;
    let lastFrameMs = performance.now();
    while (frames.length < frameCount && idleFrameCount < 180) {
      const scrollBefore = scrollY;
      scrollBy(0, 80);
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      // At its end the list waits for more entries: frames without a scroll do not count.
      if (scrollY !== scrollBefore) frames.push(now - lastFrameMs);
      lastFrameMs = now;
      idleFrameCount = scrollY === scrollBefore ? idleFrameCount + 1 : 0;
    }
    const drawnRows = document.querySelectorAll('[data-entry]');
    const lastEntryId = [...drawnRows].at(-1)?.getAttribute('data-entry') ?? '';
    return { frames, rowCount: drawnRows.length, lastEntryId };
  }, max);

/**
 * Measures the frames of a list of 10,000 and of an empty page of the same height, then the heap after repeated visits.
 */
async function benchScroll(home: string): Promise<Measure[]> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const cdp = await page.context().newCDPSession(page);
  await page.addInitScript(fakeLongList, listEntryCount);
  await sendPhotographs(page, await browser.newPage());
  await page.goto(`${home}archive/`, { waitUntil: 'load' });
  await page.mouse.move(4, 4);
  await page.waitForTimeout(3_000);
  reportStep('scrolls a list of 10,000');
  const list = await scrollDown(page, 14_000);
  reportStep('scrolls an empty page');
  await page.setContent('<!doctype html><title>Empty</title><body style="block-size:2000000px">');
  const empty = await scrollDown(page, 1_200);

  await page.goto(home, { waitUntil: 'load' });
  await page.mouse.move(8, 8);
  await page.waitForTimeout(3_000);
  const visit = async () => {
    reportStep('goes to the list and back');
    await page.locator('a[href="/archive/"]:visible').first().click();
    await page.locator('[data-entry]').first().waitFor();
    await scrollDown(page, 120);
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('a[href="/"]:visible').first().click();
    await page.locator('[data-row]').first().waitFor();
  };
  // The first visits load every module and fill every cache, whose memory is no leak.
  for (let round = 0; round < 3; round += 1) await visit();
  const heapMegabytesBefore = await getHeap(cdp);
  for (let round = 0; round < visitCount; round += 1) await visit();
  const heapGrowthMegabytes = (await getHeap(cdp)) - heapMegabytesBefore;
  await browser.close();
  const getSpread = (frames: number[]) => `${getMedian(frames).toFixed(1)} and ${getP95(frames).toFixed(1)} ms`;
  console.log(`lists: frames ${getSpread(list.frames)} (p50 and p95), of an empty page ${getSpread(empty.frames)}`);
  console.log(`lists: ${list.frames.length} frames to ${list.lastEntryId}, ${list.rowCount} entries in the document`);
  return [
    createMaxMeasure(
      `lists: 10,000 items scrolled, p95 frame against an empty page's`,
      getP95(list.frames) / getP95(empty.frames),
      1.25,
      'x',
      2,
    ),
    createMaxMeasure('lists: entries in the document at the end of them', list.rowCount, 80, ''),
    createMaxMeasure(`lists: heap after ${visitCount} visits`, heapGrowthMegabytes, 2, 'MB', 1),
  ];
}

/** Records the time from each press to the next paint, by the page's clock. */
const watchPresses = () => {
  const presses: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) presses.push(Math.round(entry.duration));
    // The smallest threshold that the platform allows.
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { __presses: presses });
};

/**
 * A visit on a phone that is four times slower: opens a list, filters it, clears the filters, chooses a day, leaves and
 * returns.
 * @returns by press, milliseconds
 */
async function pressVisit(home: string): Promise<Map<string, number>> {
  const browser = await launchBrowser();
  const { page } = await newVisitor(browser, { cpu: 4, isNetworkSlow: false });
  await page.addInitScript(watchPresses);
  const durationsMs = new Map<string, number>();
  const pressAndMeasure = async (name: string, action: () => Promise<unknown>) => {
    reportStep(`presses ${name}`);
    await page.evaluate(() => void Reflect.get(window, '__presses').splice(0));
    await action();
    await page.waitForTimeout(1_500);
    const presses = await page.evaluate(() => Reflect.get(window, '__presses') as number[]);
    durationsMs.set(name, Math.max(0, ...presses));
  };
  await page.goto(`${home}archive/`, { waitUntil: 'load' });
  await page.waitForTimeout(4_000);
  const bar = page.getByRole('region', { name: 'Filters' });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await pressAndMeasure('a day', () => bar.getByRole('link', { name: 'Past 30 days' }).tap());
  await pressAndMeasure('the sheet', () => bar.getByRole('button', { name: /^Filters/ }).tap());
  await sheet.getByLabel('Event type').selectOption({ label: 'Other events' });
  await pressAndMeasure('the sheet is applied', () => sheet.getByRole('button', { name: 'Show results' }).tap());
  await pressAndMeasure('a filter is taken out', () =>
    bar.getByRole('button', { name: 'Remove filter: Other events' }).tap(),
  );
  await pressAndMeasure('all are', () => bar.getByRole('button', { name: 'Clear filters' }).tap());
  await pressAndMeasure('another list', () => page.locator('nav a[href="/live/"]:visible').first().tap());
  await pressAndMeasure('the schedule', () => page.locator('nav a[href="/upcoming/"]:visible').first().tap());
  await pressAndMeasure('a day of it', () =>
    page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(2).tap(),
  );
  await pressAndMeasure('the way back', () => page.locator('nav a[href="/archive/"]:visible').first().tap());
  await pressAndMeasure('a match', () => page.locator('[data-entry] a').first().tap());
  await browser.close();
  return durationsMs;
}

/** The median time of each press over three visits, and the slowest median. */
async function benchPresses(home: string): Promise<Measure[]> {
  const durationsByVisit: Map<string, number>[] = [];
  for (let round = 0; round < 3; round += 1) durationsByVisit.push(await pressVisit(home));
  const names = [...(durationsByVisit[0]?.keys() ?? [])];
  const medians = names.map((name): [string, number] => [
    name,
    getMedian(durationsByVisit.map((durationsMs) => durationsMs.get(name) ?? 0)),
  ]);
  const [name, slowestMs] = medians.toSorted(([, a], [, b]) => b - a)[0] ?? ['', Number.NaN];
  console.log(`lists: presses ${JSON.stringify(Object.fromEntries(medians))}`);
  return [
    createMaxMeasure(
      `lists: slowest press to its next paint, processor slowed four times (${name})`,
      slowestMs,
      150,
      'ms',
    ),
  ];
}

/** Measures long lists and their filters. @param home address of the customer's home */
export const benchLists = async (home: string): Promise<Measure[]> => [
  ...(await benchScroll(home)),
  ...(await benchPresses(home)),
];
