import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { openTestBrowser } from './setup.ts';
import { waitUntil, watch as open, type WatchedPage, type WatchOptions } from './watch.ts';

const testBrowser = openTestBrowser();
const watch = (address: string, options?: WatchOptions): Promise<WatchedPage> =>
  open(testBrowser.browser, testBrowser.origin, address, options);

const recording: WatchOptions = { kind: 'recording', query: { markers: '1' }, viewport: { width: 900, height: 506 } };

/**
 * Makes the browser refuse to play, or to play with sound, before a press. The browser's own setting would have no
 * effect, because the test's commands count as gestures.
 */
const refuseMutedChange = (): void => {
  const play = HTMLMediaElement.prototype.play;
  let isPressed = false;
  addEventListener('pointerdown', () => (isPressed = true), true);
  HTMLMediaElement.prototype.play = function rejectPlay(this: HTMLMediaElement) {
    const isMutedAllowed = !document.location.search.includes('strict');
    if (isPressed || (this.muted && isMutedAllowed)) return play.call(this);
    return Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
  };
};

describe('autoplay', () => {
  it('the player plays muted with "click for sound" when the browser refuses sound [fault-35]', async () => {
    const viewer = await watch(testBrowser.origin.recording, {
      ...recording,
      query: { patient: '1' },
      init: refuseMutedChange,
    });
    expect(await viewer.state()).toMatchObject({ autoplay: 'muted', muted: true, paused: false });
    await viewer.page.getByRole('button', { name: 'Click for sound' }).click();
    await waitUntil(async () => !(await viewer.state()).muted, 'sound');
    expect((await viewer.state()).paused).toBe(false);
    await viewer.close();
  });

  it('the player shows a play button when the browser refuses to play, and plays with sound after a press [fault-35]', async () => {
    const viewer = await watch(testBrowser.origin.recording, {
      ...recording,
      query: { strict: '1' },
      noWait: true,
      init: refuseMutedChange,
    });
    await viewer.page.getByRole('button', { name: 'Play video' }).click();
    await viewer.waitForFrame();
    expect(await viewer.state()).toMatchObject({ muted: false, paused: false });
    await viewer.close();
  });

  it('without autoPlay, the player loads neither engine nor stream before a press', async () => {
    const viewer = await watch(testBrowser.origin.recording, {
      ...recording,
      query: { still: '1', poster: '/vod/poster-1.webp' },
      noWait: true,
    });
    const requests: string[] = [];
    viewer.page.on('request', (request) => requests.push(request.url()));
    await viewer.page.getByRole('button', { name: 'Play video' }).waitFor();
    await viewer.page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /shaka|m3u8/.test(url))).toEqual([]);
    await viewer.page.getByRole('button', { name: 'Play video' }).click();
    await viewer.waitForFrame();
    await viewer.close();
  });
});

