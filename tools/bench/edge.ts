import { Agent } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBackend, fetchFrom } from '../../apps/edge/src/proxy/backend-fetch.ts';
import { createBundles } from '../../apps/edge/src/render/bundles.ts';
import { createPageAssets } from '../../apps/edge/src/render/page-assets.ts';
import { createPageWriter } from '../../apps/edge/src/render/page-writer.ts';
import { createSites } from '../../apps/edge/src/sites/sites.ts';
import { timeRequest } from './time-request.ts';
import { createMaxMeasure, createMinMeasure, type Measure } from './measure.ts';
import { getMedian } from './median.ts';
import { reportStep } from './report.ts';
import { getSite, type Servers, startBareServer } from './servers.ts';

/**
 * Times repeated renders of home, from the backend's cached answers to compressed bytes.
 * An HTTP request cannot measure this: the edge ignores unknown query parameters and answers from its page cache.
 * @param host the customer's host @param api the backend's origin @returns milliseconds of each render
 */
async function timeRenders(dist: string, host: string, api: string, renderCount: number): Promise<number[]> {
  const site = createSites(dist).getByHost(host);
  const locale = site && Object.values(site.sites)[0]?.locales.default;
  if (!site || !locale) throw new Error(`No site is served at ${host}`);
  const write = createPageWriter({
    getRender: createBundles(),
    fetch: fetchFrom(createBackend(api, console.warn)),
    getAssets: createPageAssets(),
    onError: console.error,
  });
  const times: number[] = [];
  for (let round = 0; round < renderCount; round += 1) {
    const start = performance.now();
    await write({ site, locale, pathname: '/', search: '' }, Date.now(), { document: ['br'], payload: [] });
    times.push(performance.now() - start);
  }
  return times;
}

const dist = join(import.meta.dirname, '../../dist');

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** @returns answers per second with 16 concurrent requests */
async function measureThroughput(address: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answerCount = 0;
  const sendRequests = async () => {
    while (performance.now() < end) {
      await timeRequest(address, headers, agent);
      answerCount += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, sendRequests));
  return answerCount / seconds;
}

/** Times the first bytes of pages that have just become stale, and of the same pages after renewal, in milliseconds. */
async function measureFirstBytes(
  edge: string,
  headers: Record<string, string>,
): Promise<{ stale: number; fresh: number }> {
  const pages = ['/', '/live/', '/archive/'];
  const staleTimesMs: number[] = [];
  const freshTimesMs: number[] = [];
  const measureRequest = async (times: number[]) => {
    for (const page of pages) {
      times.push((await timeRequest(edge + page, headers, agent)).firstByteMs);
      // Wait until the renewal of a page has ended before the next request.
      await sleep(100);
    }
  };
  await measureRequest([]);
  for (let round = 0; round < 8; round += 1) {
    await measureRequest(freshTimesMs);
    await sleep(5_200);
    await measureRequest(staleTimesMs);
  }
  return { stale: getMedian(staleTimesMs), fresh: getMedian(freshTimesMs) };
}

/** Measures the edge: renders, renewals and cached pages. */
export async function benchEdge(servers: Servers): Promise<Measure[]> {
  const { edge, api } = servers;
  const { host } = getSite(servers);
  const headers = { host, 'accept-encoding': 'br' };
  // The median omits the first 200 renders, during which the JavaScript engine still compiles the code.
  reportStep('renders home 400 times');
  const renderMs = getMedian((await timeRenders(dist, host, api, 400)).slice(200));
  reportStep('asks for stale and fresh pages in turns');
  const { stale, fresh } = await measureFirstBytes(edge, headers);
  reportStep('asks for a held page as often as it can');
  const bareServer = await startBareServer((await timeRequest(`${edge}/`, headers, agent)).body);
  const ratios: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const bareRate = await measureThroughput(bareServer.address, headers, 2);
    const cachedRate = await measureThroughput(`${edge}/`, headers, 2);
    ratios.push(cachedRate / bareRate);
  }
  await bareServer.close();
  return [
    createMaxMeasure(
      "edge: render of a home page to compressed bytes, backend's answers cached, edge warm (p50)",
      renderMs,
      15,
      'ms',
      1,
    ),
    createMaxMeasure('edge: first byte of a stale page against a fresh one', stale / fresh, 1.5, 'x', 2),
    createMinMeasure('edge: cached pages per second against a bare server', getMedian(ratios), 0.7, 'x', 2),
  ];
}
