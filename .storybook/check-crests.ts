import type { Page } from 'playwright';
import { atRest } from './at-rest.ts';

/** Letters that stand in for a crest are as large as the crest would be, which a test without layout cannot see. */
export async function checkCrests(page: Page, storyAddress: (story: string) => string): Promise<string[]> {
  await page.goto(storyAddress('content-crest--crests'));
  const letters = page.locator('#storybook-root [aria-hidden]');
  await letters.first().waitFor({ timeout: 60_000 });
  await atRest(page);
  const widths = await letters.evaluateAll((elements) => elements.map(({ clientWidth }) => clientWidth));
  const wanted = [64, 64, 64, 28, 28, 28];
  return widths.join() === wanted.join() ? [] : [`crests: ${widths.join()} pixels wide instead of ${wanted.join()}`];
}
