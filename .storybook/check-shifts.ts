import type { Page } from 'playwright';
import { waitUntilStill } from './wait-until-still.ts';
import type { OpenStory } from './open-story.ts';

/** The order of responses to an event's page: lowest parts of the page first, so that a later part could move them. */
const answerOrder = ['related', 'clip', 'stat'];

const sizes = [
  [390, 844],
  [820, 1180],
  [844, 390],
  [1440, 900],
] as const;

/** Records the layout shifts from now on. */
const recordShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
        const texts = sources.map(({ node }) => node?.textContent?.slice(0, 30));
        moved.push(`${value.toFixed(4)} by "${texts.join('", "')}"`);
      }
    }).observe({ type: 'layout-shift' });
  });

const readShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Window & { moved?: string[] }).moved ?? []);

/** Inserts the story's hero again piece by piece, as HTML arrives on a slow network. */
async function insertHeroInPieces(page: Page): Promise<void> {
  const hero = await page.evaluateHandle(() => {
    const [textElement, followingElement] = [...document.querySelectorAll('section > :nth-last-child(-n + 2)')];
    if (!textElement || !followingElement) throw new Error('The story has no hero.');
    const pieces = [...textElement.children];
    for (const piece of [...pieces, followingElement]) piece.remove();
    const steps = [
      ...pieces.map((piece) => () => textElement.append(piece)),
      () => textElement.after(followingElement),
    ];
    return { step: () => steps.shift()?.() ?? null, isWhole: () => steps.length === 0 };
  });
  await waitUntilStill(page);
  await recordShifts(page);
  while (!(await hero.evaluate(({ isWhole }) => isWhole()))) {
    await hero.evaluate(({ step }) => void step());
    await waitUntilStill(page);
  }
}

/**
 * Checks that answers that arrive after the first frame, also empty ones, shift no element of an
 * event page.
 */
async function checkEvent(page: Page): Promise<string[]> {
  await recordShifts(page);
  for (const answer of answerOrder) {
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('answer', { detail })), answer);
    await waitUntilStill(page);
  }
  // The page does not change while the code of the related videos loads, so this waits for them.
  const related = page.getByRole('link', { name: /Malmö Tide/ }).waitFor();
  const loadProblems = await related.then(
    () => waitUntilStill(page).then(() => []),
    () => ['related videos did not load'],
  );
  return [...loadProblems, ...(await readShifts(page))];
}

/** Checks that a hero arriving in pieces causes no layout shift. */
async function checkHero(page: Page): Promise<string[]> {
  await insertHeroInPieces(page);
  return readShifts(page);
}

/** Checks that late answers and late HTML cause no layout shift. */
export async function checkShifts(page: Page, open: OpenStory): Promise<string[]> {
  const problems: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const event = (await open('event-page--arriving', { isFresh: true })) ? await checkEvent(page) : [];
    problems.push(...event.map((shift) => `event page at ${width}: something moved, ${shift}`));
    const hero = (await open('kit-hero--live')) ? await checkHero(page) : [];
    problems.push(...hero.map((shift) => `hero at ${width}: something moved, ${shift}`));
  }
  return problems;
}
