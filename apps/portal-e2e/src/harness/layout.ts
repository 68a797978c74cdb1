import { expect, type Page } from '@playwright/test';

/** Nothing makes the page itself scroll sideways, once all that it came with is there. */
export async function expectWhole(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const { wide, room } = await page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wide: scrollWidth, room: clientWidth };
  });
  expect(wide, `${page.url()} is no wider than the screen`).toBeLessThanOrEqual(room);
}
