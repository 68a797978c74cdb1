import type { Page } from 'playwright';
import { waitUntilStill } from './wait-until-still.ts';
import type { OpenStory } from './open-story.ts';

const timeoutMs = 5_000;

/** @returns whether a condition becomes true within `timeoutMs` */
async function waitUntilTrue(isTrue: () => Promise<boolean> | boolean): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    if (await isTrue()) return true;
  }
  return false;
}

/**
 * Checks the mouse on a shelf: a drag scrolls and follows no link, a click follows it. jsdom has no layout to drag in.
 */
export async function checkGestures(page: Page, open: OpenStory): Promise<string[]> {
  const problems: string[] = [];
  if (!(await open('kit-shelf--live'))) return [];
  const track = page.getByRole('list');
  const box = await track.boundingBox();
  if (!box) return ['shelf, mouse: the shelf has no box'];
  const scrolled = () => track.evaluate((element) => Math.abs(element.scrollLeft));
  const hash = () => new URL(page.url()).hash;
  const [x, y] = [box.x + box.width / 2, box.y + 60];

  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) await page.mouse.move(x - step * 40, y);
  await page.mouse.up();
  const isFree = async () => (await track.getAttribute('data-dragging')) === null;
  if (!(await waitUntilTrue(isFree))) problems.push('snapping stayed off after a drag');
  if (!(await waitUntilTrue(async () => (await scrolled()) >= 150)))
    problems.push(`a drag of 320 pixels scrolled ${await scrolled()}`);
  if (hash() !== '') problems.push('a drag followed a link');

  await waitUntilStill(page);
  const scrolledBefore = await scrolled();
  await page.getByRole('button', { name: 'Next' }).click();
  if (!(await waitUntilTrue(async () => (await scrolled()) > scrolledBefore)))
    problems.push('the button for the next cards scrolled nothing');
  await waitUntilStill(page);

  await page.mouse.click(box.x + 120, y);
  if (!(await waitUntilTrue(() => hash() === '#story'))) problems.push('a click on a card followed no link');
  return problems.map((problem) => `shelf, mouse: ${problem}`);
}
