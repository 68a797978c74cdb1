import { readdirSync } from 'node:fs';
import { getChunkGlob } from '../harness/get-chunk.ts';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type SentryStandIn, startSentryStandIn } from '@touchline/reports/testing';
import { waitUntilHydrated } from '../harness/alive.ts';
import { requestPage } from '../harness/request-page.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { type FaultProxy, startFaultProxy } from '../harness/fault-proxy.ts';
import { answerStatus } from '../harness/faults.ts';
import { expectPlaying } from '../harness/frames.ts';
import { removeFromPolicy } from '../harness/remove-from-policy.ts';
import { test as base, expect } from '../harness/portal.ts';
import { dist, startEdge } from '../harness/start-program.ts';
import { findRecordedMatch } from '../harness/world.ts';

/** A customer with a stand-in for Sentry, and an edge with metrics. */
interface WatchedEdge {
  proxy: FaultProxy;
  site: string;
  edge: string;
  sentry: SentryStandIn;
  metrics: () => Promise<string>;
}

const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const test = base.extend<{ watchedEdge: WatchedEdge }>({
  watchedEdge: async ({ page }, use) => {
    const proxy = await startFaultProxy(process.env['BACKEND'] ?? '');
    const sentry = await startSentryStandIn();
    const port = await findFreePort();
    const flags = ['--stand-in', `reports=${sentry.address}`, '--metrics-port', String(port)];
    const edge = await startEdge(proxy.address, { isQuiet: true, flags });
    await use({
      proxy,
      sentry,
      edge: edge.address,
      site: getSiteAddress('galil', edge.address),
      metrics: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    });
    await page.close();
    await Promise.all([edge.stop(), sentry.close()]);
    proxy.close();
  },
});

