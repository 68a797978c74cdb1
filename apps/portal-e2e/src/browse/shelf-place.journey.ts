import type { Page } from '@playwright/test';
import { waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

/** Other rows change when a match of the backend ends; the row of clips does not. */
const locateRow = (page: Page) => page.locator('[data-row="clips"]');
const getRowPosition = (page: Page) => locateRow(page).evaluate(({ scrollLeft }) => Math.abs(Math.round(scrollLeft)));

/** The row's scroll position after its animation. */
const getRestPosition = (page: Page) =>
  locateRow(page).evaluate(async (element) => {
    let [scrollPx, unchangedFrameCount] = [element.scrollLeft, 0];
    while (unchangedFrameCount < 8) {
      await new Promise(requestAnimationFrame);
      unchangedFrameCount = element.scrollLeft === scrollPx ? unchangedFrameCount + 1 : 0;
      scrollPx = element.scrollLeft;
    }
    return Math.abs(Math.round(scrollPx));
  });

/** Scrolls the row of clips on home, follows its last link, and returns by Back and by a reload. */
async function expectScrollPosition(page: Page, homeUrl: string): Promise<void> {
  await page.goto(homeUrl);
  await waitUntilHydrated(page);
  const link = locateRow(page).getByRole('link').last();
  // Moves the fourth card to the row's start, as the arrow keys do. A row far down hydrates after the page.
  await expect(async () => {
    await locateRow(page).getByRole('link').first().focus();
    await page.keyboard.press('End');
    await expect(link).toBeInViewport({ ratio: 1, timeout: 2_000 });
  }).toPass();
  const scrollPx = await getRestPosition(page);
  expect(scrollPx).toBeGreaterThan(400);

  await link.click();
  await expect(page).not.toHaveURL(homeUrl);
  await expect(locateRow(page)).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => getRowPosition(page)).toBe(scrollPx);
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(link, 'the link of the match has the focus').toBeFocused();

  // All scripts except the one in the head stay pending.
  await page.route('**/*.js', () => undefined);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => getRowPosition(page)).toBe(scrollPx);
  await page.unroute('**/*.js');
}

test(
  'a row keeps its scroll position when the viewer returns from a match or reloads the page, also from right to left',
  { tag: '@nordic' },
  async ({ page }) => {
    await expectScrollPosition(page, `${getSiteAddress('nordic')}/`);
    await expectScrollPosition(page, `${getSiteAddress('nordic')}/he/`);
  },
);
