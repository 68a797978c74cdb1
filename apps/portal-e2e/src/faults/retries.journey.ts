import type { Page } from '@playwright/test';
import { failedRequest } from '../harness/console-watch.ts';
import { status } from '../harness/faults.ts';
import { expect, type House, test } from '../harness/portal.ts';

/** The second page of the archive: asked for by the browser while the first stays on the screen. */
const nextPage = /^POST \/api\/event\/list .*"page":1,/;

async function scrollOn(page: Page, house: House): Promise<number[]> {
  const cards = page.locator('main article');
  await page.goto(`${house.site('nordic')}/archive/`);
  await page.mouse.move(700, 500);
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    // What was there stays.
    expect(await cards.count()).toBeGreaterThanOrEqual(before);
    expect(await cards.count()).toBeGreaterThan(before);
  }).toPass({ intervals: [200], timeout: 30_000 });
  const times = house.door.calls.filter(({ line }) => nextPage.test(line)).map(({ at }) => at);
  return times.slice(1).map((at, index) => at - (times[index] ?? 0));
}

test.describe('a call that fails', { tag: '@nordic' }, () => {
  test.beforeEach(({ watch }) => watch.forgive(failedRequest));

  test('once with 500 costs the viewer nothing', async ({ page, house }) => {
    house.door.break(/^POST \/api\/event\/list .*"sort":"added"/, status(500), 1);
    await page.goto(`${house.site('nordic')}/`);
    await page.mouse.move(200, 200);
    const latest = page.getByRole('region', { name: 'Latest matches' });
    await expect(latest.getByRole('article').first()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('with 503 is sent again no sooner than Retry-After asks', async ({ page, house }) => {
    house.door.break(nextPage, status(503, { 'Retry-After': '3' }), 1);
    const [wait] = await scrollOn(page, house);
    expect(wait).toBeGreaterThanOrEqual(3_000);
  });

  test('with 429 is sent again after a pause that grows', async ({ page, house }) => {
    house.door.break(nextPage, status(429), 2);
    const waits = await scrollOn(page, house);
    expect(waits).toHaveLength(2);
    // Half of each pause (0.3 s, 0.6 s) is left to chance, so that a crowd does not come back as one.
    expect(waits[0]).toBeGreaterThan(140);
    expect(waits[1]).toBeGreaterThan(290);
  });

  test('for good asks the viewer, and not the backend over and over', async ({ page, house }) => {
    house.door.break(nextPage, status(500));
    await page.goto(`${house.site('nordic')}/archive/`);
    await page.mouse.move(700, 500);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      await page.mouse.wheel(0, 4_000);
      await expect(retry).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    const calls = house.door.calls.filter(({ line }) => nextPage.test(line)).length;
    expect(calls).toBeLessThanOrEqual(3);
    await page.mouse.wheel(0, -2_000);
    await page.mouse.wheel(0, 4_000);
    house.door.heal();
    await retry.click();
    await expect(page.locator('main article').nth(30)).toBeAttached({ timeout: 20_000 });
  });
});
