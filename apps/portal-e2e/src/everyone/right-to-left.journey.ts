import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';
import { findRecordedMatch } from '../harness/world.ts';

/**
 * Gives each title that may be cut a long English text. Lists the titles whose beginning is missing, or whose first
 * line does not begin at the page's side.
 */
function listBadTitles(): string[] {
  const isCut = (element: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  };
  return [...document.querySelectorAll('main bdi')].flatMap((title) => {
    let box: Element | null = title;
    while (box && !isCut(box)) box = box.parentElement;
    if (!box || !title.checkVisibility()) return [];
    title.textContent =
      'Beginning of a long English title, for which no card has any room at all, on no page, in no list';
    const [titleBox, range] = [box.getBoundingClientRect(), new Range()];
    range.setStart(title.firstChild ?? title, 0);
    range.setEnd(title.firstChild ?? title, 'Beginning'.length);
    const firstLine = range.getBoundingClientRect();
    range.selectNodeContents(title);
    const firstLineBoxes = [...range.getClientRects()].filter(({ top }) => Math.abs(top - firstLine.top) < 4);
    const isWhole = firstLine.left >= titleBox.left - 1;
    const { paddingInlineStart, whiteSpace } = getComputedStyle(box);
    const startEdge = titleBox.right - Number.parseFloat(paddingInlineStart);
    const isAtSide =
      whiteSpace === 'nowrap' || Math.abs(Math.max(...firstLineBoxes.map(({ right }) => right)) - startEdge) < 6;
    return isWhole && isAtSide ? [] : [`${box.className} ${isWhole ? 'is at the wrong side' : 'has no beginning'}`];
  });
}

const pages = ['/he/', '/he/channels/', '/he/search/?q=oslo', '/he/highlight/'];

test(
  'on a right-to-left page a cut English title shows its beginning, on a desktop and on a phone',
  { tag: '@nordic' },
  async ({ page }) => {
    for (const path of [...pages, `/he/events/${(await findRecordedMatch()).id}/`]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(getSiteAddress('nordic') + path);
      await expect(page.getByRole('main').locator('bdi').first()).toBeAttached();
      expect(await page.evaluate(listBadTitles), path).toEqual([]);
      await page.setViewportSize({ width: 360, height: 900 });
      expect(await page.evaluate(listBadTitles), `${path} at 360 pixels`).toEqual([]);
    }
  },
);
