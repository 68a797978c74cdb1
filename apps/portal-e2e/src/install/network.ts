import type { Page } from '@playwright/test';
import { getSiteAddress, type CustomerId } from '../harness/customers.ts';
import { type FaultProxy, startFaultProxy } from '../harness/fault-proxy.ts';
import { expect, test as base } from '../harness/portal.ts';

/** A proxy in front of the run's edge: after it is closed, the site's address refuses connections. */
export interface Network extends FaultProxy {
  site: (id: CustomerId) => string;
}

/** A test whose browser allows service workers. */
export const test = base.extend<{ network: Network }>({
  serviceWorkers: 'allow',
  network: async ({ page }, use) => {
    const proxy = await startFaultProxy(process.env['EDGE'] ?? '');
    await use({ ...proxy, site: (id) => getSiteAddress(id, proxy.address) });
    await page.close();
    proxy.close();
  },
});

export { expect };

/** The browser's messages for documents, files and sockets that fail to load. */
export const networkErrorPattern = /Failed to load resource|ERR_|net::|Failed to fetch|WebSocket connection .* failed/;

/** Resolves once the worker controls this page and has stored the files that the page loaded before. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** @returns the paths of the entries in a cache of the worker */
export const getCachedPaths = (page: Page, cache: 'pages' | 'assets' | 'offline'): Promise<string[]> =>
  page.evaluate(async (name) => {
    const cacheName = `touchline-${document.documentElement.dataset['site']}-${name}`;
    if (!(await caches.has(cacheName))) return [];
    const cachedRequests = await (await caches.open(cacheName)).keys();
    return cachedRequests.map(({ url }) => new URL(url).pathname);
  }, cache);

/** Resolves once the worker has stored the page. */
export const waitUntilCached = (page: Page, path: string): Promise<void> =>
  expect.poll(() => getCachedPaths(page, 'pages')).toContain(path);

/** The notice that shows the time of a cached page. */
export const locateCachedPageNotice = (page: Page) => page.locator('[data-kept-at]');
