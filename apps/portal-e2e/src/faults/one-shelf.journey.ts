import { failedRequestPattern } from '../harness/console-watch.ts';
import { hangRequest } from '../harness/faults.ts';
import { expect, test } from '../harness/portal.ts';
import { watchPaint } from '../session/paint-watch.ts';

/** The call that loads the row "Latest videos". */
const latestCallPattern = /^POST \/api\/event\/list .*"sort":"added"/;

// Other faulty responses have the same effect: tests in libs/api-client distinguish them, those in libs/catalog show
// them.
test(
  'a shelf without a response offers Retry within 10 s, and the other shelves work [fault-4]',
  { tag: '@nordic' },
  async ({ page, testEdge, watch }) => {
    watch.forgive(failedRequestPattern);
    testEdge.proxy.addFault(latestCallPattern, hangRequest);
    await page.goto(`${testEdge.getSiteAddress('nordic')}/`);
    await page.mouse.move(200, 200);
    await expect(page.getByRole('region', { name: 'Live now' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Upcoming' }).getByRole('article').first()).toBeVisible();
    const latestRow = page.getByRole('region', { name: 'Latest videos' });
    const retryButton = latestRow.getByRole('button', { name: 'Try again' });
    // Ten seconds for the call; the rest is for the page's start on a busy machine.
    await expect(retryButton).toBeVisible();
    testEdge.proxy.removeFaults();
    await retryButton.click();
    await expect(latestRow.getByRole('article').first()).toBeVisible();
  },
);

for (const width of [1440, 360])
  test(
    `the card of a large match that loads after the page shifts no content, at ${width} pixels [fault-4b]`,
    { tag: '@nordic' },
    async ({ page, testEdge }) => {
      const readPaint = await watchPaint(page);
      await page.setViewportSize({ width, height: 900 });
      testEdge.proxy.addFault(/^POST \/api\/event\/list/, hangRequest);
      await page.goto(`${testEdge.getSiteAddress('nordic')}/`, { waitUntil: 'commit' });
      testEdge.proxy.removeFaults();
      await expect(page.getByRole('region', { name: 'Top match' }).getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Live now' }).getByRole('article').first()).toBeVisible();
      expect((await readPaint()).layoutShiftUpOrDown).toBeLessThan(0.05);
    },
  );
