import { describe, expect, it } from 'vitest';
import { maxRequestsIn10s } from './field.ts';
import {
  createRenditions,
  createRenditionTag,
  lowAttributes,
  highAttributes,
  english,
  spanish,
  master,
  waitForPlayback,
  getHeights,
} from './open-renditions.ts';
import { openTestBrowser } from './setup.ts';
import { expectNoDroppedFrames, maxFrameGapMs, waitUntil, type Watched } from './watch.ts';

const testBrowser = openTestBrowser();
const { createStreamCase: make, watch, countRequests } = createRenditions(testBrowser);

/** Chooses the better of two qualities in the menu, and waits for it. */
async function chooseBest(viewer: Watched): Promise<string> {
  const id = (await viewer.state()).qualities[0]?.id ?? '';
  await viewer.page.evaluate((quality) => window.harness.handle?.request({ type: 'quality', id: quality }), id);
  await waitUntil(
    async () => (await isPlaying360p(viewer)) && (await viewer.state()).chosenQuality === id,
    20_000,
    'the choice',
  );
  return id;
}
const isPlaying360p = async (viewer: Watched): Promise<boolean> =>
  (await viewer.state()).qualities.find(({ active }) => active)?.height === 360;

const removeAudioAttributes = (attributes: string): string =>
  attributes.replace(',mp4a.40.2', '').replace(',AUDIO="a"', '');
const multivariantPlaylists = {
  'with sound': master(
    english,
    spanish,
    createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8'),
    createRenditionTag(900_000, highAttributes, 'video-360/index.m3u8'),
  ),
  'without sound': master(
    createRenditionTag(500_000, removeAudioAttributes(lowAttributes), 'video-240/index.m3u8'),
    createRenditionTag(900_000, removeAudioAttributes(highAttributes), 'video-360/index.m3u8'),
  ),
};

describe.concurrent('a quality that the viewer has chosen', () => {
  it.for([
    ['frozen', 'with sound'],
    ['frozen', 'without sound'],
    ['missing', 'without sound'],
    ['hanging', 'with sound'],
  ] as const)(
    'a chosen quality is replaced while its playlist is %s, %s, and plays again afterwards [fault-30g]',
    async ([fault, audioFault]) => {
      const { id, address, broken, frozenSegments: frozen, hanging } = make('live', multivariantPlaylists[audioFault]);
      const viewer = await watch(address, 'live', { hasClock: true, init: expectNoDroppedFrames });
      const bestQuality = await chooseBest(viewer);
      await viewer.mark();
      if (fault === 'frozen') frozen.set('video-360', Date.now());
      else if (fault === 'hanging') hanging.add('video-360/index.m3u8');
      else broken.add('video-360/index');
      await waitUntil(async () => (await getHeights(viewer)).join() === '240', 20_000, 'a menu without it');
      expect((await viewer.state()).chosenQuality).toBeNull();
      await waitForPlayback(viewer);
      // The buffer of a live stream may end before the player leaves a playlist that hangs.
      expect(await viewer.getLongestGapMs()).toBeLessThan(fault === 'hanging' ? 3 * maxFrameGapMs : maxFrameGapMs);
      expect(countRequests(id, 'index.m3u8')).toBe(1);
      expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
      broken.clear();
      frozen.clear();
      hanging.clear();
      await viewer.page.clock.fastForward(30_000);
      await waitUntil(async () => (await viewer.state()).chosenQuality === bestQuality, 20_000, 'the choice again');
      await waitUntil(() => isPlaying360p(viewer), 20_000, 'its picture');
      await viewer.close();
    },
  );

  it('a chosen quality stays when the encoder stops for a moment and then numbers the qualities differently [fault-31l]', async () => {
    const {
      id,
      address,
      frozenSegments: frozen,
      segmentsAhead: ahead,
    } = make('live', multivariantPlaylists['with sound']);
    ahead.set('video-240', 7);
    const viewer = await watch(address, 'live', { init: expectNoDroppedFrames });
    const bestQuality = await chooseBest(viewer);
    for (const track of ['video-240', 'video-360', 'audio-en', 'audio-es']) frozen.set(track, Date.now());
    const before = countRequests(id, 'video-360/index.m3u8');
    await waitUntil(
      async () => countRequests(id, 'video-360/index.m3u8') >= before + 7,
      20_000,
      'answers without new segments',
    );
    frozen.clear();
    await waitForPlayback(viewer, 4);
    expect((await viewer.state()).chosenQuality).toBe(bestQuality);
    expect(await getHeights(viewer)).toEqual([360, 240]);
    expect(countRequests(id, 'index.m3u8')).toBe(1);
    expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
    await viewer.close();
  });

  it('the viewer’s quality and sound stay chosen when playlists return one by one after an outage [fault-30f]', async () => {
    const { id, address, broken } = make('live', multivariantPlaylists['with sound']);
    const viewer = await watch(address, 'live', { init: expectNoDroppedFrames });
    const bestQuality = await chooseBest(viewer);
    const playlists = ['video-360', 'audio-en', 'video-240', 'audio-es'].map((track) => `${track}/index.m3u8`);
    for (const playlist of playlists) broken.add(playlist);
    const waitForRequests = async (path: string, times: number): Promise<void> => {
      const requestsBefore = countRequests(id, path);
      await waitUntil(
        async () => countRequests(id, path) >= requestsBefore + times,
        20_000,
        `${times} requests of ${path}`,
      );
    };
    await waitForRequests('video-360/index.m3u8', 4);
    broken.delete('audio-en/index.m3u8');
    await waitForRequests('audio-en/index.m3u8', 1);
    await waitForRequests('video-360/index.m3u8', 2);
    broken.clear();
    await waitForPlayback(viewer, 4);
    const { chosenQuality, audio } = await viewer.state();
    expect(chosenQuality).toBe(bestQuality);
    expect(audio.find(({ active }) => active)?.language).toBe('en');
    expect(await isPlaying360p(viewer)).toBe(true);
    expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
    await viewer.close();
  });
});
