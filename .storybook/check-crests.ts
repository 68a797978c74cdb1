import type { Page } from 'playwright';
import type { OpenStory } from './open-story.ts';

/** Letters that stand in for a crest are as large as the crest would be, which a test without layout cannot see. */
export async function checkCrests(page: Page, open: OpenStory): Promise<string[]> {
  if (!(await open('content-crest--crests'))) return [];
  const letters = page.locator('#storybook-root [aria-hidden]');
  const widths = await letters.evaluateAll((elements) => elements.map(({ clientWidth }) => clientWidth));
  const wanted = [64, 64, 64, 28, 28, 28];
  return widths.join() === wanted.join() ? [] : [`crests: ${widths.join()} pixels wide instead of ${wanted.join()}`];
}
