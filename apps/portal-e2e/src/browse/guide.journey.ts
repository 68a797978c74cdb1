import { waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

test(
  'the guide opens at the current programmes, and keys lead through it to a channel',
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
  },
);

test(
  'from right to left, the guide’s time runs to the left, and so do its arrow keys',
  { tag: '@galil' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('galil')}/channels/`);
    await waitUntilHydrated(page);
    const programmes = page.getByRole('row').first().locator('[data-start]');
    await programmes.first().focus();
    const getPosition = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().right ?? 0);
    const positionBefore = await getPosition();
    await page.keyboard.press('ArrowLeft');
    await expect(programmes.nth(1)).toBeFocused();
    const scrolledPixels = await page.evaluate(() => document.querySelector('[data-row="guide"]')?.scrollLeft ?? 0);
    expect(scrolledPixels).toBeLessThanOrEqual(0);
    expect(await getPosition()).toBeLessThan(positionBefore);
  },
);

for (const path of ['/channels/', '/he/channels/'])
  test(
    `a tablet’s guide shows three hours, so that a long programme leaves space for the next one: ${path}`,
    {
      tag: '@nordic',
    },
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.goto(getSiteAddress('nordic') + path);
      await waitUntilHydrated(page);
      const programme = page.getByRole('row').first().locator('[data-start]').nth(1);
      await expect(programme).toBeAttached();
      const shownMinutes = await programme.evaluate((cell) => {
        const minutes = (Number(cell.dataset['end']) - Number(cell.dataset['start'])) / 60_000;
        const minuteWidth = (cell.closest('[role=gridcell]')?.getBoundingClientRect().width ?? 0) / minutes;
        const headingWidthPixels = cell.closest('[role=row]')?.firstElementChild?.clientWidth ?? 0;
        return ((document.querySelector('[data-row="guide"]')?.clientWidth ?? 0) - headingWidthPixels) / minuteWidth;
      });
      expect(shownMinutes).toBeGreaterThan(180);
    },
  );

test('a channel’s address under events redirects to the channel', { tag: '@nordic' }, async ({ page }) => {
  await page.goto(`${getSiteAddress('nordic')}/events/nil-one/`);
  await expect(page).toHaveURL(/\/channels\/nil-one\/$/);
});
