import { describe, expect, it } from 'vitest';
import { playlistTimeoutMs } from '../src/engine/shaka/shaka-settings.ts';
import { countMaxRequestsIn10s, maxRequestsIn10s } from './field.ts';
import {
  createRenditions,
  kinds,
  createRenditionTag,
  lowAttributes,
  highAttributes,
  englishSoundTag,
  spanishSoundTag,
  createCaptionTag,
  createMultivariantPlaylist,
  createSoundTag,
  waitForPlayback,
  getHeights,
  holdDate,
} from './open-renditions.ts';
import { openTestBrowser } from './setup.ts';
import { hideDroppedFrames, maxStopMs, waitUntil } from './watch.ts';

const testBrowser = openTestBrowser();
const {
  createStreamCase: createCase,
  watch,
  countRequests,
  countRequestsBefore,
  countBetween: measureGapMs,
} = createRenditions(testBrowser);

/** One load after the failed one. On a busy machine a stream without a frame for six seconds loads again. */
const expectedLoads: readonly number[] = [2, 3, 4];

describe.each(kinds)('missing renditions of a %s', (kind) => {
  it('a stream plays its next quality when the playlist of the lowest is missing, and removes the lowest from the menu [fault-30b]', async () => {
    const text = createMultivariantPlaylist(
      englishSoundTag,
      createRenditionTag(300_000, lowAttributes, 'gone/index.m3u8'),
      createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8'),
      createRenditionTag(900_000, highAttributes, 'video-360/index.m3u8'),
    );
    const { id, address, broken: brokenPaths } = createCase(kind, text);
    brokenPaths.add('gone/');
    const viewer = await watch(address, kind, { noWait: true });
    await waitForPlayback(viewer);
    expect(countRequestsBefore(id, 'gone/index.m3u8', 'video-240/index.m3u8')).toBeLessThanOrEqual(2);
    expect(await getHeights(viewer)).toEqual([360, 240]);
    expect(expectedLoads).toContain(countRequests(id, 'index.m3u8'));
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  });

  it('a stream plays the redundant variant when the first variant is missing [fault-30b]', async () => {
    const text = createMultivariantPlaylist(
      englishSoundTag,
      createRenditionTag(500_000, lowAttributes, 'gone/index.m3u8'),
      createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8'),
    );
    const { id, address, broken: brokenPaths } = createCase(kind, text);
    brokenPaths.add('gone/');
    const viewer = await watch(address, kind, { noWait: true });
    await waitForPlayback(viewer);
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  });

  it('a stream plays its other audio when one playlist of audio is missing, and the menu omits the missing audio [fault-30b]', async () => {
    const text = createMultivariantPlaylist(
      englishSoundTag,
      spanishSoundTag,
      createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8'),
    );
    const { id, address, broken: brokenPaths } = createCase(kind, text);
    brokenPaths.add('audio-en/');
    const viewer = await watch(address, kind, { noWait: true });
    await waitForPlayback(viewer);
    expect(countRequestsBefore(id, 'audio-en/index.m3u8', 'audio-es/index.m3u8')).toBeLessThanOrEqual(2);
    expect((await viewer.state()).audio.map(({ language }) => language)).toEqual(['es']);
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  });

  it('a stream plays without sound when the playlist of its only audio rendition is missing [fault-30b]', async () => {
    const text = createMultivariantPlaylist(
      englishSoundTag,
      createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8'),
    );
    const { id, address, broken: brokenPaths } = createCase(kind, text);
    brokenPaths.add('audio-en/');
    const viewer = await watch(address, kind, { noWait: true });
    await waitForPlayback(viewer);
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  });

  it('a stream skips a quality without a playlist and one that answers with a web page, and plays the third', async () => {
    const text = createMultivariantPlaylist(
      createRenditionTag(300_000, 'CODECS="avc1.4d4015",RESOLUTION=426x240', 'gone/index.m3u8'),
      createRenditionTag(400_000, 'CODECS="avc1.4d4015",RESOLUTION=426x240', 'garbage.m3u8'),
      createRenditionTag(900_000, 'CODECS="avc1.4d401e",RESOLUTION=640x360', 'video-360/index.m3u8'),
    );
    const { id, address } = createCase(kind, text, (path) =>
      path === 'garbage.m3u8' ? { body: '<html>' } : undefined,
    );
    const viewer = await watch(address, kind, { noWait: true });
    await waitForPlayback(viewer);
    expect(await getHeights(viewer)).toEqual([360]);
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  });

  it.each([
    ['with sound', lowAttributes],
    ['without separate sound', 'CODECS="avc1.4d4015",RESOLUTION=426x240'],
  ])(
    'a stream %s plays its next quality early when the playlist of the lowest never answers [fault-30z]',
    async (_, rungs) => {
      const text = createMultivariantPlaylist(
        ...(rungs === lowAttributes ? [englishSoundTag] : []),
        createRenditionTag(300_000, rungs, 'late/index.m3u8'),
        createRenditionTag(500_000, rungs, 'video-240/index.m3u8'),
        createRenditionTag(
          900_000,
          rungs === lowAttributes ? highAttributes : 'CODECS="avc1.4d401e",RESOLUTION=640x360',
          'video-360/index.m3u8',
        ),
      );
      const { id, address, hanging: hangingPaths } = createCase(kind, text);
      hangingPaths.add('late/index.m3u8');
      const viewer = await watch(address, kind, { noWait: true, init: holdDate });
      await waitUntil(async () => countRequests(id, 'late/index.m3u8') > 0, 'the playlist that hangs');
      await viewer.page.evaluate(() => window.releaseDate());
      await waitForPlayback(viewer);
      expect(measureGapMs(id, 'late/index.m3u8', 'video-240/index.m3u8')).toBeLessThan(playlistTimeoutMs);
      expect(await getHeights(viewer)).toEqual([360, 240]);
      expect(countRequests(id, 'late/index.m3u8')).toBeLessThanOrEqual(countRequests(id, 'index.m3u8'));
      expect(expectedLoads).toContain(countRequests(id, 'index.m3u8'));
      await viewer.close();
    },
  );

  it('a stream plays its redundant variant early when the first variant’s playlist never answers [fault-30z]', async () => {
    const text = createMultivariantPlaylist(
      englishSoundTag,
      createRenditionTag(500_000, lowAttributes, 'late/index.m3u8'),
      createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8'),
    );
    const { id, address, hanging: hangingPaths } = createCase(kind, text);
    hangingPaths.add('late/index.m3u8');
    const viewer = await watch(address, kind, { noWait: true, init: holdDate });
    await waitUntil(async () => countRequests(id, 'late/index.m3u8') > 0, 'the playlist that hangs');
    await viewer.page.evaluate(() => window.releaseDate());
    await waitForPlayback(viewer);
    expect(measureGapMs(id, 'late/index.m3u8', 'video-240/index.m3u8')).toBeLessThan(playlistTimeoutMs);
    await viewer.close();
  });

  it('a stream plays its other audio of the same language early when the first audio’s playlist never answers [fault-30z]', async () => {
    const clearAudioTag = createSoundTag('Clear English', 'en', 'audio-es/index.m3u8');
    const {
      id,
      address,
      hanging: hangingPaths,
    } = createCase(
      kind,
      createMultivariantPlaylist(
        englishSoundTag,
        clearAudioTag,
        createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8'),
      ),
    );
    hangingPaths.add('audio-en/index.m3u8');
    const viewer = await watch(address, kind, { noWait: true, init: holdDate });
    await waitUntil(async () => countRequests(id, 'audio-en/index.m3u8') > 0, 'the playlist that hangs');
    await viewer.page.evaluate(() => window.releaseDate());
    await waitForPlayback(viewer);
    expect(measureGapMs(id, 'audio-en/index.m3u8', 'audio-es/index.m3u8')).toBeLessThan(playlistTimeoutMs);
    expect((await viewer.state()).audio.map(({ label }) => label)).toEqual(['Clear English']);
    expect(expectedLoads).toContain(countRequests(id, 'index.m3u8'));
    await viewer.close();
  });

  it('a stream plays its other codec when every playlist of the better codec is missing [fault-30o]', async () => {
    const betterAttributes = 'CODECS="av01.0.04M.08,mp4a.40.2",RESOLUTION=426x240,AUDIO="a"';
    const text = createMultivariantPlaylist(
      englishSoundTag,
      createRenditionTag(300_000, betterAttributes, 'gone/index.m3u8'),
      createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8'),
    );
    const { id, address, broken: brokenPaths } = createCase(kind, text);
    brokenPaths.add('gone/');
    const viewer = await watch(address, kind, { noWait: true });
    await waitForPlayback(viewer, 2);
    expect(expectedLoads).toContain(countRequests(id, 'index.m3u8'));
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  });

  it('a stream plays without captions when their playlist is missing, and removes them from the menu [fault-30b]', async () => {
    const renditionTagWithCaptions = createRenditionTag(
      500_000,
      `${lowAttributes},SUBTITLES="s"`,
      'video-240/index.m3u8',
    );
    const text = createMultivariantPlaylist(
      englishSoundTag,
      createCaptionTag('English', 'en'),
      createCaptionTag('Español', 'es'),
      renditionTagWithCaptions,
    );
    const { id, address } = createCase(kind, text, (path) =>
      path === 'words-es.m3u8'
        ? { body: '#EXTM3U\n#EXT-X-TARGETDURATION:60\n#EXTINF:60,\nes.vtt\n#EXT-X-ENDLIST' }
        : undefined,
    );
    const viewer = await watch(address, kind, { noWait: true });
    await waitForPlayback(viewer, 1);
    await viewer.page.keyboard.press('c');
    await waitUntil(
      async () => (await viewer.state()).text.every(({ language }) => language === 'es'),
      'a menu without them',
    );
    await waitForPlayback(viewer);
    expect(countRequests(id, 'index.m3u8')).toBe(1);
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  });

  it('a stream plays when its image playlist is missing; a recording has no thumbnails then [fault-30b]', async () => {
    const imageStreamTag = '#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=10000,CODECS="jpeg",RESOLUTION=160x90,URI="images.m3u8"';
    const { id, address } = createCase(
      kind,
      createMultivariantPlaylist(
        englishSoundTag,
        imageStreamTag,
        createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8'),
      ),
    );
    const viewer = await watch(address, kind, { noWait: true });
    await waitForPlayback(viewer);
    // A live stream's pictures are drawn from its video.
    expect(kind === 'live' || !(await viewer.state()).hasThumbnails).toBe(true);
    expect(countRequests(id, 'images.m3u8')).toBeLessThanOrEqual(2);
    await viewer.close();
  });
});

