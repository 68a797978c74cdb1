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

/** Waits until every picture on the screen is loaded. */
export async function expectLoadedPictures(page: Page): Promise<void> {
  const findMissing = () =>
    page.evaluate(() =>
      [...document.images].flatMap((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        const isOnScreen = width > 0 && top < innerHeight && bottom > 0;
        return isOnScreen && !(image.complete && image.naturalWidth > 0) ? [image.currentSrc || image.src] : [];
      }),
    );
  await expect.poll(findMissing, `${page.url()} shows its pictures`).toEqual([]);
}
