import type { Page } from 'playwright';
import { waitUntilStill } from './wait-until-still.ts';

/**
 * Loads a story in a fresh page and waits until it is at rest.
 *
 * @returns whether this run checks the story
 */
export type OpenStory = (story: string, globals?: string) => Promise<boolean>;

interface StoriesToOpen {
  address: string;
  /** The ids of all stories; opening another id throws. */
  all: readonly string[];
  /** The stories that this run checks. */
  chosen: readonly string[];
}

/** Waits until Storybook has rendered the story of the address; its page appears earlier. */
export async function waitUntilRendered(page: Page): Promise<void> {
  await page.waitForFunction(
    () => ['completed', 'finished', 'errored'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
    undefined,
    { timeout: 60_000 },
  );
}

/** @throws Error for an unknown story */
export function createStoryOpener(page: Page, { address, all, chosen }: StoriesToOpen): OpenStory {
  return async (story, globals = '') => {
    if (!all.includes(story)) throw new Error(`There is no story ${story}`);
    if (!chosen.includes(story)) return false;
    await page.goto(`${address}/iframe.html?viewMode=story&id=${story}&globals=${globals}`);
    await waitUntilRendered(page);
    await waitUntilStill(page);
    return true;
  };
}
