import type { Page } from 'playwright';
import { waitUntilStill } from './wait-until-still.ts';
import type { OpenStory } from './open-story.ts';

/** The text spacing that a viewer may set (WCAG 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** The components with the most text in the least space. */
const stories = [
  'content-event-row--live',
  'content-event-row--upcoming',
  'content-event-row--over',
  'content-event-row--without-teams',
  'content-event-mini-card--live',
  'content-score-bar--live',
  'content-score-bar--upcoming',
  'content-score-bar--long-names',
  'content-event-card--live',
  'content-event-card--upcoming',
  'content-event-card--archived',
];

/** Finds texts that a box cuts off, and texts that overlap. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Placed {
      words: string;
      owner: Element;
      rects: DOMRect[];
    }
    const placed: Placed[] = [];
    const walker = document.createTreeWalker(document.querySelector('#storybook-root') ?? document.body, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner || !node.textContent?.trim() || !owner.checkVisibility({ visibilityProperty: true })) continue;
      // Only assistive technology reads these texts.
      if (owner.closest('svg') || getComputedStyle(owner).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      placed.push({ words: node.textContent.trim(), owner, rects: [...range.getClientRects()] });
    }
    const cut = placed.flatMap(({ words, owner, rects }) => {
      for (let box: Element | null = owner; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isOutside = rects.some(
          (rect) => rect.left < left - 1 || rect.right > right + 1 || rect.bottom > bottom + 2 || rect.top < top - 2,
        );
        if (isOutside && !/auto|scroll/.test(style.overflowX)) return [`cut: "${words}"`];
      }
      return [];
    });
    const doOverlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
    const overlapping = placed.flatMap(({ words, rects }, index) =>
      placed
        .slice(index + 1)
        .filter((other) => rects.some((rect) => other.rects.some((otherRect) => doOverlap(rect, otherRect))))
        .map((other) => `overlap: "${words}" and "${other.words}"`),
    );
    return [...cut, ...overlapping];
  });

/** Checks that with the spacing of WCAG 1.4.12 no text of a row, card or score bar is cut off or overlaps. */
export async function checkTextSpacing(page: Page, open: OpenStory): Promise<string[]> {
  const problems: string[] = [];
  const findFaultsAtWidths = async () => {
    const found: string[] = [];
    for (const width of [320, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await waitUntilStill(page);
      found.push(...(await findFaults(page)).map((fault) => `at ${width}: ${fault}`));
    }
    return found;
  };
  for (const story of stories) {
    if (!(await open(story))) continue;
    const faultsBefore = await findFaultsAtWidths();
    const style = await page.addStyleTag({ content: spacing });
    const newFaults = (await findFaultsAtWidths()).filter((fault) => !faultsBefore.includes(fault));
    await style.evaluate((element) => element.parentNode?.removeChild(element));
    problems.push(...newFaults.map((fault) => `text spacing, ${story} ${fault}`));
  }
  return problems;
}
