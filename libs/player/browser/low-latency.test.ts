import { expect, it, vi } from 'vitest';
import { openTestBrowser } from './setup.ts';
import { safetyMs, waitUntil, watch } from './watch.ts';

const testBrowser = openTestBrowser();

it('a low-latency stream plays less than 11 s behind the live event, and plays faster after it falls behind', async () => {
  const { address, stream } = testBrowser.origin.live('parts');
  stream.isInParts = true;
  const viewer = await watch(testBrowser.browser, testBrowser.origin, address);
  expect(await viewer.state()).toMatchObject({ live: true });
  /** By the stream's clock. Without parts the delay would be three segments, or eighteen seconds. */
  const getLatencySeconds = async (): Promise<number> => {
    const { wallClockOrigin, currentTime } = await viewer.state();
    return Date.now() / 1000 - ((wallClockOrigin ?? 0) / 1000 + currentTime);
  };
  // A viewer on a busy machine starts later, and then catches up.
  await waitUntil(async () => (await getLatencySeconds()) < 11, 'less than 11 s behind');
  await waitUntil(async () => (await viewer.state()).atLiveEdge, 'the live edge');
  /** Runs in the page. @returns the speed, and the speed in the menu */
  const fallBehind = () =>
    viewer.page.evaluate(() => {
      const video = document.querySelector('video');
      const { state } = window.harness;
      if (!video || !state) return [];
      const behindSeconds = state.seekRange.end - video.currentTime;
      if (behindSeconds < 2 || behindSeconds > 5) video.currentTime = state.seekRange.end - 3;
      return [video.playbackRate, state.rate];
    });
  await vi.waitFor(async () => expect(await fallBehind()).toEqual([1.06, 1]), { timeout: safetyMs, interval: 600 });
  await viewer.close();
});
