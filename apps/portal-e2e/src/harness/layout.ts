import { expect, type Page } from '@playwright/test';

/** Expects that the loaded page does not scroll sideways. */
export async function expectWhole(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const { wide, room } = await page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wide: scrollWidth, room: clientWidth };
  });
  expect(wide, `${page.url()} is no wider than the screen`).toBeLessThanOrEqual(room);
}
