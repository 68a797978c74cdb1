import type { Page } from 'playwright';
import { atRest } from './at-rest.ts';

/**
 * Loads a story by itself and waits until it stands still. Where it is built anew the first takes long.
 *
 * @returns whether the story is one of those that this run looks at
 */
export type OpenStory = (story: string, globals?: string) => Promise<boolean>;

interface StoriesToOpen {
  address: string;
  /** Every story's id: one that is named wrongly is a fault. */
  all: readonly string[];
  /** Those that this run looks at. */
  chosen: readonly string[];
}

/** Waits until Storybook has rendered the story of the address: its page is shown before. */
export async function untilRendered(page: Page): Promise<void> {
  await page.waitForFunction(
    () => ['completed', 'finished', 'errored'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
    undefined,
    { timeout: 60_000 },
  );
}

/** @throws Error for a story that is not there */
export function storyOpener(page: Page, { address, all, chosen }: StoriesToOpen): OpenStory {
  return async (story, globals = '') => {
    if (!all.includes(story)) throw new Error(`There is no story ${story}`);
    if (!chosen.includes(story)) return false;
    await page.goto(`${address}/iframe.html?viewMode=story&id=${story}&globals=${globals}`);
    await untilRendered(page);
    await atRest(page);
    return true;
  };
}