it('a recording loads again and plays with sound when the missing playlist of its only audio rendition appears [fault-30b]', async () => {
  const text = createMultivariantPlaylist(
    englishSoundTag,
    createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8'),
  );
  const { address, broken: brokenPaths } = createCase('recording', text);
  brokenPaths.add('audio-en/');
  const viewer = await watch(address, 'recording', { hasClock: true });
  expect((await viewer.state()).audio).toEqual([]);
  const { currentTime } = await viewer.state();
  brokenPaths.clear();
  await viewer.page.clock.fastForward(30_000);
  await waitUntil(async () => (await viewer.state()).audio.length === 1, 'its sound');
  await waitForPlayback(viewer, 2);
  expect((await viewer.state()).currentTime).toBeGreaterThan(currentTime);
  await viewer.close();
});

it('a recording whose only audio lacks segments loads once without audio, and with audio when the segments exist [fault-30y]', async () => {
  const {
    id,
    address,
    broken: brokenPaths,
  } = createCase(
    'recording',
    createMultivariantPlaylist(englishSoundTag, createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8')),
  );
  for (let segment = 5; segment < 100; segment += 1) brokenPaths.add(`audio-en/${segment}.`);
  const viewer = await watch(address, 'recording', { hasClock: true });
  // The audio menu is already empty before the load without audio. The next check comes half a minute after this load.
  const isSilent = async (): Promise<boolean> => {
    const { phase, audio } = await viewer.state();
    return countRequests(id, 'index.m3u8') === 2 && phase === 'ready' && audio.length === 0;
  };
  await waitUntil(isSilent, 'playback without audio');
  await waitForPlayback(viewer, 1);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const requestsBefore = countRequests(id, 'audio-en/index.m3u8');
    await viewer.page.clock.fastForward(30_000);
    await waitUntil(async () => countRequests(id, 'audio-en/index.m3u8') > requestsBefore, 'a check of the audio');
  }
  await waitForPlayback(viewer, 1);
  expect(countRequests(id, 'index.m3u8')).toBe(2);
  brokenPaths.clear();
  await viewer.page.clock.fastForward(30_000);
  await waitUntil(async () => (await viewer.state()).audio.length === 1, 'its sound');
  await waitForPlayback(viewer, 1);
  expect(countRequests(id, 'index.m3u8')).toBe(3);
  await viewer.close();
});

