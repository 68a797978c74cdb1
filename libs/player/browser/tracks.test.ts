import { describe, expect, it, vi } from 'vitest';
import { openTestBrowser } from './setup.ts';
import { safetyMs, waitUntil, watch as open, type WatchedPage, type WatchOptions } from './watch.ts';

const testBrowser = openTestBrowser();
const recording: WatchOptions = { kind: 'recording', viewport: { width: 900, height: 506 } };
const watch = (query: Record<string, string> = {}): Promise<WatchedPage> =>
  open(testBrowser.browser, testBrowser.origin, testBrowser.origin.recording, { ...recording, query });

/** Opens a menu of the bar and presses the entry with this name. */
async function chooseMenuItem({ page }: WatchedPage, menu: string, name: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').getByText(name, { exact: true }).click();
}

describe('captions', () => {
  it('captions have the style that the viewer sets by keyboard alone, also after a reload', async () => {
    const viewer = await watch();
    const { page } = viewer;
    await page.keyboard.press('c');
    await page.evaluate(() => window.harness.handle?.request({ type: 'seek', time: 2 }));
    await page.keyboard.press('k');
    const captionLocator = page.locator('.shaka-text-container [translate]').getByText('under way');
    await captionLocator.waitFor();
    const fontSizeBefore = await captionLocator.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
    await page.getByRole('button', { name: 'Captions', exact: true }).focus();
    for (const key of ['Enter', 'End', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('dialog', { name: 'Caption style' }).waitFor();
    // The keys move from size to text colour, to background, to opacity.
    for (const key of ['ArrowRight', 'ArrowRight', 'Tab', 'ArrowRight', 'ArrowRight', 'Tab', 'ArrowRight', 'Tab'])
      await page.keyboard.press(key);
    await page.keyboard.press('ArrowLeft');
    const getCaptionLook = () =>
      captionLocator.evaluate((element) => {
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        return { color, backgroundColor, fontSize: Number.parseFloat(fontSize) };
      });
    const chosenStyle = {
      color: 'rgb(255, 255, 0)',
      backgroundColor: 'color(srgb 1 1 1 / 0.5)',
      fontSize: fontSizeBefore * 2,
    };
    await vi.waitFor(async () => expect(await getCaptionLook()).toEqual(chosenStyle), { timeout: safetyMs });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Captions');
    await page.reload();
    await waitUntil(async () => (await viewer.state()).phase === 'ready', 'the stream');
    // After the reload, the player may not be mounted yet to receive a pause.
    await page.evaluate(() => window.harness.handle?.request({ type: 'pause' }));
    await waitUntil(async () => (await viewer.state()).paused, 'the pause');
    await page.evaluate(() => window.harness.handle?.request({ type: 'seek', time: 2 }));
    await captionLocator.waitFor();
    await vi.waitFor(async () => expect(await getCaptionLook()).toEqual(chosenStyle), { timeout: safetyMs });
    await viewer.close();
  });

  it('captions run in the direction of their language: a Hebrew sentence ends at its left', async () => {
    const viewer = await watch();
    await chooseMenuItem(viewer, 'Captions', 'Hebrew');
    await viewer.page.evaluate(() => window.harness.handle?.request({ type: 'seek', time: 2 }));
    const captionLocator = viewer.page.locator('.shaka-text-container [translate]');
    await captionLocator.filter({ hasText: /[א-ת]/ }).first().waitFor();
    const captionBounds = await captionLocator.first().evaluate((element) => {
      const text = element.firstChild;
      const getX = (index: number): number => {
        const range = document.createRange();
        if (text) range.setStart(text, index);
        if (text) range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left;
      };
      const { textContent = '' } = element;
      return { last: textContent.trimEnd().at(-1), toTheLeft: getX(textContent.trimEnd().length - 1) < getX(0) };
    });
    expect(captionBounds).toEqual({ last: expect.stringMatching(/[.!?]/), toTheLeft: true });
    await viewer.close();
  });
});

describe('sound', () => {
  it('the player keeps the chosen audio in the other stream and at the next visit', async () => {
    const viewer = await watch({ pano: `${testBrowser.origin.recording}?pano` });
    const { page } = viewer;
    const getAudibleTrack = async (): Promise<string> => {
      const track = (await viewer.state()).audio.find(({ active }) => active);
      return `${track?.language} ${track?.accessible ? 'described' : 'plain'}`;
    };
    expect(await getAudibleTrack()).toBe('en plain');
    await chooseMenuItem(viewer, 'Audio', 'Audio description');
    await waitUntil(async () => (await getAudibleTrack()) === 'en described', 'the description');
    await page.keyboard.press('Escape');
    const countPhases = () => page.evaluate(() => window.harness.phases.length);
    const phasesBefore = await countPhases();
    await page.getByRole('button', { name: 'Panoramic' }).focus();
    await page.keyboard.press('Enter');
    await waitUntil(async () => (await countPhases()) > phasesBefore, 'leaving the first stream');
    await waitUntil(async () => (await viewer.state()).phase === 'ready', 'the other stream');
    expect(await getAudibleTrack()).toBe('en described');
    await page.reload();
    await waitUntil(async () => (await viewer.state()).phase === 'ready', 'the next visit');
    expect(await getAudibleTrack()).toBe('en described');
    await viewer.close();
  });

  it('a recording plays at the speed of the last recording', async () => {
    const viewer = await watch();
    await chooseMenuItem(viewer, 'Speed', '1.5×');
    await waitUntil(async () => (await viewer.state()).rate === 1.5, 'the speed');
    await viewer.page.reload();
    await waitUntil(async () => (await viewer.state()).currentTime > 1, 'playing');
    expect((await viewer.state()).rate).toBe(1.5);
    await viewer.close();
  });
});
