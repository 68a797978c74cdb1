import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    look?: { video: HTMLVideoElement; frames: number };
  }
}

/**
 * Counts shown frames, because `currentTime` also advances without frames.
 * @param isNew restarts the count; another video element restarts it as well
 */
const framesShown = (page: Page, isNew: boolean): Promise<number> =>
  page.evaluate((isFromNow) => {
    const video = document.querySelector('video');
    if (!video) return 0;
    if (!isFromNow && window.look?.video === video) return window.look.frames;
    const frameCount = { video, frames: 0 };
    window.look = frameCount;
    const count = () => {
      if (window.look !== frameCount) return;
      frameCount.frames += 1;
      video.requestVideoFrameCallback(count);
    };
    video.requestVideoFrameCallback(count);
    return 0;
  }, isNew);

/** Waits until frames advance. */
export async function expectPlaying(page: Page): Promise<void> {
  await framesShown(page, true);
  const pollOptions = { timeout: 30_000, intervals: [100], message: 'frames are shown' };
  await expect.poll(() => framesShown(page, false), pollOptions).toBeGreaterThanOrEqual(12);
}
