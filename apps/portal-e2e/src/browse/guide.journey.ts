import type { Locator, Page } from '@playwright/test';
import { waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

/** Expects three hours of the guide on a tablet, so that a long programme leaves space for the next one. */
async function expectThreeHoursOnTablet(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 1024 });
  const programme = page.getByRole('row').first().locator('[data-start]').nth(1);
  await expect(programme).toBeAttached();
  const countShownMinutes = () =>
    programme.evaluate((cell) => {
      const minutes = (Number(cell.dataset['end']) - Number(cell.dataset['start'])) / 60_000;
      const minuteWidth = (cell.closest('[role=gridcell]')?.getBoundingClientRect().width ?? 0) / minutes;
      const headingWidthPixels = cell.closest('[role=row]')?.firstElementChild?.clientWidth ?? 0;
      return ((document.querySelector('[data-row="guide"]')?.clientWidth ?? 0) - headingWidthPixels) / minuteWidth;
    });
  await expect.poll(countShownMinutes).toBeGreaterThan(180);
}

/** Expects the start of a programme's title next to the channels while only the programme's end is on screen. */
async function expectTitleStartInSight(page: Page): Promise<void> {
  const row = page.getByRole('row').first();
  const cell = row.getByRole('gridcell').nth(1);
  await cell.evaluate((programme) => {
    const scroller = programme.closest('[data-row="guide"]');
    const head = programme.closest('[role=row]')?.firstElementChild;
    if (scroller && head)
      scroller.scrollLeft += programme.getBoundingClientRect().right - head.getBoundingClientRect().right - 50;
  });
  const getLeft = async (element: Locator) => (await element.boundingBox())?.x ?? 0;
  const head = await row.getByRole('rowheader').boundingBox();
  const headEnd = (head?.x ?? 0) + (head?.width ?? 0);
  await expect.poll(() => getLeft(cell)).toBeLessThan(headEnd);
  expect(await getLeft(cell.locator('.num'))).toBeGreaterThanOrEqual(headEnd);
}

test(
  'the guide opens at the current programmes, arrow keys reach a channel, and a tablet shows three hours and starts of titles',
  { tag: '@nordic' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('nordic')}/`);
    await waitUntilHydrated(page);
    await page.getByRole('link', { name: 'See all: Channels' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'TV guide' })).toBeVisible();
    const onNow = page.getByRole('gridcell', { name: /On now/ });
    await expect(onNow.first()).toBeInViewport();
    // While a channel's programmes are loading, the key Down reaches the channel instead.
    const iceShowLink = page.getByRole('row', { name: /^Ice 24/ }).getByRole('link', { name: /On now/ });
    await expect(iceShowLink).toBeVisible();

    await onNow.first().getByRole('link').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(iceShowLink).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/channels\/ice-24\/$/);
    await page.goBack();
    const tomorrowLink = page.getByRole('link', { name: /^Tomorrow/ });
    await tomorrowLink.click();
    await expect(page).toHaveURL(/\?day=tomorrow$/);
    await expect(tomorrowLink).toHaveAttribute('aria-current', 'page');
    // Late in the evening the guide starts with the programme that runs over midnight.
    await expect(page.getByRole('row').first().locator('[data-start]').nth(2)).not.toHaveAccessibleName(/On now/);
    await expectThreeHoursOnTablet(page);
    await expectTitleStartInSight(page);
  },
);

test.describe('a viewer in the customer’s time zone', { tag: '@galil' }, () => {
  // In another zone the day's first programme changes after hydration, and would lose the focus.
  test.use({ timezoneId: 'Asia/Jerusalem' });

  test('on a right-to-left page, the guide’s time runs to the left, and its arrow keys are reversed', async ({
    page,
  }) => {
    await page.goto(`${getSiteAddress('galil')}/channels/`);
    await waitUntilHydrated(page);
    const programmes = page.getByRole('row').first().locator('[data-start]');
    await programmes.first().focus();
    await expect(programmes.first()).toBeFocused();
    const getPosition = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().right ?? 0);
    const positionBefore = await getPosition();
    await page.keyboard.press('ArrowLeft');
    await expect(programmes.nth(1)).toBeFocused();
    const scrolledPixels = await page.evaluate(() => document.querySelector('[data-row="guide"]')?.scrollLeft ?? 0);
    expect(scrolledPixels).toBeLessThanOrEqual(0);
    expect(await getPosition()).toBeLessThan(positionBefore);
    await expectThreeHoursOnTablet(page);
  });
});

test('/events/ with a channel’s id redirects to the channel', { tag: '@nordic' }, async ({ page }) => {
  await page.goto(`${getSiteAddress('nordic')}/events/nil-one/`);
  await expect(page).toHaveURL(/\/channels\/nil-one\/$/);
});
