import type { Page } from 'playwright';
import { waitUntilStill } from './wait-until-still.ts';
import { findCutOffTexts } from './cut-off.ts';
import type { OpenStory } from './open-story.ts';

/** Windows of little height: a phone on its side, and 1280 by 720 pixels at 200 and 400 %. */
const lowWindows = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 640, height: 360 },
  { width: 320, height: 180 },
];

/** Stories that show names, each in four window widths in pixels. */
const storiesWithNames = ['content-score-bar--live', 'catalog-lists--upcoming', 'catalog-lists--live'].flatMap(
  (story) => [320, 390, 820, 1280].map((width) => ({ story, width })),
);

/** Stories of a fixed height or with text on a picture, and the window widths for the check with large text. */
const fixedHeightStories = [
  { story: 'shell-around-a-page--visitor', widths: [390, 820, 1280] },
  { story: 'shell-around-a-page--centred-header', widths: [390, 1280] },
  { story: 'kit-bottom-navigation--long', widths: [390] },
  { story: 'content-event-card--live-with-price', widths: [320] },
  { story: 'event-stage--countdown-to-a-ticket', widths: [320, 390] },
].flatMap(({ story, widths }) => widths.map((width) => ({ story, width })));

/** Stories of whole pages with long German words in headings. */
const germanPages = ['account-sign-in-sign-up--personal', 'account-sign-in-login--every-way'];

/** @returns how wide the page is, if that is wider than the window */
const findSidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} pixels`] : [];
  });

/** @returns the number of hero buttons that wrap alone into a row below the first row */
const countSingleButtons = (page: Page): Promise<number> =>
  page.locator('section [class*=_actions_] > *').evaluateAll((buttons) => {
    const tops = buttons.map((button) => Math.round(button.getBoundingClientRect().top));
    return tops.filter((top, index) => index > 0 && tops.filter((other) => other === top).length === 1).length;
  });

/** @returns the faults with text of 200 % */
async function findFaultsInLargeText(page: Page, findFaults: (page: Page) => Promise<string[]>): Promise<string[]> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await waitUntilStill(page);
  const faults = await findFaults(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return faults;
}

/** @returns the words that a line break splits */
const findSplitNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const brokenNames: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('#storybook-root') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: nameWord, index } of (text.textContent ?? '').matchAll(/[^\s\u00AD-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + nameWord.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(lines.map(({ top }) => Math.round(top / 4))).size > 1) brokenNames.push(nameWord);
      }
    }
    return brokenNames;
  });

/** @returns whether the player area hides a part behind its own scroll bar */
const hasInnerScrollBar = (page: Page): Promise<boolean> =>
  page
    .locator('[data-page-start] *')
    .evaluateAll((parts) =>
      parts.some((part) => getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight + 1),
    );

/** Checks only that the player area fits, because low windows have no fixed bars (`findBarFaults`). */
async function findStageFaults(page: Page, height: number): Promise<string[]> {
  const playerArea = await page.locator('[data-page-start]').boundingBox();
  const neededHeight = playerArea?.height ?? Infinity;
  return neededHeight > height ? [`the picture takes ${neededHeight} pixels`] : [];
}

async function findBarFaults(page: Page): Promise<string[]> {
  const fixed = await page.evaluate(
    () =>
      [...document.querySelectorAll('header, nav')].filter(
        (bar) => bar.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
      ).length,
  );
  return fixed > 0 ? [`${fixed} bars are fixed`] : [];
}

/** Checks that the player area fits into low windows without fixed bars, and that text of 200 % splits no name. */
export async function checkSpace(page: Page, open: OpenStory): Promise<string[]> {
  const problems: string[] = [];
  for (const window of lowWindows) {
    await page.setViewportSize(window);
    const stageFaults = (await open('event-stage--playing')) ? await findStageFaults(page, window.height) : [];
    const fixed = (await open('shell-around-a-page--visitor')) ? await findBarFaults(page) : [];
    problems.push(
      ...[...stageFaults, ...fixed].map((fault) => `${fault} in a window of ${window.width} by ${window.height}`),
    );
  }
  for (const { story, width } of storiesWithNames) {
    await page.setViewportSize({ width, height: 900 });
    if (!(await open(story))) continue;
    const brokenNames = await findFaultsInLargeText(page, findSplitNames);
    if (brokenNames.length > 0)
      problems.push(`${story} at ${width} pixels with large text breaks ${brokenNames.join(', ')}`);
  }
  for (const { story, width } of fixedHeightStories) {
    await page.setViewportSize({ width, height: 900 });
    if (!(await open(story))) continue;
    const cut = await findFaultsInLargeText(page, (shown) => findCutOffTexts(shown));
    if (cut.length > 0) problems.push(`${story} at ${width} pixels with large text cuts ${cut.join(', ')}`);
  }
  await page.setViewportSize({ width: 320, height: 900 });
  for (const story of germanPages) {
    if (!(await open(story, { globals: 'language:de' }))) continue;
    const widths = await findFaultsInLargeText(page, findSidewaysScroll);
    if (widths.length > 0) problems.push(`${story} at 320 pixels with large German text takes ${widths.join()}`);
  }
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if ((await open('kit-hero--live')) && (await countSingleButtons(page)) > 0)
      problems.push(`a button of the hero stands alone in its row at ${width} pixels`);
  }
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    if ((await open('event-stage--unfinished-payment')) && (await hasInnerScrollBar(page)))
      problems.push(`a button of the stage has to be scrolled to at ${width} pixels`);
  }
  return problems.map((problem) => `room: ${problem}`);
}
