import type { Page } from 'playwright';
import type { OpenStory } from './open-story.ts';

/** Checks that the letters of a missing crest are as large as the crest; jsdom has no layout to measure. */
export async function checkCrests(page: Page, open: OpenStory): Promise<string[]> {
  if (!(await open('content-crest--crests'))) return [];
  const letters = page.locator('#storybook-root [aria-hidden]');
  const widths = await letters.evaluateAll((elements) => elements.map(({ clientWidth }) => clientWidth));
  const expectedSizes = [64, 64, 64, 28, 28, 28];
  return widths.join() === expectedSizes.join()
    ? []
    : [`crests: ${widths.join()} pixels wide instead of ${expectedSizes.join()}`];
}