test.describe('an error', { tag: '@galil' }, () => {
  test.beforeEach(({ watch }) => watch.forgive(failedRequestPattern));

  test('an error is reported with its page’s pattern and its release, and the sender is loaded only then', async ({
    page,
    watchedEdge: { proxy, site, edge, sentry },
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${site}/archive/`);
    await expect(page.locator('main article').first()).toBeVisible();
    await waitUntilHydrated(page);
    expect(requests.filter((url) => /create-sender|envelope/.test(url))).toEqual([]);
    proxy.addFault(/^(GET|POST) \/api\/event/, answerStatus(500));
    await page.locator('main article a[href*="/events/"]').first().click();
    await expect.poll(() => sentry.events.length).toBeGreaterThan(0);
    expect(sentry.faults).toEqual([]);
    const { id }: { id?: string } = JSON.parse(
      (await requestPage('galil', '/builds/latest.json', {}, edge)).text,
    ) as object;
    for (const event of sentry.events) {
      expect(event).toMatchObject({ release: id, tags: { customer: 'galil', status: 500 } });
      expect(event.transaction).toMatch(/^\/(archive|events\/:eventId)\/$/);
      expect(event.exception.values[0]?.stacktrace?.frames.at(-1)?.filename).toContain('/assets/');
    }
    expect(sentry.raw.join()).not.toMatch(/"cookie"|ip_address/i);
    expect(await page.context().cookies()).toEqual([]);
  });

  for (const [blockedPart, line] of [
    ['a blocker', /ERR_BLOCKED_BY_CLIENT/],
    ['the site’s own policy', /^Fetch API cannot load .* violates the document's Content Security Policy/],
  ] as const) {
    test(`an error is one line in the log, and invisible to the viewer, when ${blockedPart} stops its report [fault-38]`, async ({
      page,
      watch,
      watchedEdge: { proxy, site, edge, sentry },
    }) => {
      watch.forgive(/violates the (?:following|document's) |Policy \(enforce\)/);
      const lines: string[] = [];
      page.on('console', (message) => {
        if (line.test(message.text())) lines.push(message.text());
      });
      if (blockedPart === 'a blocker')
        await page.route(`${sentry.address}/**`, (route) => route.abort('blockedbyclient'));
      else await removeFromPolicy(page, '/archive/', edge, sentry.address);
      await page.goto(`${site}/archive/`);
      // A new edge may send a page without data, and the browser then requests the data.
      await expect(page.locator('main article').first()).toBeVisible();
      await waitUntilHydrated(page);
      proxy.addFault(/^(GET|POST) \/api\//, answerStatus(500));
      await page.locator('main article a[href*="/events/"]').first().click();
      await expect.poll(() => lines.length).toBe(1);
      await page.goBack();
      proxy.removeFaults();
      await expect(page.locator('main article').first()).toBeVisible();
      await waitUntilHydrated(page);
      expect(lines).toHaveLength(1);
      expect(sentry.raw).toEqual([]);
    });
  }

  test('a reported error is readable with the source maps, which no server delivers', async ({
    page,
    watchedEdge: { site, edge },
  }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    await page.goto(`${site}/`);
    await waitUntilHydrated(page);
    expect(scripts.length).toBeGreaterThan(2);
    for (const path of scripts) {
      const script = await requestPage('galil', path, {}, edge);
      expect(script.headers['sourcemap']).toBeUndefined();
      expect(script.text).not.toContain('sourceMappingURL=');
      expect((await requestPage('galil', `${path}.map`, {}, edge)).status).toBe(404);
    }
    const files = readdirSync(join(dist, 'site/galil/public'), { recursive: true }).map(String);
    expect(files.filter((file) => file.includes('.map'))).toEqual([]);
  });
});

/**
 * The measuring code loads after some seconds or the first input: a shorter visit is not measured.
 */
const measuringCodeGlob = getChunkGlob('measure-field');

/** A page that makes no requests to the backend, because these may be slow. */
const staticPage = 'about:blank';

test(
  'the edge’s metrics contain a video’s playback figures after the viewer has left its page',
  { tag: '@galil' },
  async ({ page, watchedEdge }) => {
    const { site, metrics } = watchedEdge;
    const { id } = await findRecordedMatch({ 'identities.id': ['galil-premier'] });
    const measuringCodeResponse = page.waitForResponse(measuringCodeGlob);
    await page.goto(`${site}/events/${id}/`);
    await measuringCodeResponse;
    await expectPlaying(page);
    await page.goto(staticPage);
    await expect.poll(metrics).toMatch(/touchline_playback_start_seconds_count\{customer="galil".*\} 1/);
    expect(await metrics()).not.toContain(id);
  },
);

test(
  'a visit’s loading times are in the edge’s metrics, without personal data',
  { tag: '@galil' },
  async ({ page, watchedEdge }) => {
    const { site, metrics } = watchedEdge;
    const reportedLines: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/_field'))
        reportedLines.push(JSON.stringify([request.headers(), request.postData()]));
    });
    const measuringCodeResponse = page.waitForResponse(measuringCodeGlob);
    await page.goto(`${site}/live/?utm_source=hunter2`);
    await waitUntilHydrated(page);
    // Without a press, the visit would have no time to the next paint (INP).
    await page.locator('header button[aria-haspopup="dialog"]').first().click();
    await expect(page.locator('#preferences')).toBeVisible();
    await measuringCodeResponse;
    await page.waitForLoadState('networkidle');
    await page.goto(staticPage);
    const labels = 'customer="galil",route="/live/",device="desktop"';
    await expect.poll(metrics).toContain(`touchline_lcp_seconds_count{${labels}} 1`);
    const metricsText = await metrics();
    for (const vital of ['touchline_fcp_seconds', 'touchline_ttfb_seconds', 'touchline_inp_seconds', 'touchline_cls'])
      expect(metricsText).toContain(`${vital}_count{${labels}} 1`);
    expect(metricsText).not.toContain('hunter2');
    expect(reportedLines.join()).not.toMatch(/"cookie"/);
    expect(await page.context().cookies()).toEqual([]);
  },
);
