import { benchBackendAbuse } from './abuse-backend.ts';
import { benchAbuse } from './abuse.ts';
import { benchAfterLoad } from './after-load.ts';
import { benchBuild } from './build.ts';
import { benchChecks } from './checks.ts';
import { benchEdge } from './edge.ts';
import { benchFirstFrame } from './first-frame.ts';
import { findFirstLink, findLiveMatch } from './first-link.ts';
import { benchFirstView, benchPages } from './first-view.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLists } from './lists.ts';
import { createMaxMeasure, type Measure } from './measure.ts';
import { makeClips } from './make-clips.ts';
import { benchOutages } from './outages.ts';
import { benchPanorama } from './panorama.ts';
import { benchReconnects } from './reconnects.ts';
import { benchRefusals } from './refusals.ts';
import { benchSearch } from './search.ts';
import { customer, getSite, plainCustomer, type Servers } from './servers.ts';
import { benchTags, benchWatching } from './watching.ts';
import { benchWorstAddresses } from './worst-addresses.ts';
import { launchBrowser } from './browser.ts';
import { reportStep } from './report.ts';

/**
 * Checks that a navigation requests the page's state once, and prints its number of backend calls.
 * @param home address of the customer's home
 */
async function benchNavigations(home: string): Promise<Measure[]> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  let requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const payloads: number[] = [];
  const calls: number[] = [];
  await page.goto(home, { waitUntil: 'load' });
  await page.mouse.move(4, 4);
  // Wait for the prefetches after load, which belong to no navigation.
  await page.waitForTimeout(3_000);
  for (const path of ['/upcoming/', '/archive/', '/highlight/', '/live/', '/']) {
    reportStep(`goes to ${path}`);
    requests = [];
    await page.locator(`header a[href="${path}"]:visible`).first().click();
    await page.waitForURL(new URL(path, home).href);
    // A second payload request, if one existed, would come after the first.
    await page.waitForTimeout(1_000);
    payloads.push(requests.filter((name) => name.endsWith('/_payload.json')).length);
    calls.push(requests.filter((name) => name.startsWith('/api/')).length);
  }
  await browser.close();
  console.log(`navigations: payloads ${payloads.join(', ')}; API requests ${calls.join(', ')}`);
  return [createMaxMeasure('navigation: payloads of each', Math.max(...payloads), 1, '')];
}

interface Common {
  /** The part's name on the command line. */
  name: string;
  /** The part fails after this time: about three times its duration on two idle cores. */
  timeLimitMs: number;
}

interface ServedPart extends Common {
  /** Measures a backend and an edge started for it. */
  measureServers: (servers: Servers) => Promise<Measure[]>;
}

interface LonePart extends Common {
  /** Measures something that needs no server. */
  measure: () => Promise<Measure[]>;
}

/** One part of the bench. It runs in a separate process. */
export type Part = ServedPart | LonePart;

const minutesToMs = (count: number): number => count * 60_000;

async function listPages(servers: Servers): Promise<{ league: string; team: string }> {
  const { host, at } = getSite(servers);
  const league = await findFirstLink(servers.edge, host, '/', 'league');
  return { league: at(league), team: at(await findFirstLink(servers.edge, host, league, 'team')) };
}

/** The parts in their order. `build` comes first, because it removes the built files that other parts serve. */
export const parts: readonly Part[] = [
  { name: 'realtime', timeLimitMs: minutesToMs(2), measure: async () => benchReconnects() },
  { name: 'build', timeLimitMs: minutesToMs(6), measure: () => benchBuild(customer, plainCustomer) },
  { name: 'edge', timeLimitMs: minutesToMs(6), measureServers: benchEdge },
  {
    name: 'abuse',
    timeLimitMs: minutesToMs(10),
    measureServers: async (servers) => {
      const { host } = getSite(servers);
      const clips = await makeClips(servers.api);
      return [
        ...(await benchAbuse(servers.edge, host, clips)),
        ...(await benchRefusals(servers.edge, host)),
        ...(await benchWorstAddresses(servers.edge, servers.edgePid, host)),
        ...(await benchBackendAbuse(servers.api, clips)),
      ];
    },
  },
  { name: 'search', timeLimitMs: minutesToMs(4), measureServers: ({ api }) => benchSearch(api) },
  {
    name: 'first-view',
    timeLimitMs: minutesToMs(8),
    measureServers: (servers) => benchFirstView(getSite(servers).home, getSite(servers).plainHome),
  },
  {
    name: 'pages',
    timeLimitMs: minutesToMs(8),
    measureServers: async (servers) => {
      const { at } = getSite(servers);
      return benchPages({
        ...(await listPages(servers)),
        schedule: at('/upcoming/'),
        search: at('/search/?q=cup'),
      });
    },
  },
  {
    name: 'after-load',
    timeLimitMs: minutesToMs(8),
    measureServers: async (servers) => benchAfterLoad(getSite(servers).home, await getSite(servers).live()),
  },
  {
    name: 'navigations',
    timeLimitMs: minutesToMs(3),
    measureServers: (servers) => benchNavigations(getSite(servers).home),
  },
  {
    name: 'first-frame',
    timeLimitMs: minutesToMs(8),
    measureServers: async (servers) => {
      const { home, host } = getSite(servers);
      return benchFirstFrame(home, await findLiveMatch(servers.edge, host));
    },
  },
  {
    name: 'panorama',
    timeLimitMs: minutesToMs(6),
    measureServers: async (servers) => benchPanorama(await getSite(servers).live()),
  },
  { name: 'lists', timeLimitMs: minutesToMs(15), measureServers: (servers) => benchLists(getSite(servers).home) },
  {
    name: 'lighthouse',
    timeLimitMs: minutesToMs(20),
    measureServers: async (servers) => {
      const { home, at } = getSite(servers);
      return benchLighthouse({ home, list: at('/archive/'), ...(await listPages(servers)) });
    },
  },
  {
    name: 'outages',
    timeLimitMs: minutesToMs(8),
    measureServers: async (servers) => benchOutages(await getSite(servers).live(), servers.api),
  },
  {
    name: 'watching',
    timeLimitMs: minutesToMs(8),
    measureServers: async (servers) => {
      const { live, recording } = getSite(servers);
      return benchWatching(await live(), await recording());
    },
  },
  {
    name: 'tags',
    timeLimitMs: minutesToMs(5),
    measureServers: async (servers) => benchTags(getSite(servers).home, await getSite(servers).recording()),
  },
  { name: 'checks', timeLimitMs: minutesToMs(90), measure: benchChecks },
];
