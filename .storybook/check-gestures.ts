import type { Page } from 'playwright';

/** The mouse on a shelf, which a test without layout cannot try: a drag scrolls and follows no link, a click does. */
export async function checkGestures(page: Page, storyAddress: (story: string) => string): Promise<string[]> {
  const problems: string[] = [];
  const address = storyAddress('shelf--live');
  await page.goto(address);
  await page.locator('body.sb-show-main').waitFor({ timeout: 60_000 });
  const track = page.getByRole('list');
  const box = await track.boundingBox();
  if (!box) return ['the shelf has no box'];
  const scrolled = () => track.evaluate((element) => Math.abs(element.scrollLeft));
  const hash = () => new URL(page.url()).hash;
  const [x, y] = [box.x + box.width / 2, box.y + 60];

  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) await page.mouse.move(x - step * 40, y);
  await page.mouse.up();
  await page.waitForTimeout(700);
  if ((await scrolled()) < 150) problems.push(`a drag of 320 pixels scrolled ${await scrolled()}`);
  if (hash() !== '') problems.push('a drag followed a link');
  if ((await track.getAttribute('data-dragging')) !== null) problems.push('snapping stayed off after a drag');

  const before = await scrolled();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForTimeout(900);
  if ((await scrolled()) <= before) problems.push('the button for the next cards scrolled nothing');

  await page.mouse.click(box.x + 120, y);
  await page.waitForTimeout(200);
  if (hash() !== '#story') problems.push('a click on a card followed no link');
  return problems;
}
