import type { Page } from '@playwright/test';
import { waitUntilHydrated } from '../harness/alive.ts';
import { getSite } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

/** The clips: other rows change when a match of the backend ends. */
const row = (page: Page) => page.locator('[data-row="clips"]');
const getRowPosition = (page: Page) => row(page).evaluate(({ scrollLeft }) => Math.abs(Math.round(scrollLeft)));

/** The row's scroll position after its animation. */
const getRestPosition = (page: Page) =>
  row(page).evaluate(async (element) => {
    let [scrollPx, quietFrames] = [element.scrollLeft, 0];
    while (quietFrames < 8) {
      await new Promise(requestAnimationFrame);
      quietFrames = element.scrollLeft === scrollPx ? quietFrames + 1 : 0;
      scrollPx = element.scrollLeft;
    }
    return Math.abs(Math.round(scrollPx));
  });

for (const language of ['', '/he']) {
  test(
    `${language === '' ? 'a row' : 'from right to left, too, a row'} keeps its scroll position when the viewer returns from a match or reloads the page`,
    { tag: '@nordic' },
    async ({ page }) => {
      const home = `${getSite('nordic')}${language}/`;
      await page.goto(home);
      await waitUntilHydrated(page);
      const link = row(page).getByRole('link').last();
      // Moves the fourth card to the row's start, as the arrow keys do. A row far down hydrates after the page.
      await expect(async () => {
        await row(page).getByRole('link').first().focus();
        await page.keyboard.press('End');
        await expect(link).toBeInViewport({ ratio: 1, timeout: 2_000 });
      }).toPass({ timeout: 15_000 });
      const scrollPx = await getRestPosition(page);
      expect(scrollPx).toBeGreaterThan(400);

      await link.click();
      await expect(page).not.toHaveURL(home);
      await expect(row(page)).toHaveCount(0);
      await page.goBack();
      await expect.poll(() => getRowPosition(page)).toBe(scrollPx);
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link, 'the keyboard goes on from there').toBeFocused();

      // Only the script in the head runs: all others stay pending.
      await page.route('**/*.js', () => undefined);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect.poll(() => getRowPosition(page)).toBe(scrollPx);
    },
  );
}
