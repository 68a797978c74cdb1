import { networkErrorPattern } from '../harness/console-watch.ts';
import { getChunkGlob, getChunk } from '../harness/get-chunk.ts';
import { waitUntilHydrated } from '../harness/alive.ts';
import { canRetryFailedImports } from '../harness/failed-imports.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';
import { markDocument } from '../watch/live-match.ts';

/** The chunk with the start-up code that runs after hydration. */
const navigationChunk = getChunkGlob('navigation');

test(
  'a visit that loses its network in the first seconds continues, and loads the missing code when the network is back',
  { tag: '@nordic' },
  async ({ page, context, watch, browser }) => {
    // Specification, section 8: the page only logs that a locale's texts failed to load.
    watch.forgive(networkErrorPattern);
    await page.route(navigationChunk, (route) => route.abort('internetdisconnected'));
    const failedChunkRequest = page.waitForEvent('requestfailed', (request) =>
      request.url().includes(getChunk('navigation')),
    );
    await page.goto(`${getSiteAddress('nordic')}/`);
    await page.mouse.move(5, 300);
    await failedChunkRequest;
    // The page's own code has loaded. offline.journey.ts tests an earlier loss of the network.
    await expect(page.locator('html')).toHaveAttribute('data-alive', 'page');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.unroute(navigationChunk);
    const chunkResponse = page.waitForResponse(navigationChunk);
    // A browser that stores failed imports reloads once.
    const reloaded = canRetryFailedImports(browser) ? undefined : page.waitForEvent('load');
    await context.setOffline(false);
    expect((await chunkResponse).ok()).toBe(true);
    await reloaded;
    await waitUntilHydrated(page);
    const isSameDocument = await markDocument(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Replays' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
    expect(await isSameDocument(), 'the document was not reloaded').toBe(true);
  },
);