describe('a live stream that plays', () => {
  it('a live stream plays its other audio when the segments of the playing audio are missing [fault-30b]', async () => {
    const text = createMultivariantPlaylist(
      englishSoundTag,
      spanishSoundTag,
      createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8'),
    );
    const { id, address, broken: brokenPaths } = createCase('live', text);
    const viewer = await watch(address, 'live');
    for (const digit of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) brokenPaths.add(`audio-en/${digit}`);
    const getHeardLanguage = async () => (await viewer.state()).audio.find(({ active }) => active)?.language;
    await waitUntil(async () => (await getHeardLanguage()) === 'es', 'the other sound');
    expect((await viewer.state()).audio.map(({ language }) => language)).toEqual(['es']);
    await waitForPlayback(viewer, 8);
    expect(await viewer.getLongestGapMs()).toBeLessThan(maxStopMs);
    expect(countRequests(id, 'index.m3u8')).toBe(1);
    await viewer.close();
  });

  it('a live stream plays its other audio only while the playlist of the preferred audio is missing [fault-30b]', async () => {
    const text = createMultivariantPlaylist(
      englishSoundTag,
      spanishSoundTag,
      createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8'),
    );
    const { id, address, broken: brokenPaths } = createCase('live', text);
    const viewer = await watch(address, 'live', { hasClock: true });
    brokenPaths.add('audio-en/');
    const getHeardLanguage = async () => (await viewer.state()).audio.find(({ active }) => active)?.language;
    await waitUntil(async () => (await getHeardLanguage()) === 'es', 'the other sound');
    expect((await viewer.state()).audio.map(({ language }) => language)).toEqual(['es']);
    await waitForPlayback(viewer);
    expect(await viewer.getLongestGapMs()).toBeLessThan(maxStopMs);
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    brokenPaths.clear();
    await viewer.page.clock.fastForward(30_000);
    await waitUntil(async () => (await getHeardLanguage()) === 'en', 'the first sound');
    expect(countRequests(id, 'index.m3u8')).toBe(1);
    await viewer.close();
  });

  it('a live stream switches to another quality when the playlist of the playing one disappears [fault-30b]', async () => {
    const text = createMultivariantPlaylist(
      englishSoundTag,
      createRenditionTag(500_000, lowAttributes, 'video-240/index.m3u8'),
      createRenditionTag(900_000, highAttributes, 'video-360/index.m3u8'),
    );
    const { id, address, broken: brokenPaths } = createCase('live', text);
    const viewer = await watch(address, 'live', { init: hideDroppedFrames });
    const getActiveHeight = async () => (await viewer.state()).qualities.find(({ active }) => active)?.height;
    await waitUntil(async () => (await getActiveHeight()) === 360, 'the better quality');
    brokenPaths.add('video-360/');
    await waitUntil(async () => (await getHeights(viewer)).join() === '240', 'a menu without this quality');
    await waitForPlayback(viewer, 12);
    expect(await viewer.getLongestGapMs()).toBeLessThan(maxStopMs);
    expect(countRequests(id, 'index.m3u8')).toBe(1);
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  });
});
