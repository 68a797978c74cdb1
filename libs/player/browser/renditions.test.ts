import { describe, expect, it } from 'vitest';
import { maxRequestsIn10s, runningSince, trackPlaylist, type FieldAnswer, type FieldStream } from './field.ts';
import { openTestBrowser } from './setup.ts';
import { neverDropsFrames, maxFrameGapMs, waitUntil, watch as open, type Watched, type WatchOptions } from './watch.ts';

const testBrowser = openTestBrowser();

const kinds = ['recording', 'live'] as const;
type Kind = (typeof kinds)[number];

const rung = (bandwidth: number, attributes: string, track: string): string =>
  `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},${attributes},CLOSED-CAPTIONS=NONE\n${track}`;
const low = 'CODECS="avc1.4d4015,mp4a.40.2",RESOLUTION=426x240,AUDIO="a"';
const high = 'CODECS="avc1.4d401e,mp4a.40.2",RESOLUTION=640x360,AUDIO="a"';
const sound = (name: string, language: string, track: string, isDefault = false): string =>
  `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="${name}",LANGUAGE="${language}",DEFAULT=${isDefault ? 'YES' : 'NO'},AUTOSELECT=YES,URI="${track}"`;
const english = sound('English', 'en', 'audio-en/index.m3u8', true);
const spanish = sound('Español', 'es', 'audio-es/index.m3u8');
const getCaptionText = (name: string, language: string): string =>
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="${name}",LANGUAGE="${language}",DEFAULT=NO,AUTOSELECT=YES,URI="words-${language}.m3u8"`;

const master = (...lines: readonly string[]): string => ['#EXTM3U', '#EXT-X-VERSION:7', ...lines].join('\n');

/** An answer that never begins. */
const never: FieldAnswer = { after: new Promise(() => undefined) };

let streamCount = 0;
/**
 * Opens a stream with this multivariant playlist; paths in `broken` are missing, those in `hanging` never answer, tracks
 * in `frozen` stopped at that time, and tracks in `ahead` have numbers that much higher.
 */
function make(kind: Kind, text: string, getOtherAnswer: (path: string) => FieldAnswer | undefined = () => undefined) {
  const id = `r${(streamCount += 1)}`;
  const brokenPaths = new Set<string>();
  const hanging = new Set<string>();
  const frozen = new Map<string, number>();
  const ahead = new Map<string, number>();
  const stream: FieldStream = {
    ...(kind === 'live' && { live: runningSince() }),
    answer({ path }) {
      const [track = '', file] = path.split('/');
      if (hanging.has(path)) return never;
      if ([...brokenPaths].some((brokenPath) => path.startsWith(brokenPath))) return { status: 404 };
      if (file === 'index.m3u8' && (frozen.has(track) || ahead.has(track))) {
        const playlist = trackPlaylist(testBrowser.origin.source, track, stream.live, frozen.get(track));
        const by = ahead.get(track) ?? 0;
        return { body: playlist.replace(/(?<=MEDIA-SEQUENCE:)\d+/, (number) => `${Number(number) + by}`) };
      }
      return path === 'index.m3u8' ? { body: text } : getOtherAnswer(path);
    },
  };
  return { id, broken: brokenPaths, frozen, hanging, ahead, address: testBrowser.origin.field(id, stream) };
}

const watch = (address: string, kind: Kind, options: WatchOptions = {}): Promise<Watched> =>
  open(testBrowser.browser, testBrowser.origin, address, { kind, ...options });

const countRequests = (id: string, path: string): number =>
  testBrowser.origin.requests.filter((request) => request.path === `/field/${id}/${path}`).length;

/** Milliseconds from the first request of one playlist to that of another. */
function between(id: string, startsWith: string, other: string): number {
  const findFirstRequest = (path: string): number =>
    testBrowser.origin.requests.find((request) => request.path === `/field/${id}/${path}`)?.at ?? Infinity;
  return findFirstRequest(other) - findFirstRequest(startsWith);
}

/** Waits for frames, and advances the clock as if the viewer had watched for a while. */
async function plays(viewer: Watched, seconds = 6): Promise<void> {
  await viewer.untilFrame(30_000);
  const from = (await viewer.state()).currentTime;
  await waitUntil(async () => (await viewer.state()).currentTime > from + seconds, 30_000, 'a picture that runs');
  expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
}

const heights = async (viewer: Watched): Promise<number[]> =>
  (await viewer.state()).qualities.map(({ height }) => height);

describe.concurrent.each(kinds)('a %s', (kind) => {
  it('a stream plays its next quality when the playlist of the lowest is missing, and removes the lowest from the menu [fault-30b]', async () => {
    const text = master(
      english,
      rung(300_000, low, 'gone/index.m3u8'),
      rung(500_000, low, 'video-240/index.m3u8'),
      rung(900_000, high, 'video-360/index.m3u8'),
    );
    const { id, address, broken } = make(kind, text);
    broken.add('gone/');
    const viewer = await watch(address, kind, { noWait: true });
    await plays(viewer);
    expect(between(id, 'gone/index.m3u8', 'video-240/index.m3u8')).toBeLessThan(2000);
    expect(await heights(viewer)).toEqual([360, 240]);
    expect(countRequests(id, 'index.m3u8')).toBe(2);
    expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
    await viewer.close();
  });

  it('a stream plays the redundant variant when the first is missing [fault-30b]', async () => {
    const text = master(english, rung(500_000, low, 'gone/index.m3u8'), rung(500_000, low, 'video-240/index.m3u8'));
    const { id, address, broken } = make(kind, text);
    broken.add('gone/');
    const viewer = await watch(address, kind, { noWait: true });
    await plays(viewer);
    expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
    await viewer.close();
  });

  it('a stream plays its other audio rendition when the playlist of the first is missing, and removes the first from the menu [fault-30b]', async () => {
    const text = master(english, spanish, rung(500_000, low, 'video-240/index.m3u8'));
    const { id, address, broken } = make(kind, text);
    broken.add('audio-en/');
    const viewer = await watch(address, kind, { noWait: true });
    await plays(viewer);
    expect(between(id, 'audio-en/index.m3u8', 'audio-es/index.m3u8')).toBeLessThan(2500);
    expect((await viewer.state()).audio.map(({ language }) => language)).toEqual(['es']);
    expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
    await viewer.close();
  });

  it('a stream plays without sound when the playlist of its only audio rendition is missing [fault-30b]', async () => {
    const text = master(english, rung(500_000, low, 'video-240/index.m3u8'));
    const { id, address, broken } = make(kind, text);
    broken.add('audio-en/');
    const viewer = await watch(address, kind, { noWait: true });
    await plays(viewer);
    expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
    await viewer.close();
  });

  it('a stream plays its third quality when the first has no playlist and the second answers with a web page', async () => {
    const text = master(
      rung(300_000, 'CODECS="avc1.4d4015",RESOLUTION=426x240', 'gone/index.m3u8'),
      rung(400_000, 'CODECS="avc1.4d4015",RESOLUTION=426x240', 'garbage.m3u8'),
      rung(900_000, 'CODECS="avc1.4d401e",RESOLUTION=640x360', 'video-360/index.m3u8'),
    );
    const { id, address } = make(kind, text, (path) => (path === 'garbage.m3u8' ? { body: '<html>' } : undefined));
    const viewer = await watch(address, kind, { noWait: true });
    await plays(viewer);
    expect(await heights(viewer)).toEqual([360]);
    expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
    await viewer.close();
  });

  it.each([
    ['with sound', low],
    ['without separate sound', 'CODECS="avc1.4d4015",RESOLUTION=426x240'],
  ])(
    'a stream %s plays its next quality within 2 s when the playlist of the lowest never answers [fault-30z]',
    async (_, rungs) => {
      const text = master(
        ...(rungs === low ? [english] : []),
        rung(300_000, rungs, 'late/index.m3u8'),
        rung(500_000, rungs, 'video-240/index.m3u8'),
        rung(900_000, rungs === low ? high : 'CODECS="avc1.4d401e",RESOLUTION=640x360', 'video-360/index.m3u8'),
      );
      const { id, address, hanging } = make(kind, text);
      hanging.add('late/index.m3u8');
      const viewer = await watch(address, kind, { noWait: true });
      await plays(viewer);
      expect(between(id, 'late/index.m3u8', 'video-240/index.m3u8')).toBeLessThan(2000);
      expect(await heights(viewer)).toEqual([360, 240]);
      expect(countRequests(id, 'late/index.m3u8')).toBe(1);
      expect(countRequests(id, 'index.m3u8')).toBe(2);
      await viewer.close();
    },
  );

  it('a stream plays its redundant variant within 2 s when the playlist of the first never answers [fault-30z]', async () => {
    const text = master(english, rung(500_000, low, 'late/index.m3u8'), rung(500_000, low, 'video-240/index.m3u8'));
    const { id, address, hanging } = make(kind, text);
    hanging.add('late/index.m3u8');
    const viewer = await watch(address, kind, { noWait: true });
    await plays(viewer);
    expect(between(id, 'late/index.m3u8', 'video-240/index.m3u8')).toBeLessThan(2000);
    await viewer.close();
  });

  it('a stream plays its other sound within 2 s when the playlist of the first never answers [fault-30z]', async () => {
    const { id, address, hanging } = make(kind, master(english, spanish, rung(500_000, low, 'video-240/index.m3u8')));
    hanging.add('audio-en/index.m3u8');
    const viewer = await watch(address, kind, { noWait: true });
    await plays(viewer);
    expect(between(id, 'audio-en/index.m3u8', 'audio-es/index.m3u8')).toBeLessThan(2000);
    expect((await viewer.state()).audio.map(({ language }) => language)).toEqual(['es']);
    expect(countRequests(id, 'index.m3u8')).toBe(2);
    await viewer.close();
  });

  it('a stream plays its other codec when every playlist of the better codec is missing [fault-30o]', async () => {
    const better = 'CODECS="av01.0.04M.08,mp4a.40.2",RESOLUTION=426x240,AUDIO="a"';
    const text = master(english, rung(300_000, better, 'gone/index.m3u8'), rung(500_000, low, 'video-240/index.m3u8'));
    const { id, address, broken } = make(kind, text);
    broken.add('gone/');
    const viewer = await watch(address, kind, { noWait: true });
    await plays(viewer, 2);
    expect(countRequests(id, 'index.m3u8')).toBe(2);
    expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
    await viewer.close();
  });

  it('a stream plays without captions when their playlist is missing, and removes them from the menu [fault-30b]', async () => {
    const rungWithWords = rung(500_000, `${low},SUBTITLES="s"`, 'video-240/index.m3u8');
    const text = master(english, getCaptionText('English', 'en'), getCaptionText('Español', 'es'), rungWithWords);
    const { id, address } = make(kind, text, (path) =>
      path === 'words-es.m3u8'
        ? { body: '#EXTM3U\n#EXT-X-TARGETDURATION:60\n#EXTINF:60,\nes.vtt\n#EXT-X-ENDLIST' }
        : undefined,
    );
    const viewer = await watch(address, kind, { noWait: true });
    await plays(viewer, 1);
    await viewer.page.keyboard.press('c');
    await waitUntil(
      async () => (await viewer.state()).text.every(({ language }) => language === 'es'),
      10_000,
      'a menu without them',
    );
    await plays(viewer);
    expect(countRequests(id, 'index.m3u8')).toBe(1);
    expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
    await viewer.close();
  });

  it('a stream plays without thumbnails when its image playlist is missing [fault-30b]', async () => {
    const images = '#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=10000,CODECS="jpeg",RESOLUTION=160x90,URI="images.m3u8"';
    const { id, address } = make(kind, master(english, images, rung(500_000, low, 'video-240/index.m3u8')));
    const viewer = await watch(address, kind, { noWait: true });
    await plays(viewer);
    expect((await viewer.state()).hasThumbnails).toBe(false);
    expect(countRequests(id, 'images.m3u8')).toBeLessThanOrEqual(2);
    await viewer.close();
  });
});

it('a recording loads again and plays with sound when the missing playlist of its only audio rendition appears [fault-30b]', async () => {
  const text = master(english, rung(500_000, low, 'video-240/index.m3u8'));
  const { address, broken } = make('recording', text);
  broken.add('audio-en/');
  const viewer = await watch(address, 'recording', { hasClock: true });
  expect((await viewer.state()).audio).toEqual([]);
  const { currentTime } = await viewer.state();
  broken.clear();
  await viewer.page.clock.fastForward(30_000);
  await waitUntil(async () => (await viewer.state()).audio.length === 1, 20_000, 'its sound');
  await plays(viewer, 2);
  expect((await viewer.state()).currentTime).toBeGreaterThan(currentTime);
  await viewer.close();
});

it('a recording loads once without its only sound when the sound has a hole, and with it when the hole is filled [fault-30y]', async () => {
  const { id, address, broken } = make('recording', master(english, rung(500_000, low, 'video-240/index.m3u8')));
  for (let segment = 5; segment < 100; segment += 1) broken.add(`audio-en/${segment}.`);
  const viewer = await watch(address, 'recording', { hasClock: true });
  await waitUntil(async () => (await viewer.state()).audio.length === 0, 20_000, 'the picture alone');
  await plays(viewer, 1);
  for (let look = 0; look < 3; look += 1) {
    const before = countRequests(id, 'audio-en/index.m3u8');
    await viewer.page.clock.fastForward(30_000);
    await waitUntil(async () => countRequests(id, 'audio-en/index.m3u8') > before, 20_000, 'a look at the sound');
  }
  await plays(viewer, 1);
  expect(countRequests(id, 'index.m3u8')).toBe(2);
  broken.clear();
  await viewer.page.clock.fastForward(30_000);
  await waitUntil(async () => (await viewer.state()).audio.length === 1, 20_000, 'its sound');
  await plays(viewer, 1);
  expect(countRequests(id, 'index.m3u8')).toBe(3);
  await viewer.close();
});

describe.concurrent('a live stream that plays', () => {
  it('a live stream switches to its other audio rendition when the segments of the first are missing [fault-30b]', async () => {
    const text = master(english, spanish, rung(500_000, low, 'video-240/index.m3u8'));
    const { id, address, broken } = make('live', text);
    const viewer = await watch(address, 'live');
    for (const digit of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) broken.add(`audio-en/${digit}`);
    const heard = async () => (await viewer.state()).audio.find(({ active }) => active)?.language;
    await waitUntil(async () => (await heard()) === 'es', 20_000, 'the other sound');
    expect((await viewer.state()).audio.map(({ language }) => language)).toEqual(['es']);
    await plays(viewer, 8);
    expect(await viewer.longestGap()).toBeLessThan(maxFrameGapMs);
    expect(countRequests(id, 'index.m3u8')).toBe(1);
    await viewer.close();
  });

  it('a live stream switches to its other audio rendition when the playlist of the first disappears, and returns when it is back [fault-30b]', async () => {
    const text = master(english, spanish, rung(500_000, low, 'video-240/index.m3u8'));
    const { id, address, broken } = make('live', text);
    const viewer = await watch(address, 'live', { hasClock: true });
    broken.add('audio-en/');
    const heard = async () => (await viewer.state()).audio.find(({ active }) => active)?.language;
    await waitUntil(async () => (await heard()) === 'es', 20_000, 'the other sound');
    expect((await viewer.state()).audio.map(({ language }) => language)).toEqual(['es']);
    await plays(viewer);
    expect(await viewer.longestGap()).toBeLessThan(maxFrameGapMs);
    expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
    broken.clear();
    await viewer.page.clock.fastForward(30_000);
    await waitUntil(async () => (await heard()) === 'en', 20_000, 'the first sound');
    expect(countRequests(id, 'index.m3u8')).toBe(1);
    await viewer.close();
  });

  it('a live stream switches to another quality when the playlist of the playing one disappears [fault-30b]', async () => {
    const text = master(
      english,
      rung(500_000, low, 'video-240/index.m3u8'),
      rung(900_000, high, 'video-360/index.m3u8'),
    );
    const { id, address, broken } = make('live', text);
    const viewer = await watch(address, 'live', { init: neverDropsFrames });
    const height = async () => (await viewer.state()).qualities.find(({ active }) => active)?.height;
    await waitUntil(async () => (await height()) === 360, 20_000, 'the better rung');
    broken.add('video-360/');
    await waitUntil(async () => (await heights(viewer)).join() === '240', 20_000, 'a menu without it');
    await plays(viewer, 12);
    expect(await viewer.longestGap()).toBeLessThan(maxFrameGapMs);
    expect(countRequests(id, 'index.m3u8')).toBe(1);
    expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
    await viewer.close();
  });
});

/** Chooses the better of two qualities in the menu, and waits for it. */
async function chooseBest(viewer: Watched): Promise<string> {
  const id = (await viewer.state()).qualities[0]?.id ?? '';
  await viewer.page.evaluate((quality) => window.harness.handle?.request({ type: 'quality', id: quality }), id);
  await waitUntil(
    async () => (await plays360(viewer)) && (await viewer.state()).chosenQuality === id,
    20_000,
    'the choice',
  );
  return id;
}
const plays360 = async (viewer: Watched): Promise<boolean> =>
  (await viewer.state()).qualities.find(({ active }) => active)?.height === 360;

const silent = (attributes: string): string => attributes.replace(',mp4a.40.2', '').replace(',AUDIO="a"', '');
const ladders = {
  'with sound': master(
    english,
    spanish,
    rung(500_000, low, 'video-240/index.m3u8'),
    rung(900_000, high, 'video-360/index.m3u8'),
  ),
  'without sound': master(
    rung(500_000, silent(low), 'video-240/index.m3u8'),
    rung(900_000, silent(high), 'video-360/index.m3u8'),
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
    async ([fault, sounds]) => {
      const { id, address, broken, frozen, hanging } = make('live', ladders[sounds]);
      const viewer = await watch(address, 'live', { hasClock: true, init: neverDropsFrames });
      const best = await chooseBest(viewer);
      await viewer.mark();
      if (fault === 'frozen') frozen.set('video-360', Date.now());
      else if (fault === 'hanging') hanging.add('video-360/index.m3u8');
      else broken.add('video-360/index');
      await waitUntil(async () => (await heights(viewer)).join() === '240', 20_000, 'a menu without it');
      expect((await viewer.state()).chosenQuality).toBeNull();
      await plays(viewer);
      // The buffer of a live stream may end before the player leaves a playlist that hangs.
      expect(await viewer.longestGap()).toBeLessThan(fault === 'hanging' ? 3 * maxFrameGapMs : maxFrameGapMs);
      expect(countRequests(id, 'index.m3u8')).toBe(1);
      expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
      broken.clear();
      frozen.clear();
      hanging.clear();
      await viewer.page.clock.fastForward(30_000);
      await waitUntil(async () => (await viewer.state()).chosenQuality === best, 20_000, 'the choice again');
      await waitUntil(() => plays360(viewer), 20_000, 'its picture');
      await viewer.close();
    },
  );

  it('a chosen quality stays when the encoder stops for a moment and numbers the qualities apart [fault-31l]', async () => {
    const { id, address, frozen, ahead } = make('live', ladders['with sound']);
    ahead.set('video-240', 7);
    const viewer = await watch(address, 'live', { init: neverDropsFrames });
    const best = await chooseBest(viewer);
    for (const track of ['video-240', 'video-360', 'audio-en', 'audio-es']) frozen.set(track, Date.now());
    const before = countRequests(id, 'video-360/index.m3u8');
    await waitUntil(
      async () => countRequests(id, 'video-360/index.m3u8') >= before + 7,
      20_000,
      'answers without new segments',
    );
    frozen.clear();
    await plays(viewer, 4);
    expect((await viewer.state()).chosenQuality).toBe(best);
    expect(await heights(viewer)).toEqual([360, 240]);
    expect(countRequests(id, 'index.m3u8')).toBe(1);
    expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
    await viewer.close();
  });

  it('the viewer’s quality and sound stay chosen when playlists return one by one after an outage [fault-30f]', async () => {
    const { id, address, broken } = make('live', ladders['with sound']);
    const viewer = await watch(address, 'live', { init: neverDropsFrames });
    const best = await chooseBest(viewer);
    const playlists = ['video-360', 'audio-en', 'video-240', 'audio-es'].map((track) => `${track}/index.m3u8`);
    for (const playlist of playlists) broken.add(playlist);
    const askedAgain = async (path: string, times: number): Promise<void> => {
      const requestsBefore = countRequests(id, path);
      await waitUntil(
        async () => countRequests(id, path) >= requestsBefore + times,
        20_000,
        `${times} requests of ${path}`,
      );
    };
    await askedAgain('video-360/index.m3u8', 4);
    broken.delete('audio-en/index.m3u8');
    await askedAgain('audio-en/index.m3u8', 1);
    await askedAgain('video-360/index.m3u8', 2);
    broken.clear();
    await plays(viewer, 4);
    const { chosenQuality, audio } = await viewer.state();
    expect(chosenQuality).toBe(best);
    expect(audio.find(({ active }) => active)?.language).toBe('en');
    expect(await plays360(viewer)).toBe(true);
    expect(maxRequestsIn10s(testBrowser.origin.requests, id)).toBeLessThanOrEqual(10);
    await viewer.close();
  });
});
