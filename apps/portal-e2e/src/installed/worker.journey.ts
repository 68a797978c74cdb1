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

/** Responds with a script instead of the worker's. */
const script =
  (text: string): Fault =>
  (response) =>
    void response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(text);

/** Makes the portal check for a new build, as it does every few minutes and on every return to its tab. */
const checkForNewBuild = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

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

  test('the service worker updates to a new build while a page is open, and still serves the files of that page [fault-33i]', async ({
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
    await checkForNewBuild(page);
    await expect(page.locator('html[data-newer]')).toHaveCount(1, { timeout: 30_000 });
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
  });

  test('the service worker and its caches are removed when the server sends the script that removes it, and the open page continues to work [fault-33i]', async ({
    page,
    network,
  }) => {
    const site = network.site('nordic');
    await page.goto(`${site}/`);
    await waitForWorker(page);
    await waitUntilCached(page, '/');
    const { text: offScript } = await requestPage('nordic', '/sw-off.js');
    network.addFault(/^GET \/sw\.js /, script(offScript));
    await checkForNewBuild(page);
    await expect.poll(() => countWorkers(page), { timeout: 30_000 }).toBe(0);
    expect(
      await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('touchline-'))),
    ).toEqual([]);
    await locateMainLink(page, 'Replays').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
  });

  test.describe('that is broken', () => {
    for (const [fault, text] of [
      ['throws', 'throw new Error("broken")'],
      ['is no script', '<!doctype html>'],
    ] as const) {
      test(`a broken service worker adds one line to the log when it ${fault}`, async ({ page, network, watch }) => {
        // Chromium's message for a broken script.
        watch.forgive(/broken|Unexpected token/);
        const lines: string[] = [];
        page.on('console', (message) => message.text().includes('no service worker') && lines.push(message.text()));
        network.addFault(/^GET \/sw\.js /, script(text));
        await page.goto(`${network.site('nordic')}/`);
        await expect.poll(() => lines.length, { timeout: 30_000 }).toBe(1);
        await locateMainLink(page, 'Replays').click();
        await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
        expect(lines).toHaveLength(1);
      });
    }
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
