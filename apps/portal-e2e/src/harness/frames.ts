import { expect, type Page } from '@playwright/test';

/** Counts frames that are really shown: `currentTime` goes on even when nothing plays. */
export async function framesShown(page: Page, within = 1_000): Promise<number> {
  return page.evaluate(async (time) => {
    const video = document.querySelector('video');
    if (!video) return 0;
    let frames = 0;
    const count = () => {
      frames += 1;
      video.requestVideoFrameCallback(count);
    };
    video.requestVideoFrameCallback(count);
    await new Promise((resolve) => setTimeout(resolve, time));
    return frames;
  }, within);
}

/** Waits until pictures move, and go on moving. */
export async function expectPlaying(page: Page): Promise<void> {
  const many = { timeout: 30_000, message: 'frames are shown' };
  await expect.poll(() => framesShown(page), many).toBeGreaterThan(5);
  await expect.poll(() => framesShown(page), many).toBeGreaterThan(5);
}
