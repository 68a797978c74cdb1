import { expect, it, vi } from 'vitest';
import type { PlayerProblem } from '../player-problem.ts';
import { readAnswer } from './playlist-answer.ts';
import type { ShakaAbrManager, ShakaNamespace, ShakaPlayer } from './shaka-types.ts';
import { watchRenditions } from './watch-renditions.ts';

const createVariantTag = (name: string, codecs: string): string =>
  `#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="${codecs}"\n${name}`;
const sound = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",URI="en.m3u8"';

/** A playlist of three segments of two seconds. */
const createPlaylist = (end: number): string =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:${end - 3}\n${[3, 2, 1].map((segmentsBack) => `#EXTINF:2,\n${end - segmentsBack}.ts`).join('\n')}`;
/**
 * A playlist with times of day.
 * @param numberShift added to the segment numbers that other playlists have for the same second
 */
const createDatedPlaylist = (end: number, numberShift = 0): string =>
  createPlaylist(end + numberShift).replace(
    '#EXTINF',
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(2000 * end).toISOString()}\n#EXTINF`,
  );

/** A stream whose renditions are watched, with the responses of its origin. */
function createRenditionWatchScene(...lines: readonly string[]) {
  vi.useFakeTimers({ now: 0 });
  const network = new EventTarget();
  const configurations: { abrFactory?: () => ShakaAbrManager }[] = [];
  const player: Partial<ShakaPlayer> = {
    addEventListener: () => undefined,
    configure: (settings) => {
      configurations.push(settings);
      return true;
    },
    getConfiguration: () => ({ abr: { enabled: true } }),
    getAudioTracks: () => [],
    getTextTracks: () => [],
    getVariantTracks: () => [],
    getMediaElement: () => null,
    getNetworkingEngine: () => ({
      addEventListener: (type, listener) => network.addEventListener(type, listener),
      registerRequestFilter: () => undefined,
      registerResponseFilter: () => undefined,
    }),
  };
  class SimpleAbrManager implements ShakaAbrManager {
    setVariants(): void {}
  }
  const namespace: Partial<ShakaNamespace> = { abr: { SimpleAbrManager } };
  const problems: PlayerProblem[] = [];
  const watch = watchRenditions({
    shaka: namespace as ShakaNamespace,
    player: player as ShakaPlayer,
    onChange: () => undefined,
    report: (problem) => problems.push(problem),
    delayRequest: () => undefined,
  });
  const toUrl = (name: string): string => `https://cdn.test/${name}`;
  /** @returns the response's text as the engine receives it */
  function answer(name: string, text: string): string {
    const parsedAnswer = readAnswer({ uri: toUrl(name), data: new TextEncoder().encode(text) });
    watch.afterResponse(parsedAnswer);
    return parsedAnswer.text;
  }
  const load = (): string => answer('index.m3u8', ['#EXTM3U', ...lines].join('\n'));
  load();
  /** By address: the playlists that checks receive. */
  const checkedPlaylists = new Map<string, string>();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = `${input}`;
    return Object.defineProperty(new Response(checkedPlaylists.get(url)), 'url', { value: url });
  });
  const clock = {
    /** Both playlists arrive at this second; their segments end at these numbers. */
    async setPlaylistEnds(second: number, pictureEnd: number, soundEnd: number) {
      await vi.advanceTimersByTimeAsync(1000 * second - Date.now());
      answer('low.m3u8', createPlaylist(pictureEnd));
      answer('en.m3u8', createPlaylist(soundEnd));
      await vi.advanceTimersByTimeAsync(0);
    },
    /**
     * Lets the low quality's playlist arrive at this second, and answers a check of the high quality with the other
     * playlist.
     */
    async setQualityPlaylists(second: number, lowPlaylist: string, highPlaylist: string) {
      await vi.advanceTimersByTimeAsync(1000 * second - Date.now());
      checkedPlaylists.set(toUrl('high.m3u8'), highPlaylist);
      answer('low.m3u8', lowPlaylist);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
  return {
    watch,
    problems,
    clock,
    load,
    answer,
    configurations,
    failPlaylist: (name: string) => watch.onFailure(toUrl(name), true),
  };
}

const low = createVariantTag('low.m3u8', 'avc1.4d4015,mp4a.40.2');

it('an audio rendition with lower segment numbers than the video is not dead when an encoder stops for a moment [fault-31h]', async () => {
  const { clock, watch, problems } = createRenditionWatchScene(sound, low);
  for (const second of [0, 2]) await clock.setPlaylistEnds(second, 12 + second / 2, 10 + second / 2);
  for (const second of [3, 4, 5, 6, 7]) await clock.setPlaylistEnds(second, 13, 11);
  await clock.setPlaylistEnds(8, 14, 11);
  await clock.setPlaylistEnds(9, 14, 12);
  for (const second of [10, 12, 14]) await clock.setPlaylistEnds(second, 10 + second / 2, 8 + second / 2);
  expect(watch.isDead('en.m3u8')).toBe(false);
  expect(problems).toEqual([]);
});

it.each([-2, 0, 2])(
  'an audio rendition whose segment numbers differ by %i from the video’s is dead when only the audio stops [fault-31h]',
  async (numberShift) => {
    const { clock, watch } = createRenditionWatchScene(sound, low);
    for (const second of [0, 2]) await clock.setPlaylistEnds(second, 12 + second / 2, 12 + numberShift + second / 2);
    for (const second of [4, 6, 8]) await clock.setPlaylistEnds(second, 12 + second / 2, 13 + numberShift);
    expect(watch.isDead('en.m3u8')).toBe(true);
  },
);

const high = createVariantTag('high.m3u8', 'avc1.4d401f,mp4a.40.2');

it.each([-7, 0, 7])(
  'a quality is not dead when all qualities stop for a moment, also if their segment numbers differ by %i [fault-31l]',
  async (numberShift) => {
    const { clock, watch, problems } = createRenditionWatchScene(low, high);
    for (const second of [0, 2])
      await clock.setQualityPlaylists(
        second,
        createDatedPlaylist(12 + second / 2),
        createDatedPlaylist(12 + second / 2, numberShift),
      );
    for (const second of [4, 5, 6, 7])
      await clock.setQualityPlaylists(second, createDatedPlaylist(13), createDatedPlaylist(13, numberShift));
    await clock.setQualityPlaylists(8, createDatedPlaylist(13), createDatedPlaylist(14, numberShift));
    for (const second of [9, 10, 11])
      await clock.setQualityPlaylists(second, createDatedPlaylist(14), createDatedPlaylist(14, numberShift));
    expect(watch.isDead('low.m3u8')).toBe(false);
    expect(problems).toEqual([]);
  },
);

it.each([
  ['with segment numbers lower by 7', (end: number) => createDatedPlaylist(end, -7)],
  ['with equal segment numbers', createDatedPlaylist],
  ['with segment numbers higher by 7', (end: number) => createDatedPlaylist(end, 7)],
  ['without times of day', createPlaylist],
])(
  'a quality is dead when only its segments stop and another quality continues, %s [fault-31l]',
  async (_, createHighPlaylist) => {
    const { clock, watch } = createRenditionWatchScene(low, high);
    for (const second of [0, 2])
      await clock.setQualityPlaylists(
        second,
        createDatedPlaylist(12 + second / 2),
        createHighPlaylist(12 + second / 2),
      );
    for (const second of [4, 6])
      await clock.setQualityPlaylists(second, createDatedPlaylist(13), createHighPlaylist(12 + second / 2));
    expect(watch.isDead('low.m3u8')).toBe(true);
  },
);

it('the playlist of the next quality is replaced by that of the playing one while it is half a minute older [fault-31p]', async () => {
  const { answer, clock, watch } = createRenditionWatchScene(low, high);
  const newestPlaylist = createDatedPlaylist(50);
  const replacedPlaylist = newestPlaylist.replace(/^\d+\.ts/gm, 'https://cdn.test/$&');
  await clock.setQualityPlaylists(0, newestPlaylist, newestPlaylist);
  expect(answer('high.m3u8', createDatedPlaylist(35))).toBe(replacedPlaylist);
  await clock.setQualityPlaylists(7, newestPlaylist, newestPlaylist);
  expect(answer('high.m3u8', createDatedPlaylist(38))).toBe(replacedPlaylist);
  expect(watch.hasStopped(2)).toBe(true);
  expect(answer('high.m3u8', newestPlaylist)).toBe(newestPlaylist);
});

it('in each outage, the playlist of the next quality is replaced while it is half a minute older [fault-31p]', async () => {
  const { answer, clock } = createRenditionWatchScene(low, high);
  for (const [second, end] of [
    [0, 50],
    [100, 100],
  ] as const) {
    const newestPlaylist = createDatedPlaylist(end);
    await clock.setQualityPlaylists(second, newestPlaylist, newestPlaylist);
    expect(answer('high.m3u8', createDatedPlaylist(end - 15))).not.toBe(createDatedPlaylist(end - 15));
    expect(answer('high.m3u8', newestPlaylist)).toBe(newestPlaylist);
  }
});

it('the playlists of the next quality count as those of an encoder with another clock after 30 new segments', async () => {
  const { answer, clock } = createRenditionWatchScene(low, high);
  const newestPlaylist = createDatedPlaylist(90);
  await clock.setQualityPlaylists(0, newestPlaylist, newestPlaylist);
  expect(answer('high.m3u8', createDatedPlaylist(35))).not.toBe(createDatedPlaylist(35));
  expect(answer('high.m3u8', createDatedPlaylist(64))).not.toBe(createDatedPlaylist(64));
  expect(answer('high.m3u8', createDatedPlaylist(65))).toBe(createDatedPlaylist(65));
  expect(answer('low.m3u8', createDatedPlaylist(66))).toBe(createDatedPlaylist(66));
});

it('a live stream has stopped when its video brings no segments while its audio does [fault-30j]', async () => {
  const { clock, watch } = createRenditionWatchScene(sound, low);
  for (const second of [0, 2, 4, 6, 8]) await clock.setPlaylistEnds(second, 12, 10 + second / 2);
  expect(watch.hasStopped(2)).toBe(true);
});

it.each([
  { other: 'an audio-only variant', codecs: 'mp4a.40.2', repeats: 0 },
  { other: 'a variant of another codec', codecs: 'hvc1.1.6.L93,mp4a.40.2', repeats: 1 },
])('a load is repeated at most once when the engine never requests $other [fault-30k]', ({ codecs, repeats }) => {
  const { watch, failPlaylist } = createRenditionWatchScene(low, createVariantTag('other.m3u8', codecs));
  const loads = Array.from({ length: 4 }, () => {
    failPlaylist('low.m3u8');
    return watch.consumeNewFailures();
  });
  expect(loads.filter(Boolean)).toHaveLength(repeats);
});

it('the next load leaves out a codec whose playlists are all missing [fault-30o]', () => {
  const { failPlaylist, load, watch } = createRenditionWatchScene(
    low,
    createVariantTag('other.m3u8', 'hvc1.1.6.L93,mp4a.40.2'),
  );
  failPlaylist('other.m3u8');
  expect(watch.consumeNewFailures()).toBe(true);
  expect(load()).toBe(`#EXTM3U\n${low}`);
});

it('a quality that drops frames or fails briefly stays when all other qualities are dead [fault-30t]', async () => {
  const { clock, configurations, failPlaylist } = createRenditionWatchScene(
    sound,
    low,
    createVariantTag('other.m3u8', 'avc1.4d4015,mp4a.40.2'),
  );
  const sharedFields = { audio: {}, disabledUntilTime: 0, allowedByApplication: true };
  const variants = ['low.m3u8', 'other.m3u8'].map((originalId) => ({
    ...sharedFields,
    video: { originalId, codecs: 'avc1' },
  }));
  configurations[0]?.abrFactory?.().setVariants(variants, false);
  await clock.setPlaylistEnds(0, 12, 12);
  failPlaylist('other.m3u8');
  expect(configurations).toContainEqual({ streaming: { maxDisabledTime: 0 }, abr: { droppedFrames: false } });
});

it('a quality is dead when its playlist lists neither a segment nor a part, and another arrives [fault-30v]', async () => {
  const { answer, clock, watch } = createRenditionWatchScene(
    sound,
    low,
    createVariantTag('other.m3u8', 'avc1.4d4015,mp4a.40.2'),
  );
  await clock.setPlaylistEnds(0, 12, 12);
  answer('other.m3u8', '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-PART:DURATION=1,URI="1.m4s"');
  expect(watch.isDead('other.m3u8')).toBe(false);
  answer('other.m3u8', '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-ENDLIST');
  await clock.setPlaylistEnds(2, 13, 13);
  expect(watch.isDead('other.m3u8')).toBe(true);
});
