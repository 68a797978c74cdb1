import { describe, expect, it } from 'vitest';
import { openPanorama, readVideoWidth, switchTo } from './panorama-page.ts';
import { openTestBrowser } from './setup.ts';
import { waitUntil, type WatchedPage } from './watch.ts';

const testBrowser = openTestBrowser();
const open = (options?: Parameters<typeof openPanorama>[1]) => openPanorama(testBrowser, options);

/**
 * The camera's position and zoom, measured from the drawing. The position is 0 to 1 of the frame's width; zoom 1 fills
 * the player area.
 */
const getView = ({ page }: WatchedPage): Promise<CameraView> =>
  page.evaluate(() => {
    const video = document.querySelector('video');
    const playerArea = document.querySelector('section')?.getBoundingClientRect();
    const box = video?.getBoundingClientRect();
    if (!video || !playerArea || !box) throw new Error('There is no video');
    // The frame is as wide as the box; its height follows from its shape.
    const height = (box.width * video.videoHeight) / video.videoWidth;
    return { x: (playerArea.left + playerArea.width / 2 - box.left) / box.width, zoom: height / playerArea.height };
  });

interface CameraView {
  x: number;
  zoom: number;
}

/** Waits until the camera has reached its target, because it glides. */
const waitForView = (
  viewer: WatchedPage,
  isReached: (view: CameraView) => boolean,
  description: string,
): Promise<void> => waitUntil(async () => isReached(await getView(viewer)), description);
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

const getCameraMap = ({ page }: WatchedPage) => page.getByRole('slider', { name: 'Camera position' });
const getAutomaticButton = ({ page }: WatchedPage) => page.getByRole('button', { name: 'Automatic camera' });
const isAutomatic = async (viewer: WatchedPage): Promise<boolean> =>
  (await getAutomaticButton(viewer).getAttribute('aria-pressed')) === 'true';

