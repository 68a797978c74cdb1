import { getChunk } from '../harness/get-chunk.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';
import { watchPaint } from '../session/paint-watch.ts';

// In other journeys on phones, a cookie hides the banner.
test.use({ storageState: { cookies: [], origins: [] } });

test(
  'a phone shows the banner for the app without moving the page, and never again once the viewer has closed it',
  { tag: '@nordic' },
  async ({ page }) => {
    const readPaint = await watchPaint(page);
    const banner = page.getByRole('complementary', { name: 'The app' });
    await page.goto(`${getSiteAddress('nordic')}/live/`);
    await expect(page.locator('[data-app-offer]')).toBeAttached();
    await expect(banner).toBeHidden();
    await page.evaluate(() => scrollTo(0, 400));
    await expect(banner).toBeVisible();
    expect((await readPaint()).layoutShiftScore).toBeLessThan(0.01);
    const storeLink = banner.getByRole('link', { name: 'Open Nordic Ice League in the app' });
    await expect(storeLink).toHaveAttribute(
      'href',
      /^intent:\/\/nordic\.localhost:\d+\/live\/#Intent;.*package=example\.nordicice;/,
    );

    await page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: 'Schedule' }).click();
    await expect(page).toHaveURL(/\/upcoming\/$/);
    const header = page.getByRole('banner');
    const bottom = await banner.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(async () => (await header.boundingBox())?.y).toBeGreaterThanOrEqual(Math.floor(bottom));

    await banner.getByRole('button', { name: 'Hide this banner' }).click();
    await expect(banner).toHaveCount(0);
    const bannerCodeResponse = page.waitForResponse((answer) => answer.url().includes(getChunk('app-banner')));
    await page.reload();
    await bannerCodeResponse;
    await expect(banner).toHaveCount(0);
  },
);
