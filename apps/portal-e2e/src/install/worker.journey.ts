import type { Page } from '@playwright/test';
import { locateMainLink } from '../harness/alive.ts';
import { requestPage } from '../harness/request-page.ts';
import type { Fault } from '../harness/faults.ts';
import { signIn, signInLink, signOut } from '../session/visit.ts';
import { createAccount } from '../session/accounts.ts';
import {
  expect,
  waitUntilCached,
  getCachedPaths,
  locateCachedPageNotice,
  networkErrorPattern,
  test,
  waitForWorker,
} from './network.ts';

/** Responds with this text in place of the worker's script. */
const script =
  (text: string): Fault =>
  (response) =>
    void response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(text);

/**
 * Returns to the tab until the count is as expected. Each return makes the portal check for a new build. The browser can
 * drop the worker's request for its new script, so the loop also asks for it.
 */
const expectAfterChecks = (page: Page, count: () => Promise<number>, expected: number): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.evaluate(async () => {
          document.dispatchEvent(new Event('visibilitychange'));
          const registration = await navigator.serviceWorker.getRegistration();
          await registration?.update().catch(() => undefined);
        });
        return count();
      },
      { intervals: [1000] },
    )
    .toBe(expected);

const countWorkers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test.describe('the service worker', { tag: '@nordic' }, () => {
  test('the service worker deletes the pages of a viewer who signs out', async ({ page, network, watch }) => {
    watch.forgive(networkErrorPattern);
    const site = network.site('nordic');
    await signIn(page, site, await createAccount(), '/archive/');
    await waitForWorker(page);
    await waitUntilCached(page, '/archive/');
    await signOut(page);
    await expect(signInLink(page)).toBeVisible();
    await expect.poll(() => getCachedPaths(page, 'pages')).not.toContain('/archive/');
    network.refuseConnections();
    await page.goto(`${site}/upcoming/`);
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Replays/ })).toHaveCount(0);
  });

  test('a new service worker still serves the files of an open page, and the server’s script can remove the worker [fault-33i]', async ({
    page,
    network,
  }) => {
    const site = network.site('nordic');
    await page.goto(`${site}/`);
    await waitForWorker(page);
    await waitUntilCached(page, '/');
    await page.evaluate(() => {
      document.documentElement.dataset['same'] = '';
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        document.documentElement.dataset['newer'] = '';
      });
    });
    const { text } = await requestPage('nordic', '/sw.js');
    network.addFault(/^GET \/sw\.js /, script(`${text}\n// of a newer build`));
    await expectAfterChecks(page, () => page.locator('html[data-newer]').count(), 1);
    // The server no longer has the old build's files, so the worker must serve those that the page has loaded.
    const oldPaths = await getCachedPaths(page, 'assets');
    network.addFault(/^GET \/assets\//, (response) => void response.writeHead(404).end());
    const statuses = await page.evaluate(
      async (files) => Promise.all(files.slice(0, 20).map(async (file) => (await fetch(file)).status)),
      oldPaths.filter((file) => file.endsWith('.js')),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expect(page.locator('html[data-same]'), 'the document was not reloaded').toHaveCount(1);
    network.removeFaults();
    await locateMainLink(page, 'Replays').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();

    const { text: offScript } = await requestPage('nordic', '/sw-off.js');
    network.addFault(/^GET \/sw\.js /, script(offScript));
    await expectAfterChecks(page, () => countWorkers(page), 0);
    expect(
      await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('touchline-'))),
    ).toEqual([]);
    await locateMainLink(page, 'Live').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  });

  test('a broken service worker adds one line to the log, and the portal works', async ({ page, network, watch }) => {
    // Chromium's message for a broken script.
    watch.forgive(/broken/);
    const lines: string[] = [];
    page.on('console', (message) => message.text().includes('no service worker') && lines.push(message.text()));
    network.addFault(/^GET \/sw\.js /, script('throw new Error("broken")'));
    await page.goto(`${network.site('nordic')}/`);
    await expect.poll(() => lines.length).toBe(1);
    await locateMainLink(page, 'Replays').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
    expect(lines).toHaveLength(1);
  });

  test('the portal shows its pages from the network when the browser’s storage is blocked or full [fault-33i]', async ({
    page,
    network,
    watch,
  }) => {
    watch.forgive(/no service worker/);
    const cdpSession = await page.context().newCDPSession(page);
    const site = network.site('nordic');
    await cdpSession.send('Storage.overrideQuotaForOrigin', { origin: new URL(site).origin, quotaSize: 1 });
    const consoleMessage = page.waitForEvent('console', (message) => message.text().includes('no service worker'));
    await page.goto(`${site}/`);
    await consoleMessage;
    await locateMainLink(page, 'Replays').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
    await expect(locateCachedPageNotice(page)).toHaveCount(0);
  });
});
