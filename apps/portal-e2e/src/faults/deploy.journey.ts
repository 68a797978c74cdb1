import type { Page } from '@playwright/test';
import { getChunkGlob, getChunk } from '../harness/get-chunk.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { locateMainLink, waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { findRecordedMatch } from '../harness/world.ts';

/** Counts the page's requests for documents. */
function countDocuments(page: Page): () => number {
  let documentCount = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documentCount += 1;
  });
  return () => documentCount;
}

const archiveCode = getChunkGlob('archive.page');

test.describe('after a deploy', { tag: '@nordic' }, () => {
  test('a chunk that a deploy removed causes one reload, then an error card, and no reload loop', async ({
    page,
    watch,
  }) => {
    watch.forgive(failedRequestPattern);
    const getDocumentCount = countDocuments(page);
    await page.route(archiveCode, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto(`${getSiteAddress('nordic')}/`);
    await waitUntilHydrated(page);
    expect(getDocumentCount()).toBe(1);
    await locateMainLink(page, 'Replays').click();
    await expect.poll(getDocumentCount, { message: 'the document reloads' }).toBe(2);
    await waitUntilHydrated(page);
    // The page may reload once in ten seconds, and a slow machine may need this time for the first reload.
    await page.evaluate(() => sessionStorage.setItem('touchline.reloaded-at', String(Date.now())));
    await locateMainLink(page, 'Replays').click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(getDocumentCount(), 'the document reloads only once').toBe(2);
    await page.unroute(archiveCode);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
  });

  test('a new build waits while a video plays, and is loaded by the next navigation', async ({ page }) => {
    const { id } = await findRecordedMatch();
    const getDocumentCount = countDocuments(page);
    let buildCheckCount = 0;
    await page.route('**/builds/latest.json?*', (route) => {
      buildCheckCount += 1;
      return route.fulfill({ json: { id: 'newer', timestamp: Date.now() } });
    });
    // The portal prefetches the changed chunks that are in use, and no unchanged chunk.
    const changedChunks: string[] = [];
    await page.route('**/builds/meta/newer.json', async (route) => {
      const [entry = ''] = await page.evaluate(
        (start) =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes(start) && name.endsWith('.js'))
            .flatMap(({ name }) => name.split('/').at(-1) ?? []),
        getChunk('event.page'),
      );
      const newEntry = entry.replace(/-[\w-]{7}\.js$/, '-newer12.js');
      await page.route(`**/assets/${newEntry}`, (lateRoute) => {
        changedChunks.push(newEntry);
        return lateRoute.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await route.fulfill({ json: { id: 'newer', files: [newEntry, '000000-newer12.js'] } });
    });
    await page.goto(`${getSiteAddress('nordic')}/events/${id}/`);
    await expectPlaying(page);
    await expect(async () => {
      // Simulates a viewer who returns from another tab.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      expect(buildCheckCount).toBeGreaterThan(0);
    }).toPass();
    await expectPlaying(page);
    expect(getDocumentCount(), 'the document of the video remains').toBe(1);
    await expect.poll(() => changedChunks.length, { message: 'the changed chunk is prefetched' }).toBe(1);
    await locateMainLink(page, 'Replays').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
    expect(getDocumentCount(), 'the next page is a new document').toBe(2);
  });

  test('an unchanged build keeps navigation inside the document', async ({ page }) => {
    const getDocumentCount = countDocuments(page);
    await page.goto(`${getSiteAddress('nordic')}/`);
    await waitUntilHydrated(page);
    let buildCheckCount = 0;
    page.on(
      'requestfinished',
      (request) => (buildCheckCount += /\/builds\/latest\.json\?/.test(request.url()) ? 1 : 0),
    );
    await expect(async () => {
      // The check for builds starts once the page is idle.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      expect(buildCheckCount).toBeGreaterThan(0);
    }).toPass();
    await locateMainLink(page, 'Replays').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
    expect(getDocumentCount()).toBe(1);
  });
});
