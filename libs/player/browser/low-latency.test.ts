import { expect, it } from 'vitest';
import { openTestBrowser } from './setup.ts';
import { waitUntil, watch } from './watch.ts';

const testBrowser = openTestBrowser();

it('a low-latency stream plays less than 11 s behind the live event, and plays faster after it falls behind', async () => {
  const { address, stream } = testBrowser.origin.live('parts');
  stream.isInParts = true;
  const viewer = await watch(testBrowser.browser, testBrowser.origin, address);
  const { wallClockOrigin, currentTime, ...state } = await viewer.state();
  expect(state).toMatchObject({ live: true, atLiveEdge: true });
  // By the stream's clock. Without parts the delay would be three segments, or eighteen seconds.
  const latency = Date.now() / 1000 - ((wallClockOrigin ?? 0) / 1000 + currentTime);
  expect(latency).toBeLessThan(11);
  await viewer.page.evaluate(() => {
    const video = document.querySelector('video');
    if (video) video.currentTime -= 3;
  });
  const getSpeed = () => viewer.page.evaluate(() => document.querySelector('video')?.playbackRate);
  await waitUntil(async () => (await getSpeed()) === 1.06, 8000, 'catching up');
  expect(await viewer.state()).toMatchObject({ rate: 1, atLiveEdge: true });
  await viewer.close();
});
