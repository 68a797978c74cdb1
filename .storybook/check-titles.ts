import type { Page } from 'playwright';
import type { OpenStory } from './open-story.ts';

/** The story has long and short titles in Latin and in Hebrew letters. */
const story = 'kit-cards--titles-in-other-letters';

/** Finds titles on a right-to-left page that do not start at its right side, whether or not they are cut off. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const titles = [...document.querySelectorAll<HTMLElement>('#storybook-root h3')];
    const found = titles.flatMap((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      const titleText = title.textContent;
      const box = title.parentElement?.getBoundingClientRect();
      const line = [...range.getClientRects()].find(({ width }) => width > 1);
      if (!box || !line) return [`"${titleText}" is not drawn`];
      const isCut = title.scrollHeight > title.clientHeight + 1;
      const startGapPx = box.right - line.right;
      return Math.abs(startGapPx) > 2
        ? [`"${titleText}"${isCut ? ', cut off,' : ''} begins ${Math.round(startGapPx)} pixels too far in`]
        : [];
    });
    const cut = titles.filter((title) => title.scrollHeight > title.clientHeight + 1);
    return cut.length === 2 ? found : [...found, `${cut.length} titles are cut off instead of 2`];
  });

/** Checks titles in letters that run against the page's direction. */
export async function checkTitles(page: Page, open: OpenStory): Promise<string[]> {
  await page.setViewportSize({ width: 820, height: 900 });
  if (!(await open(story, { globals: 'language:he' }))) return [];
  return (await findFaults(page)).map((fault) => `titles: ${fault}`);
}
