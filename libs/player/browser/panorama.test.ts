import { describe, expect, it } from 'vitest';
import { desktopViewport, openPanorama, readVideoWidth, switchTo } from './panorama-page.ts';
import { openTestBrowser } from './setup.ts';
import { waitUntil, watch } from './watch.ts';

const testBrowser = openTestBrowser();
const open = (options?: Parameters<typeof openPanorama>[1]) => openPanorama(testBrowser, options);

declare global {
  interface Window {
    /** The addresses that the page's policy has refused. */
    blockedUris: string[];
  }
}

/** Runs in the page. */
function recordBlockedUris(): void {
  window.blockedUris = [];
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => window.blockedUris.push(blockedURI));
}

describe('the switch to the panorama and back', () => {
  it('the switch to the panorama and back keeps the position, the pause, captions, speed and volume', async () => {
    const viewer = await open();
    const { page } = viewer;
    const requestPlayer = (request: object) =>
      page.evaluate((playerRequest) => window.harness.handle?.request(playerRequest as never), request);
    await requestPlayer({ type: 'seek', time: 60 });
    await requestPlayer({ type: 'rate', rate: 1.5 });
    await requestPlayer({ type: 'volume', level: 0.4 });
    await requestPlayer({ type: 'toggleCaptions' });
    await viewer.waitForFrame();
    await requestPlayer({ type: 'pause' });
    await waitUntil(async () => (await viewer.state()).paused, 'the pause');
    // The element's own time: the player's state is up to a quarter of a second old.
    const timeSeconds = await page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    for (const name of ['Panoramic', 'HD'] as const) {
      await switchTo(viewer, name);
      await waitUntil(async () => (await viewer.state()).text.some(({ active }) => active), 'captions');
      await waitUntil(async () => Math.abs((await viewer.state()).currentTime - timeSeconds) < 0.2, 'the second');
      const { paused, rate, volume } = await viewer.state();
      expect({ paused, rate, volume }).toEqual({ paused: true, rate: 1.5, volume: 0.4 });
    }
    await requestPlayer({ type: 'play' });
    await viewer.mark();
    await waitUntil(async () => (await viewer.countFrames()) > 20, 'frames');
    expect(await page.evaluate(() => document.querySelector('video')?.playbackRate)).toBe(1.5);
    await viewer.close();
  });

  it('the switch to the panorama and back continues at the same second of a live match that is watched with a delay', async () => {
    const { address, stream } = testBrowser.origin.live('wide');
    stream.start = Date.now() - 60_000;
    stream.windowLength = 24;
    const viewer = await watch(testBrowser.browser, testBrowser.origin, address, {
      viewport: desktopViewport,
      query: { pano: address.replace('index.m3u8', 'pano.m3u8') },
    });
    await viewer.page.evaluate(() => window.harness.handle?.request({ type: 'seekBy', seconds: -20 }));
    await waitUntil(async () => (await viewer.state()).behindLive > 15, 'well behind the live edge');
    await viewer.waitForFrame();
    // The element's own time: the player's state is up to half a second old.
    const readWallClockSeconds = (): Promise<number> =>
      viewer.page.evaluate(() => {
        const { wallClockOrigin } = window.harness.state ?? {};
        return (wallClockOrigin ?? 0) / 1000 + (document.querySelector('video')?.currentTime ?? 0);
      });
    const startedAtMs = Date.now();
    const clockBefore = await readWallClockSeconds();
    await switchTo(viewer, 'Panoramic');
    await viewer.waitForFrame();
    const elapsedWallClock = (await readWallClockSeconds()) - clockBefore;
    const elapsedSeconds = (Date.now() - startedAtMs) / 1000;
    expect(elapsedWallClock).toBeGreaterThan(-0.5);
    expect(elapsedWallClock).toBeLessThan(elapsedSeconds + 0.5);
    await viewer.close();
  });

  it('the switch to the panorama and back keeps the second when it is pressed twice before the first frame', async () => {
    const viewer = await open();
    const { page } = viewer;
    const startedAtMs = Date.now();
    await page.evaluate(() => window.harness.handle?.request({ type: 'seek', time: 90 }));
    await viewer.waitForFrame();
    for (const name of ['Panoramic', 'HD', 'Panoramic']) {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    }
    await waitUntil(async () => (await readVideoWidth(viewer)) === 1280, 'the panorama');
    await viewer.waitForFrame();
    const { currentTime } = await viewer.state();
    expect(currentTime).toBeGreaterThan(88);
    expect(currentTime).toBeLessThan(92 + (Date.now() - startedAtMs) / 1000);
    await viewer.close();
  });

  it.for([
    ['is missing', (): string => `${testBrowser.origin.url}/vod/nothing.m3u8`],
    ['is a web page', (): string => testBrowser.origin.field('page', { answer: () => ({ body: '<!doctype html>' }) })],
    [
      'never answers',
      (): string => testBrowser.origin.field('hanging', { answer: () => ({ delay: new Promise(() => {}) }) }),
    ],
    ['has an address that the page’s policy forbids', (): string => 'https://elsewhere.example/pano.m3u8'],
  ] as const)(
    'the player returns to HD at the same second after at most two tries when the panorama %s [fault-31n]',
    async ([what, address]) => {
      const pano = address();
      const viewer = await open({ pano, init: recordBlockedUris });
      const { page } = viewer;
      const startedAtMs = Date.now();
      await page.evaluate(() => window.harness.handle?.request({ type: 'seek', time: 40 }));
      await viewer.waitForFrame();
      const countTries = async (): Promise<number> => {
        const blockedUris = await page.evaluate(() => window.blockedUris);
        const path = new URL(pano).pathname;
        return blockedUris.length + testBrowser.origin.requests.filter((request) => request.path === path).length;
      };
      const panoramaButton = page.getByRole('button', { name: 'Panoramic' });
      for (const _press of ['first', 'later']) {
        const triesBefore = await countTries();
        await panoramaButton.focus();
        await page.keyboard.press('Enter');
        await page.getByRole('alert').getByText('The panoramic view isn’t available right now').waitFor();
        await viewer.waitForFrame();
        const tryCount = (await countTries()) - triesBefore;
        expect(tryCount).toBeGreaterThan(0);
        expect(tryCount).toBeLessThanOrEqual(what === 'is missing' || what === 'is a web page' ? 2 : 1);
        expect(await page.getByRole('button', { name: 'HD', exact: true }).getAttribute('aria-pressed')).toBe('true');
        expect(await panoramaButton.getAttribute('title')).toBe('Not available right now');
      }
      const { currentTime, problem } = await viewer.state();
      expect(problem).toBeNull();
      expect(currentTime).toBeGreaterThan(38);
      expect(currentTime).toBeLessThan(42 + (Date.now() - startedAtMs) / 1000);
      await viewer.close();
    },
  );

  it('the player returns to HD when the panorama is missing and the video is paused [fault-31n]', async () => {
    const viewer = await open({ pano: `${testBrowser.origin.url}/vod/nothing.m3u8` });
    const { page } = viewer;
    await page.evaluate(() => window.harness.handle?.request({ type: 'pause' }));
    await waitUntil(async () => (await viewer.state()).paused, 'the pause');
    await page.getByRole('button', { name: 'Panoramic' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('The panoramic view isn’t available right now').waitFor();
    await waitUntil(async () => (await viewer.state()).phase === 'ready', 'HD');
    expect(await viewer.state()).toMatchObject({ paused: true, problem: null });
    await viewer.close();
  });

  it('the player returns to the panorama with a message when HD is missing [fault-31n]', async () => {
    let isMissing = false;
    const address = testBrowser.origin.field('lost-hd', {
      answer: ({ path }) =>
        path === 'index.m3u8'
          ? isMissing
            ? { status: 404 }
            : { body: testBrowser.origin.source.master() }
          : undefined,
    });
    const viewer = await watch(testBrowser.browser, testBrowser.origin, address, {
      kind: 'recording',
      viewport: desktopViewport,
      query: { pano: testBrowser.origin.panorama },
    });
    await switchTo(viewer, 'Panoramic');
    isMissing = true;
    await viewer.page.getByRole('button', { name: 'HD', exact: true }).focus();
    await viewer.page.keyboard.press('Enter');
    await viewer.page.getByRole('alert').getByText('The new stream isn’t available right now').waitFor();
    await waitUntil(async () => (await readVideoWidth(viewer)) === 1280, 'the panorama');
    await viewer.waitForFrame();
    expect((await viewer.state()).problem).toBeNull();
    await viewer.close();
  });
});
