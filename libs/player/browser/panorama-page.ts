import type { TestBrowser } from './setup.ts';
import { waitUntil, watch, type WatchedPage, type WatchOptions } from './watch.ts';

export const desktopViewport = { width: 900, height: 506 };

/** Opens the recording, with its panorama available. @param pano another address of the panorama */
export const openPanorama = (
  testBrowser: TestBrowser,
  { pano, ...options }: WatchOptions & { pano?: string } = {},
): Promise<WatchedPage> =>
  watch(testBrowser.browser, testBrowser.origin, testBrowser.origin.recording, {
    kind: 'recording',
    viewport: desktopViewport,
    ...options,
    query: { pano: pano ?? testBrowser.origin.panorama, ...options.query },
  });

export const readVideoWidth = ({ page }: WatchedPage): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.videoWidth ?? 0);

/** Presses the button of a camera, and waits for its picture. */
export async function switchTo(viewer: WatchedPage, name: 'HD' | 'Panoramic'): Promise<void> {
  const { page } = viewer;
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await waitUntil(
    async () => ((await readVideoWidth(viewer)) === 1280) === (name === 'Panoramic'),
    `the ${name} picture`,
  );
}