describe('the camera over a panorama', () => {
  it('the panorama’s camera follows the play without the viewer, and fills the player area', async () => {
    const viewer = await open();
    await switchTo(viewer, 'Panoramic');
    expect((await getView(viewer)).zoom).toBeCloseTo(1, 2);
    // Five seconds after this position, a goal happens at the right end of the rink. A busy machine reads few pictures,
    // so the scene repeats.
    const repeatScene = () => viewer.page.evaluate(() => window.harness.handle?.request({ type: 'seek', time: 60 }));
    await repeatScene();
    await waitUntil(async () => {
      if ((await viewer.state()).currentTime > 70) await repeatScene();
      return (await getView(viewer)).x > 0.6;
    }, 'the right end');
    expect(await isAutomatic(viewer)).toBe(true);
    await viewer.close();
  });

  it('the panorama’s camera leaves no dark line at the picture’s edge when the player area ends between two pixels', async () => {
    // A width that gives a height of 507.375 pixels.
    const viewer = await open({ viewport: { width: 902, height: 700 } });
    await switchTo(viewer, 'Panoramic');
    await getCameraMap(viewer).waitFor();
    const otherElements = await viewer.page.evaluate(() => {
      const video = document.querySelector('video');
      const playerArea = document.querySelector('section')?.getBoundingClientRect();
      const box = video?.getBoundingClientRect();
      if (!video || !playerArea || !box) throw new Error('There is no video');
      const height = (box.width * video.videoHeight) / video.videoWidth;
      const middle = box.top + box.height / 2;
      return [middle - height / 2 - playerArea.top, playerArea.bottom - middle - height / 2].map((gap) =>
        Math.max(0, gap),
      );
    });
    expect(otherElements).toEqual([expect.closeTo(0, 2), expect.closeTo(0, 2)]);
    await viewer.close();
  });

  it('the panorama’s camera moves by a drag without a pause, and becomes automatic again', async () => {
    const viewer = await open();
    const { page } = viewer;
    await switchTo(viewer, 'Panoramic');
    await getCameraMap(viewer).waitFor();
    await page.mouse.move(300, 250);
    const { x } = await getView(viewer);
    await page.mouse.down();
    await page.mouse.move(520, 250, { steps: 8 });
    expect(await isAutomatic(viewer)).toBe(false);
    await page.mouse.up();
    await waitForView(viewer, (view) => view.x < x, 'a camera that was dragged to the left');
    expect((await viewer.state()).paused).toBe(false);
    await page.getByText('You control the camera').waitFor({ state: 'attached' });
    await getAutomaticButton(viewer).focus();
    await page.keyboard.press('Enter');
    await page.getByText('The camera follows the play').waitFor({ state: 'attached' });
    expect(await isAutomatic(viewer)).toBe(true);
    // A click without a movement is still a click.
    await page.mouse.move(320, 250);
    await page.mouse.down();
    await page.mouse.up();
    await waitUntil(async () => (await viewer.state()).paused, 'the pause');
    await viewer.close();
  });

  it('the panorama’s camera works by keyboard alone: arrow keys on the map move and zoom', async () => {
    const viewer = await open();
    const { page } = viewer;
    await switchTo(viewer, 'Panoramic');
    await page.evaluate(() => window.harness.handle?.request({ type: 'pause' }));
    await waitUntil(async () => (await viewer.state()).paused, 'the pause');
    // The element's own time: the player's state is up to a quarter of a second old.
    const readSecond = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    const positionBefore = await readSecond();
    await getCameraMap(viewer).focus();
    await page.keyboard.press('Home');
    await waitForView(viewer, (view) => isNear(view.x, 0.25), 'the left end');
    await page.keyboard.press('ArrowRight');
    await waitForView(viewer, (view) => isNear(view.x, 0.325), 'a step to the right');
    await page.keyboard.press('+');
    await waitForView(viewer, (view) => isNear(view.zoom, 1.3), 'a closer view');
    const isAnnounced = async (): Promise<boolean> =>
      /^3[23]% from the left, zoom 1\.3×$/.test((await getCameraMap(viewer).getAttribute('aria-valuetext')) ?? '');
    await waitUntil(isAnnounced, 'the spoken position and zoom');
    expect(Math.abs((await readSecond()) - positionBefore)).toBeLessThan(0.1);
    await page.keyboard.press('Enter');
    expect(await isAutomatic(viewer)).toBe(true);
    await viewer.close();
  });

  it('the panorama’s camera zooms with two fingers on a trackpad, and leaves a vertical scroll to the page', async () => {
    const viewer = await open({ viewport: { width: 900, height: 400 } });
    const { page } = viewer;
    await switchTo(viewer, 'Panoramic');
    await getCameraMap(viewer).waitFor();
    await page.evaluate(() => {
      document.body.style.minHeight = '3000px';
      document.documentElement.style.overflow = 'auto';
    });
    const getScrollTop = () => page.evaluate(() => document.scrollingElement?.scrollTop ?? 0);
    // The pointer is still over the picture after the page has scrolled.
    await page.mouse.move(300, 120);
    await page.mouse.wheel(0, 120);
    await waitUntil(async () => (await getScrollTop()) > 100, 'the page to scroll');
    expect(await isAutomatic(viewer)).toBe(true);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -60);
    await page.keyboard.up('Control');
    await waitForView(viewer, (view) => view.zoom > 1.3, 'a closer view');
    expect(await getScrollTop()).toBeGreaterThan(100);
    expect(await isAutomatic(viewer)).toBe(false);
    await viewer.close();
  });

  it('on a phone, the panorama’s camera moves by a finger, and zooms by two fingers or a double tap', async () => {
    const viewer = await open({ viewport: { width: 390, height: 720 }, touch: true, query: { locale: 'he' } });
    const { page, context } = viewer;
    const cdp = await context.newCDPSession(page);
    type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';
    const touch = (type: TouchType, ...touchPoints: { x: number; y: number; id: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    // In a player this small the switch is in the settings.
    await page.getByRole('button', { name: 'Settings' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name: 'Panoramic' }).focus();
    await page.keyboard.press('Enter');
    await waitUntil(async () => (await readVideoWidth(viewer)) === 1280, 'the panorama');
    await page.evaluate(() => window.harness.handle?.request({ type: 'pause' }));
    await page.locator('[data-panorama]').waitFor();
    const viewBefore = await getView(viewer);

    await touch('touchStart', { x: 260, y: 24, id: 1 });
    for (const x of [240, 220, 200, 190]) await touch('touchMove', { x, y: 24, id: 1 });
    await touch('touchEnd');
    await waitForView(viewer, (view) => view.x > viewBefore.x + 0.03, 'a camera that was dragged to the right');
    expect(await isAutomatic(viewer)).toBe(false);

    await touch('touchStart', { x: 180, y: 24, id: 1 }, { x: 220, y: 24, id: 2 });
    for (const distance of [10, 20, 30]) {
      await touch('touchMove', { x: 180 - distance, y: 24, id: 1 }, { x: 220 + distance, y: 24, id: 2 });
    }
    await touch('touchEnd');
    await waitForView(viewer, (view) => Math.abs(view.zoom - 2.5) < 0.1, 'a zoom that matches the fingers');

    // The times of the events make a double tap, also when a busy machine delays them.
    const tappedAtSeconds = Date.now() / 1000;
    for (const delaySeconds of [0, 0.1]) {
      const timestamp = tappedAtSeconds + delaySeconds;
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 195, y: 24 }], timestamp });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
    }
    await waitForView(viewer, (view) => isNear(view.zoom, 1), 'the filled player area again');
    await viewer.close();
  });

  it('the panorama’s camera moves without layout shifts while the picture plays', async () => {
    const viewer = await open();
    await switchTo(viewer, 'Panoramic');
    await getCameraMap(viewer).waitFor();
    const drawnFrameCount = await viewer.page.evaluate(async () => {
      const slider = document.querySelector<HTMLElement>('[data-camera] [role=slider]');
      const waitForFrames = async (frames: number) => {
        for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
      };
      let layoutCount = 0;
      const layoutShiftObserver = new PerformanceObserver((list) => (layoutCount += list.getEntries().length));
      layoutShiftObserver.observe({ type: 'layout-shift' });
      // Parts that load with the map cause shifts first.
      for (let layoutsBefore = -1; layoutsBefore !== layoutCount; await waitForFrames(30)) layoutsBefore = layoutCount;
      const layoutsAfterSettling = layoutCount;
      slider?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
      await waitForFrames(50);
      layoutShiftObserver.disconnect();
      return layoutCount - layoutsAfterSettling;
    });
    expect(drawnFrameCount).toBe(0);
    await viewer.mark();
    await waitUntil(async () => (await viewer.countFrames()) > 20, 'frames');
    await viewer.close();
  });
});
