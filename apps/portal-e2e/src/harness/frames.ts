import { expect, type Page } from '@playwright/test';

/**
 * Counts frames that are really shown within a second: `currentTime` goes on even when nothing plays. Enough of them, spread over
 * half a second at least, end the look early.
 */
async function framesShown(page: Page, enough: number): Promise<number> {
  return page.evaluate(async (wanted) => {
    const video = document.querySelector('video');
    if (!video) return 0;
    const began = performance.now();
    let frames = 0;
    return new Promise<number>((resolve) => {
      const count = () => {
        frames += 1;
        const time = performance.now() - began;
        if (frames >= wanted && time >= 500) resolve(frames);
        else if (time < 1_000) video.requestVideoFrameCallback(count);
      };
      video.requestVideoFrameCallback(count);
      setTimeout(() => resolve(frames), 1_000);
    });
  }, enough);
}

/** Waits until pictures move, and go on moving. */
export async function expectPlaying(page: Page): Promise<void> {
  const enough = 6;
  const look = { timeout: 30_000, intervals: [100], message: 'frames are shown' };
  await expect.poll(() => framesShown(page, enough), look).toBeGreaterThanOrEqual(enough);
  await expect.poll(() => framesShown(page, enough), look).toBeGreaterThanOrEqual(enough);
}
