import { networkErrorPattern } from '../harness/console-watch.ts';
import { getChunkGlob } from '../harness/get-chunk.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { canRetryFailedImports } from '../harness/failed-imports.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { markDocument } from '../watch/live-match.ts';

test(
  'a match that is opened offline shows a message, and is complete and plays once the network is back [fault-33]',
  { tag: '@nordic' },
  async ({ page, context, watch, browser }) => {
    // Specification, section 8: the page only logs that a locale's texts failed to load.
    watch.forgive(networkErrorPattern);
    // The chunk that is prefetched in idle time has loaded.
    const prefetch = page.waitForResponse(getChunkGlob('navigation'));
    await page.goto(`${getSiteAddress('nordic')}/archive/`);
    await page.mouse.move(5, 300);
    await prefetch;
    await page.waitForLoadState('networkidle');
    const isSameDocument = await markDocument(page);
    await context.setOffline(true);
    await page
      .locator('main article')
      .filter({ hasNotText: /Free with account|Subscribers|€/ })
      .first()
      .getByRole('link')
      .click();
    await expect(page.getByText('You’re offline.')).toBeVisible();
    const canRetryImports = canRetryFailedImports(browser);
    const reloaded = canRetryImports ? undefined : page.waitForEvent('load');
    await context.setOffline(false);
    await reloaded;
    await expectPlaying(page);
    expect(await isSameDocument(), 'only a browser that remembers failed imports loads a new document').toBe(
      canRetryImports,
    );
    const measurePlayerArea = async () => {
      const playerArea = await page.locator('main section').first().boundingBox();
      return (playerArea?.width ?? 0) / (playerArea?.height ?? 1);
    };
    await expect.poll(measurePlayerArea, 'the player area has its styles').toBeCloseTo(16 / 9, 1);
  },
);
