import type { Page } from 'playwright';
import { launchBrowser, newVisitor, type StorageState } from './browser.ts';
import { createMaxMeasure, type Measure } from './measure.ts';
import { getMedian } from './median.ts';
import { reportStep } from './report.ts';

/** The measures of one first visit: times in milliseconds from the start of navigation, bytes as transferred. */
interface Visit {
  fcp: number;
  lcp: number;
  blocked: number;
  shift: number;
  script: number;
  html: number;
  apiCalls: number;
  requests: number;
  /** The number of script files. */
  scripts: number;
  /** The number of style sheets besides those in the HTML. */
  sheets: number;
}

/** Options of a visit. */
interface VisitOptions {
  /** The browser's storage before the visit. */
  stored?: StorageState;
  /** Milliseconds that the page stays open after load, without an input. */
  stayMs?: number;
  /** Flags for Chromium, added to `quietFlags`. */
  flags?: readonly string[];
}

/** Records paints, blocking tasks and layout shifts of a page. It runs before the page's first byte. */
const observe = () => {
  const paintTimings = { fcp: 0, lcp: 0, blocked: 0, shift: 0 };
  Object.assign(window, { __seen: paintTimings });
  const on = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paintTimings.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    paintTimings.lcp = entry.startTime;
  });
  on('longtask', (entry) => {
    paintTimings.blocked += Math.max(0, entry.duration - 50);
  });
  on('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput))
      paintTimings.shift += entry.value;
  });
};

/**
 * Makes one cold visit on the slow phone. Counts everything from the first byte to `stayMs` after load; media segments
 * count as requests.
 */
export async function visit(
  address: string,
  { stored, stayMs = 1_000, flags = [] }: VisitOptions = {},
): Promise<Visit> {
  reportStep(`visits ${address}`);
  const browser = await launchBrowser(flags);
  const { page, cdp } = await newVisitor(browser, { cpu: 4, isNetworkSlow: true }, stored);
  const urlByRequestId = new Map<string, string>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => void urlByRequestId.set(requestId, response.url));
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(stayMs);
  const paintTimings = await readPaintTimings(page);
  // Sizes of the bodies as transferred, without headers.
  const { script, scripts, sheets, html } = await page.evaluate(() => {
    const getSize = (entries: PerformanceEntryList): number =>
      entries.reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0);
    const findResources = (extension: string): PerformanceEntryList =>
      performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith(extension));
    return {
      script: getSize(findResources('.js')),
      scripts: findResources('.js').length,
      sheets: findResources('.css').length,
      html: getSize(performance.getEntriesByType('navigation')),
    };
  });
  await browser.close();
  const responseUrls = [...urlByRequestId.values()];
  return {
    ...paintTimings,
    script,
    scripts,
    sheets,
    html,
    apiCalls: responseUrls.filter((url) => new URL(url).pathname.startsWith('/api/')).length,
    requests: responseUrls.length,
  };
}

const readPaintTimings = (page: Page) =>
  page.evaluate(() => Reflect.get(window, '__seen') as { fcp: number; lcp: number; blocked: number; shift: number });

/** Signs in the reference backend's seeded viewer. @returns the browser's cookies and storage afterwards */
export async function signIn(address: string): Promise<StorageState> {
  reportStep('signs in');
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(new URL('auth/login/?returnTo=/account/', address).href);
  await page.locator('[autocomplete~="username"]').fill('viewer@example.com');
  await page.locator('[autocomplete="current-password"]').fill('touchline-demo');
  await page.locator('main form [type="submit"]').click();
  // The login page's own address contains the return path, too.
  await page.waitForURL(({ pathname }) => pathname === '/account/');
  const state = await page.context().storageState();
  await browser.close();
  return state;
}

/** @param plain the home page of a customer without accounts */
async function benchSession(address: string, plain: string): Promise<Measure[]> {
  const stored = await signIn(address);
  const measureScriptKilobytes = async (pageAddress: string, state?: StorageState): Promise<number> => {
    const visits: Visit[] = [];
    for (let round = 0; round < 3; round += 1) visits.push(await visit(pageAddress, state && { stored: state }));
    return getMedian(visits.map(({ script }) => script)) / 1000;
  };
  const plainScriptKilobytes = await measureScriptKilobytes(plain);
  return [
    createMaxMeasure(
      'home: JavaScript that accounts add to a first view',
      (await measureScriptKilobytes(address)) - plainScriptKilobytes,
      12,
      'KB',
      1,
    ),
    createMaxMeasure(
      'home: the same for who is signed in',
      (await measureScriptKilobytes(address, stored)) - plainScriptKilobytes,
      12,
      'KB',
      1,
    ),
  ];
}

/**
 * First views of a page on a slow phone.
 * @param visitCount number of visits. Blocking time varies most, so its median counts all visits; the other medians
 * count five.
 */
async function benchView(name: string, address: string, visitCount: number): Promise<Measure[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < visitCount; round += 1) visits.push(await visit(address));
  const getMedianOf = (key: keyof Visit, max = 5) =>
    getMedian(visits.slice(0, max).map((measuredVisit) => measuredVisit[key]));
  return [
    createMaxMeasure(`${name}: JavaScript on the first view, brotli`, getMedianOf('script') / 1000, 125, 'KB', 1),
    createMaxMeasure(`${name}: first contentful paint`, getMedianOf('fcp') / 1000, 0.9, 's', 2),
    createMaxMeasure(`${name}: largest contentful paint`, getMedianOf('lcp') / 1000, 1.4, 's', 2),
    createMaxMeasure(`${name}: HTML, brotli`, getMedianOf('html') / 1000, 22, 'KB', 1),
    createMaxMeasure(
      `${name}: main thread beyond 50 ms per task (${visitCount} visits)`,
      getMedianOf('blocked', visitCount),
      400,
      'ms',
    ),
    createMaxMeasure(`${name}: layout shift`, getMedianOf('shift'), 0.01, '', 4),
    createMaxMeasure(`${name}: API requests of a first visit`, getMedianOf('apiCalls'), 0, ''),
  ];
}

/**
 * The home page on a slow phone: section "first view" of docs/benchmarks.md.
 * @param plain the home page of a customer without accounts
 */
export const benchFirstView = async (address: string, plain: string): Promise<Measure[]> => [
  ...(await benchView('home', address, 9)),
  ...(await benchSession(address, plain)),
];

/** Measures pages other than home against home's limits. @param pages address by name */
export async function benchPages(pages: Readonly<Record<string, string>>): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [name, address] of Object.entries(pages)) measures.push(...(await benchView(name, address, 5)));
  return measures;
}
