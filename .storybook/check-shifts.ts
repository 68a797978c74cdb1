import type { Page } from 'playwright';
import { atRest } from './at-rest.ts';
import { openStory } from './open-story.ts';

/** In which order the parts of an event's page are answered: the last ones first, so that the first find something to move. */
const answers = ['related', 'clip', 'stat'];

const sizes = [
  [390, 844],
  [820, 1180],
  [844, 390],
  [1440, 900],
] as const;

/** Notes what moves from now on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
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

const moved = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Window & { moved?: string[] }).moved ?? []);

/** Has the story's hero arrive once more, piece by piece, as its HTML does on a slow line. */
async function arriveAgain(page: Page): Promise<void> {
  const hero = await page.evaluateHandle(() => {
    const [words, after] = [...document.querySelectorAll('section > :nth-last-child(-n + 2)')];
    if (!words || !after) throw new Error('The story has no hero.');
    const pieces = [...words.children];
    for (const piece of [...pieces, after]) piece.remove();
    const steps = [...pieces.map((piece) => () => words.append(piece)), () => words.after(after)];
    return { step: () => steps.shift()?.() ?? null, isWhole: () => steps.length === 0 };
  });
  await atRest(page);
  await watch(page);
  while (!(await hero.evaluate(({ isWhole }) => isWhole()))) {
    await hero.evaluate(({ step }) => void step());
    await atRest(page);
  }
}

/** What an event's page learns after its picture moves nothing that is seen, not even what turns out not to be there; nor do the words of a hero that arrives in pieces. */
export async function checkShifts(page: Page, storyAddress: (story: string) => string): Promise<string[]> {
  const problems: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await openStory(page, storyAddress('event-page--arriving'));
    await watch(page);
    for (const answer of answers) {
      await page.evaluate((detail) => dispatchEvent(new CustomEvent('answer', { detail })), answer);
      await atRest(page);
    }
    // What draws them may load at this moment: the page seems to be at rest meanwhile.
    const related = page.getByRole('link', { name: /Malmö Tide/ }).waitFor();
    await related.then(
      () => atRest(page),
      () => problems.push(`event page at ${width}: related videos did not come`),
    );
    problems.push(...(await moved(page)).map((shift) => `event page at ${width}: something moved, ${shift}`));

    await openStory(page, storyAddress('kit-hero--live'));
    await arriveAgain(page);
    problems.push(...(await moved(page)).map((shift) => `hero at ${width}: something moved, ${shift}`));
  }
  return problems;
}
