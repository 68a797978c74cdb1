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
function engineWith(...heights: number[]) {
  const banned = new Set<number>();
  const world = { playing: heights[0] ?? 0, adapts: true, banned };
  const player: Partial<ShakaPlayer> = {
    getVariantTracks: () =>
      heights
        .filter((height) => !banned.has(height))
        .map(
          (height) =>
            ({
              height,
              bandwidth: height * 1000,
              active: height === world.playing,
              originalVideoId: `${height}.m3u8`,
            }) as ShakaVariant,
        ),
    selectVariantTrack: ({ height }) => void (world.playing = height ?? 0),
    configure(config) {
      world.adapts = Reflect.get(Reflect.get(config, 'abr') as object, 'enabled') as boolean;
      return true;
    },
  };
  return { world, player: player as ShakaPlayer };
}

const getHeights = (tracks: readonly { height: number }[]): number[] => tracks.map(({ height }) => height);

it('lists all qualities of a stream, also those that the engine avoids at the moment', () => {
  const { world, player } = engineWith(360, 1080, 720);
  const qualities = createQualities();
  qualities.loaded(player);
  world.banned.add(1080);
  expect(getHeights(qualities.read(player, () => false))).toEqual([1080, 720, 360]);
  expect(qualities.list().filter(({ active }) => active)).toMatchObject([{ height: 360 }]);
});

it('the quality of a portrait video is named by its shorter side', () => {
  const variants = [{ width: 1080, height: 1920, bandwidth: 5_000_000, active: true } as ShakaVariant];
  const player: Partial<ShakaPlayer> = { getVariantTracks: () => variants };
  const qualities = createQualities();
  qualities.loaded({ ...engineWith().player, ...player });
  expect(getHeights(qualities.list())).toEqual([1080]);
});

it('another stream’s qualities replace the listed ones', () => {
  const qualities = createQualities();
  qualities.loaded(engineWith(1080, 720).player);
  qualities.loaded(engineWith(480, 240).player);
  expect(getHeights(qualities.list())).toEqual([480, 240]);
});

it('a chosen quality that the engine avoids stays chosen, and plays as soon as the engine allows it', () => {
  const { world, player } = engineWith(360, 1080);
  const qualities = createQualities();
  qualities.loaded(player);
  const best = qualities.list()[0]?.id ?? '';
  world.banned.add(1080);
  qualities.choose(player, best);
  expect([qualities.getChosenId(), world.playing, world.adapts]).toEqual([best, 360, true]);
  vi.advanceTimersByTime(30_000);
  expect(world.playing).toBe(360);
  world.banned.clear();
  vi.advanceTimersByTime(1000);
  expect([world.playing, world.adapts]).toEqual([1080, false]);
});

it('a cancelled choice is not applied when its quality becomes available', () => {
  const { world, player } = engineWith(360, 1080);
  const qualities = createQualities();
  qualities.loaded(player);
  world.banned.add(1080);
  qualities.choose(player, qualities.list()[0]?.id ?? '');
  qualities.choose(player, null);
  world.banned.clear();
  vi.advanceTimersByTime(5000);
  expect([qualities.getChosenId(), world.playing, world.adapts]).toEqual([null, 360, true]);
});

it('a chosen quality is replaced while its playlist is dead, and plays again afterwards [fault-30g]', () => {
  const { world, player } = engineWith(360, 1080);
  const qualities = createQualities();
  qualities.loaded(player);
  const best = qualities.list()[0]?.id ?? '';
  qualities.choose(player, best);
  const read = (isDead: boolean) => qualities.read(player, (id) => isDead && id === '1080.m3u8');
  expect(getHeights(read(true))).toEqual([360]);
  expect([qualities.getChosenId(), world.adapts]).toEqual([null, true]);
  world.playing = 360;
  qualities.loaded(player, (id) => id === '1080.m3u8');
  expect([qualities.getChosenId(), world.playing, world.adapts]).toEqual([null, 360, true]);
  expect(getHeights(read(false))).toEqual([1080, 360]);
  expect([qualities.getChosenId(), world.playing, world.adapts]).toEqual([best, 1080, false]);
});

it('the engine adapts again when it plays a dead quality [fault-30g]', () => {
  const { world, player } = engineWith(1080, 360);
  const qualities = createQualities();
  qualities.loaded(player);
  world.adapts = false;
  qualities.read(player, (id) => id === '1080.m3u8');
  expect(world.adapts).toBe(true);
});

it('a choice survives a reload, and ends with a stream that lacks it', () => {
  const firstEngine = engineWith(360, 1080);
  const qualities = createQualities();
  qualities.loaded(firstEngine.player);
  const best = qualities.list()[0]?.id ?? '';
  qualities.choose(firstEngine.player, best);
  const secondEngine = engineWith(360, 1080);
  qualities.loaded(secondEngine.player);
  expect([qualities.getChosenId(), secondEngine.world.playing]).toEqual([best, 1080]);
  const other = engineWith(480, 240);
  qualities.loaded(other.player);
  expect([qualities.getChosenId(), other.world.playing]).toEqual([null, 480]);
});

/** An engine whose best quality the viewer has chosen by hand. */
function chosenByHand() {
  const engine = engineWith(360, 1080);
  const qualities = createQualities();
  qualities.loaded(engine.player);
  qualities.choose(engine.player, qualities.list()[0]?.id ?? '');
  return { ...engine, qualities };
}

/** A segment is missing once a second, for this many seconds. */
function missFor(seconds: number, { qualities, player }: ReturnType<typeof chosenByHand>): void {
  for (let second = 0; second <= seconds; second += 1) {
    qualities.missed(player);
    vi.advanceTimersByTime(1000);
  }
}

it('a choice whose segments stay missing is cancelled for good, so that the engine can play another quality', () => {
  const { qualities, player, world, ...rest } = chosenByHand();
  missFor(1, { qualities, player, world, ...rest });
  expect([qualities.getChosenId() === null, world.adapts]).toEqual([false, false]);
  missFor(1, { qualities, player, world, ...rest });
  expect([qualities.getChosenId() === null, world.adapts]).toEqual([true, true]);
  world.playing = 360;
  qualities.loaded(player);
  expect([world.playing, world.adapts]).toEqual([360, true]);
});

it('a segment that is missing now and then does not cancel the viewer’s choice', () => {
  const manualQualities = chosenByHand();
  for (let times = 0; times < 5; times += 1) {
    missFor(1, manualQualities);
    vi.advanceTimersByTime(20_000);
  }
  expect([manualQualities.qualities.getChosenId() === null, manualQualities.world.adapts]).toEqual([false, false]);
});

it('missing files change no choice while the engine chooses', () => {
  const { player, world } = engineWith(360, 1080);
  const configure = vi.spyOn(player, 'configure');
  const qualities = createQualities();
  qualities.loaded(player);
  missFor(5, { qualities, player, world });
  expect(configure).not.toHaveBeenCalled();
});
