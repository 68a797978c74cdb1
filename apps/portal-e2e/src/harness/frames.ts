import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    frameWatch?: { video: HTMLVideoElement; frames: number };
  }
}

/**
 * Counts shown frames, because `currentTime` also advances without frames.
 * @param isRestart restarts the count; another video element restarts it as well
 */
const countShownFrames = (page: Page, isRestart: boolean): Promise<number> =>
  page.evaluate((isRestart) => {
    const video = document.querySelector('video');
    if (!video) return 0;
    if (!isRestart && window.frameWatch?.video === video) return window.frameWatch.frames;
    const frameCount = { video, frames: 0 };
    window.frameWatch = frameCount;
    const count = () => {
      if (window.frameWatch !== frameCount) return;
      frameCount.frames += 1;
      video.requestVideoFrameCallback(count);
    };
    video.requestVideoFrameCallback(count);
    return 0;
  }, isRestart);

/** Waits until frames advance. */
export async function expectPlaying(page: Page): Promise<void> {
  await countShownFrames(page, true);
  const pollOptions = { intervals: [100], message: 'frames are shown' };
  await expect.poll(() => countShownFrames(page, false), pollOptions).toBeGreaterThanOrEqual(8);
}