describe('watching', () => {
  it('a preload loads the rendition that the player shows, and not the smallest', async () => {
    const { recording: address } = testBrowser.origin;
    const viewer = await watch(address, { ...recording, query: { lazy: '1' }, noWait: true });
    const loadedHeights = new Set<number>();
    viewer.page.on('request', (request) => {
      const height = /video-(\d+)\D.*\.m4s$/.exec(new URL(request.url()).pathname)?.[1];
      if (height !== undefined) loadedHeights.add(Number(height));
    });
    await viewer.page.evaluate((preloadAddress) => window.harness.preload(preloadAddress), address);
    await waitUntil(async () => loadedHeights.size > 0, 'the first segment');
    const [preloadedHeight] = loadedHeights;
    expect(preloadedHeight).toBeGreaterThan(240);
    await viewer.page.evaluate(() => window.harness.mount());
    await viewer.waitForFrame();
    expect([...loadedHeights]).toEqual([preloadedHeight]);
    await viewer.close();
  });

  it('the player plays the smallest rendition that fills its element, and a larger one after the element grows', async () => {
    const viewer = await watch(testBrowser.origin.recording, {
      ...recording,
      viewport: { width: 420, height: 236 },
    });
    const getPlayedHeight = async (): Promise<number | undefined> =>
      (await viewer.state()).qualities.find(({ active }) => active)?.height;
    await waitUntil(async () => (await getPlayedHeight()) === 240, 'the rendition of 240 lines');
    await viewer.page.setViewportSize({ width: 1280, height: 720 });
    await waitUntil(async () => (await getPlayedHeight()) !== 240, 'another rendition');
    expect(await getPlayedHeight()).toBeGreaterThan(240);
    await viewer.close();
  });

  it('the player with captions breaks no rule of a content security policy that forbids inline scripts and style elements', async () => {
    const viewer = await watch(testBrowser.origin.recording, {
      ...recording,
      init: () => {
        document.addEventListener('securitypolicyviolation', (event) => {
          document.documentElement.dataset['violation'] = event.violatedDirective;
        });
      },
    });
    await viewer.page.keyboard.press('Tab');
    await viewer.page.keyboard.press('c');
    await viewer.page.keyboard.press('0');
    await viewer.page.keyboard.press('k');
    await viewer.page.evaluate(() => window.harness.handle?.request({ type: 'seek', time: 2 }));
    await viewer.page.locator('.shaka-text-container').getByText('under way').waitFor();
    expect(await viewer.page.evaluate(() => document.documentElement.dataset['violation'])).toBeUndefined();
    expect(await viewer.page.locator('style').count()).toBe(0);
    await viewer.close();
  });

  it('the player shows captions that are turned on in a paused, fully buffered video, and fetches no captions before', async () => {
    const viewer = await watch(testBrowser.origin.recording, { ...recording, query: { still: '1' }, noWait: true });
    const { page } = viewer;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('button', { name: 'Play video' }).click();
    await viewer.waitForFrame();
    await page.keyboard.press('k');
    await page.evaluate(() => window.harness.handle?.request({ type: 'seek', time: 2 }));
    const getBufferedSeconds = async (): Promise<number> => {
      const { buffered, currentTime } = await viewer.state();
      return (buffered.at(-1)?.end ?? 0) - currentTime;
    };
    await waitUntil(async () => (await getBufferedSeconds()) >= 20, 'a full buffer');
    expect(requests.filter((url) => url.includes('captions'))).toEqual([]);
    await page.keyboard.press('c');
    await page.locator('.shaka-text-container').getByText('under way').waitFor();
    expect((await viewer.state()).paused).toBe(true);
    await viewer.close();
  });

  it('the seek bar shows a thumbnail of the second under the pointer', async () => {
    const viewer = await watch(testBrowser.origin.recording, recording);
    const picture = viewer.page.locator('[data-picture]').getByText(/1:2[789]/);
    // Hidden controls get no pointer events, and on a busy machine they may hide again before the pointer arrives.
    const movePointer = async (): Promise<boolean> => {
      await viewer.page.mouse.move(400, 200);
      const box = await viewer.page.getByRole('slider', { name: 'Timeline' }).boundingBox();
      if (box) await viewer.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      return picture.waitFor({ timeout: 1000 }).then(
        () => true,
        () => false,
      );
    };
    await waitUntil(movePointer, 'a picture');
    expect(testBrowser.origin.requests.some(({ path }) => path.endsWith('thumbnails.vtt'))).toBe(true);
    await viewer.close();
  });

  it('the player works by keyboard alone', async () => {
    const viewer = await watch(testBrowser.origin.recording, recording);
    const { page } = viewer;
    // No element of the page has the focus yet.
    await page.keyboard.press('k');
    await waitUntil(async () => (await viewer.state()).paused, 'paused');
    await page.keyboard.press('5');
    await waitUntil(async () => Math.abs((await viewer.state()).currentTime - 88) < 1, 'half way');
    await page.keyboard.press('j');
    await waitUntil(async () => Math.abs((await viewer.state()).currentTime - 78) < 1, '10 s back');
    await page.getByRole('button', { name: 'Speed' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await waitUntil(async () => (await viewer.state()).rate === 1.25, 'faster');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Speed');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await viewer.close();
  });

  it('through the player’s remote, the page reads the position, seeks, and pauses the video', async () => {
    const viewer = await watch(testBrowser.origin.recording, recording);
    const { page } = viewer;
    const getRemoteState = () => page.evaluate(() => window.harness.remote?.state.get() ?? null);
    expect(await getRemoteState()).toMatchObject({ status: 'playing', live: false, stream: 'hd' });
    await page.evaluate(() => window.harness.remote?.seek(60));
    await waitUntil(async () => Math.floor((await getRemoteState())?.position ?? 0) >= 60, 'a minute');
    await viewer.waitForFrame();
    await page.evaluate(() => Reflect.set(window, 'goOn', window.harness.remote?.pauseFor('form')));
    await waitUntil(async () => (await getRemoteState())?.status === 'paused', 'the pause');
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
    await page.evaluate(() => Reflect.get(window, 'goOn')());
    await waitUntil(async () => (await getRemoteState())?.status === 'playing', 'playing again');
    await page.keyboard.press('Tab');
    await page.keyboard.press('[');
    const isBeforeMinute = (position: number): boolean => position > 45 && position < 59;
    await waitUntil(async () => isBeforeMinute((await getRemoteState())?.position ?? 0), 'the goal at 48 s');
    await viewer.close();
  });

  it('the player plays a DASH stream, and seeks in it', async () => {
    const viewer = await watch(testBrowser.origin.recordingDash, recording);
    expect(await viewer.state()).toMatchObject({ live: false, problem: null, paused: false });
    await viewer.page.evaluate(() => window.harness.handle?.request({ type: 'seek', time: 40 }));
    await waitUntil(async () => (await viewer.state()).currentTime > 40.5, 'playing after the seek');
    await viewer.close();
  });

  it('the player continues at the same second when the viewer changes the camera', async () => {
    const viewer = await watch(testBrowser.origin.recording, {
      ...recording,
      query: { pano: `${testBrowser.origin.recording}?pano` },
    });
    await viewer.page.evaluate(() => window.harness.handle?.request({ type: 'seek', time: 60 }));
    await viewer.waitForFrame();
    const positionBefore = (await viewer.state()).currentTime;
    const getPhases = () => viewer.page.evaluate(() => window.harness.phases);
    const { length } = await getPhases();
    await viewer.page.getByRole('button', { name: 'Panoramic' }).focus();
    await viewer.page.keyboard.press('Enter');
    await waitUntil(async () => (await getPhases()).length > length, 'leaving the first stream');
    await waitUntil(async () => (await viewer.state()).phase === 'ready', 'the other stream');
    await viewer.waitForFrame();
    const { currentTime, paused } = await viewer.state();
    expect(paused).toBe(false);
    expect(currentTime).toBeGreaterThan(positionBefore - 1);
    expect(currentTime).toBeLessThan(positionBefore + 15);
    await viewer.close();
  });

  it.for([
    { title: 'on a phone', viewport: { width: 390, height: 720 } },
    { title: 'on a desktop, from right to left', viewport: { width: 1200, height: 720 }, locale: 'he' },
  ])('axe finds no violation in the player $title, with menus closed and open', async ({ viewport, locale = 'en' }) => {
    const viewer = await watch(testBrowser.origin.recording, {
      ...recording,
      viewport,
      query: { markers: '1', locale },
    });
    const findViolations = async (): Promise<unknown> => {
      const { violations } = await new AxeBuilder({ page: viewer.page }).setLegacyMode().include('section').analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    };
    await viewer.page.keyboard.press('Tab');
    expect(await findViolations()).toEqual([]);
    await viewer.page.getByRole('button', { name: 'Settings' }).locator('visible=true').focus();
    await viewer.page.keyboard.press('Enter');
    await viewer.page.getByRole('menu').waitFor();
    expect(await findViolations()).toEqual([]);
    await viewer.close();
  });

  it.for([
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ])('the settings open over the page on a phone of $width pixels, with space for a thumb', async (viewport) => {
    const viewer = await watch(testBrowser.origin.recording, { ...recording, viewport });
    const { page } = viewer;
    const settings = page.getByRole('button', { name: 'Settings' }).locator('visible=true');
    await page.keyboard.press('Tab');
    await settings.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await menu.waitFor();
    const box = await menu.boundingBox();
    const player = await page.locator('section').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(viewport.height);
    expect(box?.width).toBe(viewport.width);
    expect(box?.height).toBeGreaterThan((player?.height ?? 0) * 1.5);
    for (const menuItem of await page.getByRole('menuitemradio').all()) {
      await menuItem.scrollIntoViewIfNeeded();
      expect((await menuItem.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const speedItem = page.getByRole('menuitemradio', { name: '1.5×' });
    await speedItem.click();
    await waitUntil(async () => (await viewer.state()).rate === 1.5, 'the speed');
    await page.mouse.click(viewport.width / 2, 8);
    await waitUntil(async () => !(await menu.isVisible()), 'the sheet to close');
    expect(await settings.evaluate((button) => button === document.activeElement)).toBe(true);
    await viewer.close();
  });

  it('the Tab key shows hidden controls, which stay visible while they have the focus', async () => {
    const viewer = await watch(testBrowser.origin.recording, { ...recording, hasClock: true });
    const isShown = () => viewer.page.evaluate(() => document.querySelector('section')?.hasAttribute('data-controls'));
    await viewer.page.clock.fastForward(3000);
    await waitUntil(async () => !(await isShown()), 'hiding after three seconds');
    await viewer.page.keyboard.press('Tab');
    expect(await isShown()).toBe(true);
    await viewer.page.clock.fastForward(3000);
    await viewer.page.clock.fastForward(3000);
    expect(await isShown()).toBe(true);
    await viewer.close();
  });
});
