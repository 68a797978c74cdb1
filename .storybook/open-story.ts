import type { Page } from 'playwright';
import { waitUntilStill } from './wait-until-still.ts';

export interface OpenStoryOptions {
  /** Values of Storybook's toolbar. */
  globals?: string;
  /** Loads the page again, so that the story's code arrives late. */
  isFresh?: boolean;
}

/**
 * Shows a story in the page of the check and waits until it is at rest.
 *
 * @returns whether this run checks the story
 */
export type OpenStory = (story: string, options?: OpenStoryOptions) => Promise<boolean>;

interface StoriesToOpen {
  address: string;
  /** The ids of all stories; opening another id throws. */
  all: readonly string[];
  /** The stories that this run checks. */
  chosen: readonly string[];
}

/** Waits until Storybook has rendered the requested story, which takes longer than the page's load. */
export async function waitUntilRendered(page: Page): Promise<void> {
  await page.waitForFunction(
    () => ['completed', 'finished', 'errored'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
    undefined,
    { timeout: 60_000 },
  );
}

/** Storybook waits five seconds for animations to end; scroll-driven animations never end. */
export const ignoreScrollAnimations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const all = Document.prototype.getAnimations;
    Document.prototype.getAnimations = function getAnimations() {
      return all.call(this).filter(({ timeline }) => timeline === document.timeline);
    };
  });

/** Shows a story in the open page; loading Storybook for each story would take minutes. */
export const showStory = (page: Page, story: string) =>
  page.evaluate(
    (id) =>
      new Promise<string | undefined>((resolve) => {
        const preview = window.__STORYBOOK_PREVIEW__;
        if (!preview) return resolve('Storybook has not started');
        const { channel, currentRender } = preview;
        for (const style of document.querySelectorAll('style')) style.dataset['known'] = '';
        for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing']) {
          channel.once(event, (problem) => resolve(`${event}: ${JSON.stringify(problem)}`));
        }
        channel.once('storyRendered', () => resolve(undefined));
        if (currentRender?.id === id) channel.emit('forceRemount', { storyId: id });
        else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    story,
  );

/** Sets the values of Storybook's toolbar, and renders the story with them. */
export const setGlobals = (page: Page, { theme, language, brand }: Record<'theme' | 'language' | 'brand', string>) =>
  page.evaluate(
    (globals) =>
      new Promise<void>((resolve) => {
        const channel = window.__STORYBOOK_PREVIEW__?.channel;
        for (const event of ['storyRendered', 'storyErrored', 'storyThrewException'])
          channel?.once(event, () => resolve());
        channel?.emit('updateGlobals', { globals });
      }),
    { theme, language, brand },
  );

/** @returns a function that throws for an unknown story, and for a story that does not render */
export function createStoryOpener(page: Page, { address, all, chosen }: StoriesToOpen): OpenStory {
  let loadedGlobals: string | undefined;
  return async (story, { globals = '', isFresh = false } = {}) => {
    if (!all.includes(story)) throw new Error(`There is no story ${story}`);
    if (!chosen.includes(story)) return false;
    if (isFresh || globals !== loadedGlobals) {
      await page.goto(`${address}/iframe.html?viewMode=story&id=${story}&globals=a11y.manual:!true;${globals}`);
      await waitUntilRendered(page);
      loadedGlobals = globals;
    } else {
      await page.evaluate(() => scrollTo(0, 0));
      const failure = await showStory(page, story);
      if (failure) throw new Error(`${story}: ${failure}`);
    }
    await waitUntilStill(page);
    return true;
  };
}
