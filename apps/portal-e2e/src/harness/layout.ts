import { expect, type Page } from '@playwright/test';

/** Nothing makes the page itself scroll sideways. */
export async function expectWhole(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wide: scrollWidth, room: clientWidth };
  });
  expect(wide, `${page.url()} is no wider than the screen`).toBeLessThanOrEqual(room);
}
