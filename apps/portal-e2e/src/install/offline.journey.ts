import type { Page } from '@playwright/test';
import { saveOnOtherDevice } from '../account/saved-lists.ts';
import { locateMainLink, waitUntilHydrated } from '../harness/alive.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { createAccount, signInOnOtherDevice } from '../session/accounts.ts';
import { signIn } from '../session/visit.ts';
import {
  expect,
  waitUntilCached,
  getCachedPaths,
  locateCachedPageNotice,
  networkErrorPattern,
  test,
  waitForWorker,
} from './network.ts';

const locateHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'the portal loads each file once; without a network it shows opened pages, and lists them at other addresses [fault-33b]',
  { tag: '@nordic' },
  async ({ page, network, watch }) => {
    test.slow();
    watch.forgive(networkErrorPattern);
    // Menus and toasts have chunks that no visit of this test has loaded.
    watch.forgive(/Unable to preload CSS|The style sheet .* did not load/);
    const site = network.site('nordic');
    const offlineHeading = locateHeading(page, 'You’re offline');
    await page.goto(`${site}/`);
    await waitForWorker(page);
    await waitUntilCached(page, '/');

    await test.step('a first visit downloads no file twice, and the worker’s files come afterwards', async () => {
      await expect.poll(async () => (await getCachedPaths(page, 'assets')).length).toBeGreaterThan(10);
      const requests = network.calls
        .map(({ line }) => line)
        .filter((line) => /^GET \/(?:assets|brand|sw|$| )/.test(line));
      expect(requests.filter((line, index) => requests.indexOf(line) !== index)).toEqual([]);
      expect(requests.filter((line) => /\/sw\.js|\/brand\/\w+\.json/.test(line))).toHaveLength(2);
    });

    await test.step('a personal page and answers of the API are not cached', async () => {
      await page.goto(`${site}/auth/login/?returnTo=/`);
      await expect(locateHeading(page, 'Sign in')).toBeVisible();
      await waitUntilHydrated(page);
      // The viewer navigates within the document, so the browser requests no document for this page.
      await locateMainLink(page, 'Replays').click();
      await waitUntilCached(page, '/archive/');
      const cachedPaths = await page.evaluate(async () => {
        const names = await caches.keys();
        const cachedRequests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return cachedRequests.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(cachedPaths.filter((path) => /^\/(?:api|media|auth|account)\//.test(path))).toEqual([]);
    });
    const matchCount = await page.locator('main article').count();
    expect(matchCount).toBeGreaterThan(0);

    await test.step('a cached page loads from the network when the network is available', async () => {
      const callCountBefore = network.calls.length;
      await page.goto(`${site}/archive/`);
      await expect(locateHeading(page, 'Replays')).toBeVisible();
      await expect(locateCachedPageNotice(page)).toHaveCount(0);
      const requests = network.calls.slice(callCountBefore).map(({ line }) => line);
      expect(requests.filter((line) => line.startsWith('GET /archive/ '))).toHaveLength(1);
    });

    await test.step('an opened page is shown with its time, and any other address lists the opened pages', async () => {
      network.refuseConnections();
      await page.goto(`${site}/archive/`);
      await expect(locateCachedPageNotice(page)).toContainText(/You’re offline\. This is the page as of .*\d{4}/);
      await expect(locateHeading(page, 'Replays')).toBeVisible();
      expect(await page.locator('main article').count()).toBe(matchCount);
      await expect(page.locator('html')).toHaveAttribute('data-alive', 'page');

      await page.goto(`${site}/auth/login/`);
      await expect(offlineHeading).toBeVisible();
      await page.getByRole('link', { name: /Replays.* As of / }).click();
      await expect(locateCachedPageNotice(page)).toBeVisible();
      await expect(page).toHaveURL(`${site}/archive/`);
    });

    await test.step('an uncached page is shown once the network is back', async () => {
      await page.goto(`${site}/live/`);
      await expect(offlineHeading).toBeVisible();
      network.removeFaults();
      await expect(locateHeading(page, 'Live')).toBeVisible();
      await expect(locateCachedPageNotice(page)).toHaveCount(0);
    });
  },
);

test(
  'a saved event opens without a network, though the viewer has never opened it',
  { tag: '@nordic' },
  async ({ page, network, watch }) => {
    watch.forgive(networkErrorPattern);
    const site = network.site('nordic');
    const account = await createAccount();
    const { id } = await findRecordedMatch();
    await saveOnOtherDevice(await signInOnOtherDevice(account, 'Safari on iOS'), id);
    await signIn(page, site, account, '/archive/');
    await waitForWorker(page);
    await waitUntilCached(page, `/events/${id}/`);
    network.refuseConnections();
    await page.goto(`${site}/events/${id}/`);
    await expect(locateCachedPageNotice(page)).toContainText(/You’re offline\. This is the page as of /);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test.describe(() => {
  test.use({ locale: 'he-IL' });
  test(
    'the offline page and the notice on a cached page have the viewer’s language and direction',
    { tag: '@galil' },
    async ({ page, network, watch }) => {
      watch.forgive(networkErrorPattern);
      const site = network.site('galil');
      await page.goto(`${site}/`);
      await waitForWorker(page);
      await waitUntilCached(page, '/');
      network.refuseConnections();
      await page.goto(`${site}/live/`);
      await expect(locateHeading(page, 'אין חיבור לאינטרנט')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await page.goto(`${site}/`);
      await expect(locateCachedPageNotice(page)).toContainText('אין חיבור לאינטרנט');
    },
  );
});
