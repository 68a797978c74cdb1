import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQualities } from './qualities.ts';
import type { ShakaPlayer, ShakaVariant } from './shaka-types.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * An engine with several qualities. It may avoid some, as after dropped frames, and then lists and plays only the
 * others.
 */
function createEngineWith(...heights: number[]) {
  const avoidedHeights = new Set<number>();
  const engineState = { playing: heights[0] ?? 0, adapts: true, avoidedHeights };
  const player: Partial<ShakaPlayer> = {
    getVariantTracks: () =>
      heights
        .filter((height) => !avoidedHeights.has(height))
        .map(
          (height) =>
            ({
              height,
              bandwidth: height * 1000,
              active: height === engineState.playing,
              originalVideoId: `${height}.m3u8`,
            }) as ShakaVariant,
        ),
    selectVariantTrack: ({ height }) => void (engineState.playing = height ?? 0),
    configure(config) {
      engineState.adapts = Reflect.get(Reflect.get(config, 'abr') as object, 'enabled') as boolean;
      return true;
    },
  };
  return { engineState, player: player as ShakaPlayer };
}

const getHeights = (tracks: readonly { height: number }[]): number[] => tracks.map(({ height }) => height);

it('lists all qualities of a stream, also those that the engine avoids at the moment', () => {
  const { engineState, player } = createEngineWith(360, 1080, 720);
  const qualities = createQualities();
  qualities.onLoaded(player);
  engineState.avoidedHeights.add(1080);
  expect(getHeights(qualities.read(player, () => false))).toEqual([1080, 720, 360]);
  expect(qualities.list().filter(({ active }) => active)).toMatchObject([{ height: 360 }]);
});

it('the quality of a portrait video is named by its shorter side', () => {
  const variants = [{ width: 1080, height: 1920, bandwidth: 5_000_000, active: true } as ShakaVariant];
  const player: Partial<ShakaPlayer> = { getVariantTracks: () => variants };
  const qualities = createQualities();
  qualities.onLoaded({ ...createEngineWith().player, ...player });
  expect(getHeights(qualities.list())).toEqual([1080]);
});

it('another stream’s qualities replace the listed qualities', () => {
  const qualities = createQualities();
  qualities.onLoaded(createEngineWith(1080, 720).player);
  qualities.onLoaded(createEngineWith(480, 240).player);
  expect(getHeights(qualities.list())).toEqual([480, 240]);
});

it('a chosen quality that the engine avoids stays chosen, and plays as soon as the engine allows it', () => {
  const { engineState, player } = createEngineWith(360, 1080);
  const qualities = createQualities();
  qualities.onLoaded(player);
  const bestId = qualities.list()[0]?.id ?? '';
  engineState.avoidedHeights.add(1080);
  qualities.choose(player, bestId);
  expect([qualities.getChosenId(), engineState.playing, engineState.adapts]).toEqual([bestId, 360, true]);
  vi.advanceTimersByTime(30_000);
  expect(engineState.playing).toBe(360);
  engineState.avoidedHeights.clear();
  vi.advanceTimersByTime(1000);
  expect([engineState.playing, engineState.adapts]).toEqual([1080, false]);
});

it('a cancelled choice is not applied when its quality becomes available', () => {
  const { engineState, player } = createEngineWith(360, 1080);
  const qualities = createQualities();
  qualities.onLoaded(player);
  engineState.avoidedHeights.add(1080);
  qualities.choose(player, qualities.list()[0]?.id ?? '');
  qualities.choose(player, null);
  engineState.avoidedHeights.clear();
  vi.advanceTimersByTime(5000);
  expect([qualities.getChosenId(), engineState.playing, engineState.adapts]).toEqual([null, 360, true]);
});

