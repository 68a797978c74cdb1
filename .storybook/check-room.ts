import type { Page } from 'playwright';
import { atRest } from './at-rest.ts';
import { openStory } from './open-story.ts';

/** A phone on its side, and windows of 1280 by 720 at 200 and 400 %. */
const lowWindows = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 640, height: 360 },
  { width: 320, height: 180 },
];

/** Where names stand, and how wide the window is around them. */
const names = ['content-score-bar--live', 'catalog-lists--upcoming', 'catalog-lists--live'].flatMap((story) =>
  [320, 390, 820, 1280].map((width) => ({ story, width })),
);

/** The words that are broken somewhere inside. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('#storybook-root') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u00AD-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(lines.map(({ top }) => Math.round(top / 4))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** What a story of one size cannot show: a low window leaves the stage whole and fixes no bar to it, and text of 200 % breaks no name. */
export async function checkRoom(page: Page, storyAddress: (story: string) => string): Promise<string[]> {
  const problems: string[] = [];
  for (const window of lowWindows) {
    const size = `${window.width} by ${window.height}`;
    await page.setViewportSize(window);
    await openStory(page, storyAddress('event-stage--playing'));
    const stage = await page.locator('[data-page-start]').boundingBox();
    if (!stage || stage.height > window.height) problems.push(`the stage is higher than a window of ${size}`);
    await openStory(page, storyAddress('shell-around-a-page--visitor'));
    const fixed = await page.evaluate(
      () =>
        [...document.querySelectorAll('header, nav')].filter(
          (bar) => bar.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
        ).length,
    );
    if (fixed > 0) problems.push(`${fixed} bars are fixed in a window of ${size}`);
  }
  for (const { story, width } of names) {
    await page.setViewportSize({ width, height: 900 });
    await openStory(page, storyAddress(story));
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    await atRest(page);
    const broken = await brokenWords(page);
    if (broken.length > 0) problems.push(`${story} at ${width} pixels with large text breaks ${broken.join(', ')}`);
  }
  return problems.map((problem) => `room: ${problem}`);
}
