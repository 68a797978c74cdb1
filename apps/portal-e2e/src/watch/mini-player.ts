import type { Page } from '@playwright/test';
import { expect } from '../harness/portal.ts';

interface WatchedVideo {
  frames: number;
  /**
   * Signs of a restart: the element was emptied, moved or paused. A wait for data does not count, because a slow
   * machine may cause it.
   */
  restartSigns: string[];
}

declare global {
  interface Window {
    watched?: WatchedVideo & { video: HTMLVideoElement };
  }
}

/** Counts the frames of the page's video from now on, also when the video moves in the page. */
export async function countFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const video = document.querySelector('video');
    if (!video) throw new Error('There is no video');
    const watched = { video, frames: 0, restartSigns: [] as string[] };
    window.watched = watched;
    for (const type of ['emptied', 'pause', 'seeking'])
      video.addEventListener(type, () => watched.restartSigns.push(type));
    const count = () => {
      watched.frames += 1;
      video.requestVideoFrameCallback(count);
    };
    video.requestVideoFrameCallback(count);
  });
}

/** Expects that the counted video is still in the page, did not restart, and shows further frames. */
export async function expectUninterrupted(page: Page): Promise<void> {
  const read = () =>
    page.evaluate(() => ({
      isSame:
        document.querySelectorAll('video').length === 1 && document.querySelector('video') === window.watched?.video,
      frames: window.watched?.frames ?? 0,
      restartSigns: window.watched?.restartSigns ?? [],
    }));
  const readingBefore = await read();
  await expect.poll(async () => (await read()).frames).toBeGreaterThan(readingBefore.frames + 10);
  const { isSame, restartSigns } = await read();
  expect({ isSame, restartSigns }).toEqual({ isSame: true, restartSigns: [] });
}