it('a chosen quality is replaced while its playlist is dead, and plays again afterwards [fault-30g]', () => {
  const { engineState, player } = createEngineWith(360, 1080);
  const qualities = createQualities();
  qualities.onLoaded(player);
  const bestId = qualities.list()[0]?.id ?? '';
  qualities.choose(player, bestId);
  const read = (isDead: boolean) => qualities.read(player, (id) => isDead && id === '1080.m3u8');
  expect(getHeights(read(true))).toEqual([360]);
  expect([qualities.getChosenId(), engineState.adapts]).toEqual([null, true]);
  engineState.playing = 360;
  qualities.onLoaded(player, (id) => id === '1080.m3u8');
  expect([qualities.getChosenId(), engineState.playing, engineState.adapts]).toEqual([null, 360, true]);
  expect(getHeights(read(false))).toEqual([1080, 360]);
  expect([qualities.getChosenId(), engineState.playing, engineState.adapts]).toEqual([bestId, 1080, false]);
});

it('the engine adapts again when it plays a dead quality [fault-30g]', () => {
  const { engineState, player } = createEngineWith(1080, 360);
  const qualities = createQualities();
  qualities.onLoaded(player);
  engineState.adapts = false;
  qualities.read(player, (id) => id === '1080.m3u8');
  expect(engineState.adapts).toBe(true);
});

it('a chosen quality survives a reload, and ends with a stream that lacks it', () => {
  const firstEngine = createEngineWith(360, 1080);
  const qualities = createQualities();
  qualities.onLoaded(firstEngine.player);
  const bestId = qualities.list()[0]?.id ?? '';
  qualities.choose(firstEngine.player, bestId);
  const secondEngine = createEngineWith(360, 1080);
  qualities.onLoaded(secondEngine.player);
  expect([qualities.getChosenId(), secondEngine.engineState.playing]).toEqual([bestId, 1080]);
  const other = createEngineWith(480, 240);
  qualities.onLoaded(other.player);
  expect([qualities.getChosenId(), other.engineState.playing]).toEqual([null, 480]);
});

/** An engine whose best quality the viewer has chosen by hand. */
function createWithChosenQuality() {
  const engine = createEngineWith(360, 1080);
  const qualities = createQualities();
  qualities.onLoaded(engine.player);
  qualities.choose(engine.player, qualities.list()[0]?.id ?? '');
  return { ...engine, qualities };
}

/** Reports a missing segment once a second, for this many seconds. */
function reportMissingPicture(
  seconds: number,
  { qualities, player }: ReturnType<typeof createWithChosenQuality>,
): void {
  for (let second = 0; second <= seconds; second += 1) {
    qualities.recordMissedPicture(player);
    vi.advanceTimersByTime(1000);
  }
}

it('a chosen quality whose segments stay missing for two seconds is cancelled, also for the next load', () => {
  const { qualities, player, engineState, ...rest } = createWithChosenQuality();
  reportMissingPicture(1, { qualities, player, engineState, ...rest });
  expect([qualities.getChosenId() === null, engineState.adapts]).toEqual([false, false]);
  reportMissingPicture(1, { qualities, player, engineState, ...rest });
  expect([qualities.getChosenId() === null, engineState.adapts]).toEqual([true, true]);
  engineState.playing = 360;
  qualities.onLoaded(player);
  expect([engineState.playing, engineState.adapts]).toEqual([360, true]);
});

it('segments that are missing for a second at a time do not cancel the viewer’s choice', () => {
  const scene = createWithChosenQuality();
  for (let round = 0; round < 5; round += 1) {
    reportMissingPicture(1, scene);
    vi.advanceTimersByTime(20_000);
  }
  expect([scene.qualities.getChosenId() === null, scene.engineState.adapts]).toEqual([false, false]);
});

it('missing segments do not change the engine’s settings while the engine chooses the quality', () => {
  const { player, engineState } = createEngineWith(360, 1080);
  const configure = vi.spyOn(player, 'configure');
  const qualities = createQualities();
  qualities.onLoaded(player);
  reportMissingPicture(5, { qualities, player, engineState });
  expect(configure).not.toHaveBeenCalled();
});
