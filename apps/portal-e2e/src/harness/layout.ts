import { expect, type Page } from '@playwright/test';

/** Expects that the loaded page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const { contentWidthPx, screenWidthPx } = await page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    return { contentWidthPx: scrollWidth, screenWidthPx: clientWidth };
  });
  expect(contentWidthPx, `${page.url()} is no wider than the screen`).toBeLessThanOrEqual(screenWidthPx);
}
