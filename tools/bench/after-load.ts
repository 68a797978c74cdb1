import { signIn, visit } from './first-view.ts';
import { createMaxMeasure, type Measure } from './measure.ts';
import { getMedian } from './median.ts';

const stayMs = 10_000;
const repetitionCount = 3;

interface Limits {
  requests: number;
  scripts: number;
  sheets: number;
  scriptKilobytes: number;
  blockedMs: number;
}

async function benchStay(
  name: string,
  limits: Limits,
  visitOnce: () => Promise<Awaited<ReturnType<typeof visit>>>,
): Promise<Measure[]> {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let round = 0; round < repetitionCount; round += 1) visits.push(await visitOnce());
  const getMedianOf = (key: 'requests' | 'scripts' | 'sheets' | 'script' | 'blocked') =>
    getMedian(visits.map((measuredVisit) => measuredVisit[key]));
  const namePrefix = `${name}, ${stayMs / 1000} s after load without a touch`;
  return [
    createMaxMeasure(`${namePrefix}: requests`, getMedianOf('requests'), limits.requests, ''),
    createMaxMeasure(`${namePrefix}: scripts`, getMedianOf('scripts'), limits.scripts, ''),
    createMaxMeasure(`${namePrefix}: style sheets`, getMedianOf('sheets'), limits.sheets, ''),
    createMaxMeasure(
      `${namePrefix}: JavaScript, brotli`,
      getMedianOf('script') / 1000,
      limits.scriptKilobytes,
      'KB',
      1,
    ),
    createMaxMeasure(
      `${namePrefix}: main thread beyond 50 ms per task`,
      getMedianOf('blocked'),
      limits.blockedMs,
      'ms',
    ),
  ];
}

/**
 * Measures the cost of a visit after all fetches of the page.
 * @param home the site's address
 * @param live address of a live match
 */
export async function benchAfterLoad(home: string, live: string): Promise<Measure[]> {
  const stored = await signIn(home);
  const flags = ['--autoplay-policy=no-user-gesture-required'];
  return [
    ...(await benchStay('home', { requests: 45, scripts: 20, sheets: 3, scriptKilobytes: 232, blockedMs: 600 }, () =>
      visit(home, { stayMs }),
    )),
    ...(await benchStay(
      'home, signed in with an empty cache',
      { requests: 85, scripts: 40, sheets: 8, scriptKilobytes: 290, blockedMs: 1_500 },
      () => visit(home, { stored, stayMs }),
    )),
    ...(await benchStay(
      'event page while it plays',
      { requests: 105, scripts: 40, sheets: 6, scriptKilobytes: 480, blockedMs: 1_500 },
      () => visit(live, { stayMs, flags }),
    )),
  ];
}
