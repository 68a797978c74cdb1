import type { Page } from 'playwright';
import { atRest } from './at-rest.ts';
import { openStory } from './open-story.ts';

/** In which order the parts of an event's page are answered: the last ones first, so that the first find something to move. */
const answers = ['related', 'clip', 'stat'];

/** What an event's page learns after its picture moves nothing that is seen, not even what turns out not to be there. */
export async function checkShifts(page: Page, storyAddress: (story: string) => string): Promise<string[]> {
  const problems: string[] = [];
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openStory(page, storyAddress('event-page--arriving'));
    await page.evaluate(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
          const words = sources.map(({ node }) => node?.textContent?.slice(0, 30));
          moved.push(`${value.toFixed(4)} by "${words.join('", "')}"`);
        }
      }).observe({ type: 'layout-shift' });
    });
    for (const answer of answers) {
      await page.evaluate((detail) => dispatchEvent(new CustomEvent('answer', { detail })), answer);
      await atRest(page);
    }
    const related = await page.getByRole('link', { name: /Malmö Tide/ }).isVisible();
    if (!related) problems.push(`event page at ${width}: related videos did not come`);
    const moved = await page.evaluate(() => (window as Window & { moved?: string[] }).moved ?? []);
    problems.push(...moved.map((shift) => `event page at ${width}: something moved, ${shift}`));
  }
  return problems;
}
