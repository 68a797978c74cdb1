import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openTestBrowser } from './setup.ts';
import { maxStopMs, waitUntil, watch as open, type WatchedPage, type WatchOptions } from './watch.ts';

const testBrowser = openTestBrowser({ hasWindows: true });
const watch = (query: Record<string, string> = {}, options: WatchOptions = {}): Promise<WatchedPage> =>
  open(testBrowser.browser, testBrowser.origin, testBrowser.origin.recording, { kind: 'recording', query, ...options });

/** Presses the shortcut and returns the window. */
async function openPip({ page, context }: WatchedPage): Promise<Page> {
  const pendingPage = context.waitForEvent('page');
  await page.keyboard.press('p');
  const pip = await pendingPage;
  await pip.locator('main video').waitFor();
  return pip;
}

const getVideoState = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector('video');
    return video && { paused: video.paused, time: video.currentTime };
  });

/** Waits until the window plays. */
async function waitForPlayback(viewer: WatchedPage): Promise<void> {
  await viewer.mark();
  await waitUntil(async () => (await viewer.countFrames()) > 10, 'frames');
}

// The tests run in sequence, because a browser has only one picture-in-picture window.
describe('the picture-in-picture window', { concurrent: false }, () => {
  it('the picture-in-picture window shows the video without a stop, its captions and the score, in the dark theme', async () => {
    const viewer = await watch({ bug: '1' });
    await viewer.page.keyboard.press('c');
    await viewer.mark();
    const pip = await openPip(viewer);
    expect(await viewer.page.locator('video').count()).toBe(0);
    await waitUntil(async () => ((await getVideoState(pip))?.time ?? 0) > 3, 'playing on');
    expect(await getVideoState(pip)).toMatchObject({ paused: false });
    expect(await viewer.getLongestGapMs()).toBeLessThan(maxStopMs);
    expect(await viewer.countFrames()).toBeGreaterThan(10);
    await pip.getByText('TRA 2 : 1 OSL').waitFor();
    await pip.locator('.shaka-text-container [translate]').first().waitFor();
    const { theme, colour } = await pip.evaluate(() => ({
      theme: document.documentElement.dataset['theme'],
      colour: getComputedStyle(document.querySelector('main') ?? document.body).backgroundColor,
    }));
    expect({ theme, colour }).toEqual({ theme: 'dark', colour: 'rgb(5, 8, 15)' });
    expect(await viewer.state()).toMatchObject({ pip: true, recovering: false, problem: null });
    await viewer.close();
  });

  it('the picture-in-picture window works by its own keys and buttons, and by the page’s keys and buttons', async () => {
    const viewer = await watch();
    const pip = await openPip(viewer);
    await pip.getByRole('button', { name: 'Pause' }).click();
    await waitUntil(async () => (await getVideoState(pip))?.paused === true, 'the pause');
    await pip.keyboard.press('5');
    await waitUntil(async () => ((await getVideoState(pip))?.time ?? 0) > 85, 'half way');
    await viewer.page.getByRole('button', { name: 'Play', exact: true }).click();
    await waitUntil(async () => (await getVideoState(pip))?.paused === false, 'playing');
    await pip.keyboard.press('m');
    await waitUntil(async () => (await viewer.state()).muted, 'silence');
    expect(await viewer.state()).toMatchObject({ muted: true, pip: true, problem: null });
    await viewer.close();
  });

  it.for([
    // The window closes while the key is still down.
    { way: 'by its own key', back: (_: Page, pip: Page) => pip.keyboard.press('p').catch(() => undefined) },
    {
      way: 'from the page',
      back: async (page: Page) => page.getByRole('button', { name: 'Show it here' }).click(),
    },
    { way: 'by the browser', back: async (_: Page, pip: Page) => pip.close() },
  ])(
    'the picture returns to the player when the picture-in-picture window is closed $way, and the window can open again',
    async ({ back }) => {
      const viewer = await watch();
      const { page } = viewer;
      for (const _ of ['once', 'again']) {
        const pip = await openPip(viewer);
        const { time = 0 } = (await getVideoState(pip)) ?? {};
        await back(page, pip);
        await waitUntil(async () => (await getVideoState(page)) !== null, 'the picture');
        await waitUntil(async () => ((await getVideoState(page))?.time ?? 0) > time + 0.3, 'playing on');
        expect(await viewer.state()).toMatchObject({ pip: false, paused: false, problem: null });
      }
      await viewer.close();
    },
  );

  it('closing the picture-in-picture window from the page keeps the focus in the player', async () => {
    const viewer = await watch();
    const { page } = viewer;
    await openPip(viewer);
    await page.getByRole('button', { name: 'Show it here' }).focus();
    await page.keyboard.press('Enter');
    await waitUntil(async () => (await getVideoState(page)) !== null, 'the picture');
    expect(await page.evaluate(() => document.activeElement?.querySelector('video') !== null)).toBe(true);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await viewer.close();
  });

  it('the picture-in-picture window opens once for two presses in a row, and closes with the player', async () => {
    const viewer = await watch({ lazy: '1' }, { noWait: true });
    const { page, context } = viewer;
    await page.evaluate(() => window.harness.mount());
    await page.waitForFunction(() => window.harness.frames > 5);
    await Promise.all([page.keyboard.press('p'), page.keyboard.press('p')]);
    await waitUntil(async () => context.pages().length === 2, 'the window');
    await waitForPlayback(viewer);
    expect(context.pages()).toHaveLength(2);
    await page.evaluate(() => window.harness.unmount());
    await waitUntil(async () => context.pages().length === 1, 'no window');
    await viewer.close();
  });

  it('the picture-in-picture window runs from right to left in a right-to-left page, and breaks no rule of its content security policy', async () => {
    const viewer = await watch({ locale: 'he' });
    const consoleErrors: string[] = [];
    viewer.context.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
    const pip = await openPip(viewer);
    expect(await pip.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await waitForPlayback(viewer);
    expect(consoleErrors).toEqual([]);
    await viewer.close();
  });
});
