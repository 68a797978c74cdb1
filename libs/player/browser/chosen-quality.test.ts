import { describe, expect, it } from 'vitest';
import { countMaxRequestsIn10s, maxRequestsIn10s } from './field.ts';
import {
  createRenditions,
  createRenditionTag,
  lowAttributes,
  highAttributes,
  englishSoundTag,
  spanishSoundTag,
  createMultivariantPlaylist,
  waitForPlayback,
  getHeights,
} from './open-renditions.ts';
import { openTestBrowser } from './setup.ts';
import { hideDroppedFrames, maxStopMs, waitUntil, type WatchedPage } from './watch.ts';

const testBrowser = openTestBrowser();
const { createStreamCase: createCase, watch, countRequests } = createRenditions(testBrowser);

/** Requests the better of two qualities, and waits for it. */
async function chooseBest(viewer: WatchedPage): Promise<string> {
  const id = (await viewer.state()).qualities[0]?.id ?? '';
  await viewer.page.evaluate((quality) => window.harness.handle?.request({ type: 'quality', id: quality }), id);
  await waitUntil(
    async () => (await isPlaying360p(viewer)) && (await viewer.state()).chosenQuality === id,
    'the choice',
  );
  return id;
}
const isPlaying360p = async (viewer: WatchedPage): Promise<boolean> =>
  (await viewer.state()).qualities.find(({ active }) => active)?.height === 360;

const removeAudioAttributes = (attributes: string): string =>
  attributes.replace(',mp4a.40.2', '').replace(',AUDIO="a"', '');
const multivariantPlaylists = {
  'with sound': createMultivariantPlaylist(
    englishSoundTag,
    spanishSoundTag,
    createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8'),
    createRenditionTag(900_000, highAttributes, 'video-360/index.m3u8'),
  ),
  'without sound': createMultivariantPlaylist(
    createRenditionTag(500_000, removeAudioAttributes(lowAttributes), 'video-240/index.m3u8'),
    createRenditionTag(900_000, removeAudioAttributes(highAttributes), 'video-360/index.m3u8'),
  ),
};

describe('a quality that the viewer has chosen', () => {
  it.for([
    ['frozen', 'with sound'],
    ['frozen', 'without sound'],
    ['missing', 'without sound'],
    ['hanging', 'with sound'],
  ] as const)(
    'another quality plays only while the playlist of the chosen quality is %s, in a stream %s [fault-30g]',
    async ([fault, audioFault]) => {
      const {
        id,
        address,
        broken: brokenPaths,
        frozenSegments: frozenTracks,
        hanging: hangingPaths,
      } = createCase('live', multivariantPlaylists[audioFault]);
      const viewer = await watch(address, 'live', { hasClock: true, init: hideDroppedFrames });
      const bestQuality = await chooseBest(viewer);
      await viewer.mark();
      if (fault === 'frozen') frozenTracks.set('video-360', Date.now());
      else if (fault === 'hanging') hangingPaths.add('video-360/index.m3u8');
      else brokenPaths.add('video-360/index');
      await waitUntil(async () => (await getHeights(viewer)).join() === '240', 'a menu without this quality');
      expect((await viewer.state()).chosenQuality).toBeNull();
      await waitForPlayback(viewer);
      // The buffer of a live stream may end before the player abandons a playlist that hangs.
      expect(await viewer.getLongestGapMs()).toBeLessThan(fault === 'hanging' ? 2 * maxStopMs : maxStopMs);
      expect(countRequests(id, 'index.m3u8')).toBe(1);
      expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
      brokenPaths.clear();
      frozenTracks.clear();
      hangingPaths.clear();
      await viewer.page.clock.fastForward(30_000);
      await waitUntil(async () => (await viewer.state()).chosenQuality === bestQuality, 'the choice again');
      await waitUntil(() => isPlaying360p(viewer), 'its picture');
      await viewer.close();
    },
  );

  it('a chosen quality stays when the encoder stops for a moment and the qualities number their segments differently [fault-31l]', async () => {
    const {
      id,
      address,
      frozenSegments: frozenTracks,
      segmentsAhead: segmentsAheadByTrack,
    } = createCase('live', multivariantPlaylists['with sound']);
    segmentsAheadByTrack.set('video-240', 7);
    const viewer = await watch(address, 'live', { init: hideDroppedFrames });
    const bestQuality = await chooseBest(viewer);
    for (const track of ['video-240', 'video-360', 'audio-en', 'audio-es']) frozenTracks.set(track, Date.now());
    const before = countRequests(id, 'video-360/index.m3u8');
    await waitUntil(
      async () => countRequests(id, 'video-360/index.m3u8') >= before + 7,
      'answers without new segments',
    );
    frozenTracks.clear();
    await waitForPlayback(viewer, 4);
    expect((await viewer.state()).chosenQuality).toBe(bestQuality);
    expect(await getHeights(viewer)).toEqual([360, 240]);
    expect(countRequests(id, 'index.m3u8')).toBe(1);
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  });

  it('the viewer’s quality and sound stay chosen when playlists return one by one after an outage [fault-30f]', async () => {
    const { id, address, broken: brokenPaths } = createCase('live', multivariantPlaylists['with sound']);
    const viewer = await watch(address, 'live', { init: hideDroppedFrames });
    const bestQuality = await chooseBest(viewer);
    const playlists = ['video-360', 'audio-en', 'video-240', 'audio-es'].map((track) => `${track}/index.m3u8`);
    for (const playlist of playlists) brokenPaths.add(playlist);
    const waitForRequests = async (path: string, times: number): Promise<void> => {
      const requestsBefore = countRequests(id, path);
      await waitUntil(async () => countRequests(id, path) >= requestsBefore + times, `${times} requests of ${path}`);
    };
    await waitForRequests('video-360/index.m3u8', 4);
    brokenPaths.delete('audio-en/index.m3u8');
    await waitForRequests('audio-en/index.m3u8', 1);
    await waitForRequests('video-360/index.m3u8', 2);
    brokenPaths.clear();
    await waitForPlayback(viewer, 4);
    const { chosenQuality, audio } = await viewer.state();
    expect(chosenQuality).toBe(bestQuality);
    expect(audio.find(({ active }) => active)?.language).toBe('en');
    expect(await isPlaying360p(viewer)).toBe(true);
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  });
});
