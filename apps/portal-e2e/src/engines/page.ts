import { expect } from '@playwright/test';
import { fetchEvent } from '../harness/world.ts';
import { getScorePattern } from '../watch/live-match.ts';
import type { ViewerWindow } from './viewer-window.ts';

/** Waits until the shell is hydrated: its preferences can be opened. */
export async function waitUntilHydrated(viewer: ViewerWindow): Promise<void> {
  await expect(async () => {
    await viewer.press('header button[aria-haspopup="dialog"]');
    const closeOpen = () =>
      viewer.evaluate(() => {
        const panel = document.querySelector<HTMLElement>('#preferences');
        const isOpen = panel?.matches(':popover-open') ?? false;
        if (isOpen) panel?.hidePopover();
        return isOpen;
      }, undefined);
    await expect.poll(closeOpen, { timeout: 500, message: 'the preferences are open' }).toBe(true);
  }).toPass();
  // The page within the shell hydrates later; until then a link loads a new document.
  await expect.poll(() => getHydratedPart(viewer)).toBe('page');
}

/** The hydrated part of the document: `shell`, `page` (all of it), or undefined. */
export const getHydratedPart = ({ evaluate }: ViewerWindow): Promise<string | undefined> =>
  evaluate(() => document.documentElement.dataset['alive'], undefined);

/** @returns the paths of the links in `main` with the given beginning */
export const listPaths = ({ evaluate }: ViewerWindow, prefix: string): Promise<string[]> =>
  evaluate(
    (startText) =>
      [...document.querySelectorAll('main a')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((path) => path.startsWith(startText)),
    prefix,
  );

/** @returns the path of the open page */
export const getPath = ({ evaluate }: ViewerWindow): Promise<string> => evaluate(() => location.pathname, undefined);

/** Waits until the page shows the current score of the match, which may keep changing. */
export async function expectCurrentScore({ evaluate }: ViewerWindow, id: string): Promise<void> {
  const hasText = async () =>
    evaluate(
      (pattern) =>
        [...document.querySelectorAll('main *')].some((element) => new RegExp(pattern).test(element.textContent)),
      getScorePattern(await fetchEvent(id)),
    );
  await expect.poll(hasText, { message: 'the current score' }).toBe(true);
}

/** @returns the number of pixels by which the page is wider than its window */
export const measureOverflow = ({ evaluate }: ViewerWindow): Promise<number> =>
  evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, undefined);

/** Reads the video's own count of shown frames. WebKit without compositing does not call frame callbacks. */
const countShownFrames = ({ evaluate }: ViewerWindow): Promise<number> =>
  evaluate(() => {
    const { totalVideoFrames: totalFrames = 0, droppedVideoFrames: droppedFrames = 0 } =
      document.querySelector('video')?.getVideoPlaybackQuality() ?? {};
    return totalFrames - droppedFrames;
  }, undefined);

/** Waits until frames advance; the poster is then removed. */
export async function expectPlaying(viewer: ViewerWindow): Promise<void> {
  const framesBefore = await countShownFrames(viewer);
  const pollOptions = { intervals: [100], message: 'frames are shown' };
  await expect.poll(() => countShownFrames(viewer), pollOptions).toBeGreaterThanOrEqual(framesBefore + 25);
}
