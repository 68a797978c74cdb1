import { failedRequestPattern } from '../harness/console-watch.ts';
import { answerStatus } from '../harness/faults.ts';
import { expect, test } from '../harness/portal.ts';

/** The second page of the archive, which the browser requests while the first is on the screen. */
const nextPagePattern = /^POST \/api\/event\/list .*"page":1,/;

test.describe('a call that fails', { tag: '@nordic' }, () => {
  test.beforeEach(({ watch }) => watch.forgive(failedRequestPattern));

  test('a call that fails once is repeated without an error on the page [fault-1], and a call that always fails offers Retry [fault-9]', async ({
    page,
    testEdge,
  }) => {
    testEdge.proxy.addFault(/^POST \/api\/event\/list .*"sort":"added"/, answerStatus(500), 1);
    await page.goto(`${testEdge.getSiteAddress('nordic')}/`);
    await page.mouse.move(200, 200);
    const latestRow = page.getByRole('region', { name: 'Latest videos' });
    await expect(latestRow.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

    testEdge.proxy.addFault(nextPagePattern, answerStatus(500));
    await page.goto(`${testEdge.getSiteAddress('nordic')}/archive/`);
    await page.mouse.move(700, 500);
    const retryButton = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      await page.mouse.wheel(0, 4_000);
      await expect(retryButton).toBeVisible({ timeout: 500 });
    }).toPass();
    const callCount = testEdge.proxy.calls.filter(({ line }) => nextPagePattern.test(line)).length;
    expect(callCount).toBeLessThanOrEqual(3);
    await page.mouse.wheel(0, -2_000);
    await page.mouse.wheel(0, 4_000);
    testEdge.proxy.removeFaults();
    const articles = page.locator('main article');
    const articleCount = await articles.count();
    await retryButton.click();
    await expect.poll(() => articles.count()).toBeGreaterThan(articleCount);
  });
});
