import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveSnapshot, problemOf, type FakeEngine } from '../testing/fake-engine.ts';
import { live, pass, scene, sixSeconds } from '../testing/recovery-scene.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the watchdog', () => {
  it('leaves a stream with frames alone', async () => {
    const { engine, recovery } = scene();
    await pass(recovery, 60_000, live);
    expect(engine.loads).toHaveLength(0);
  });

  it('asks for the address and loads it after 6 s without a frame', async () => {
    const { engine, recovery, world } = scene();
    recovery.frame(live);
    await pass(recovery, sixSeconds);
    expect(engine.loads).toHaveLength(0);
    await pass(recovery, 1000);
    expect(world.asked).toBe(1);
    expect(engine.loads).toEqual([
      { address: 'new.m3u8', startAt: { following: new Date(Date.UTC(2026, 1, 14, 18, 0, 55)) } },
    ]);
  });

  it('waits three segments when they are long', async () => {
    const { engine, recovery } = scene();
    engine.state = { ...liveSnapshot, targetDuration: 6 };
    await pass(recovery, 17_500);
    expect(engine.loads).toHaveLength(0);
    await pass(recovery, 2000);
    expect(engine.loads).toHaveLength(1);
  });

  it.each<[string, (world: ReturnType<typeof scene>['world']) => void]>([
    ['paused or hidden', (world) => (world.playing = false)],
    ['offline', (world) => (world.online = false)],
  ])('is suspended while %s', async (_, spoil) => {
    const { engine, recovery, world } = scene();
    spoil(world);
    await pass(recovery, 60_000);
    expect(engine.loads).toHaveLength(0);
  });

  it('gives a seek twice the time', async () => {
    const { engine, recovery, world } = scene();
    world.seeking = true;
    await pass(recovery, 2 * sixSeconds - 500);
    expect(engine.loads).toHaveLength(0);
    await pass(recovery, 1500);
    expect(engine.loads).toHaveLength(1);
  });

  it('keeps the old address when asking fails', async () => {
    const { engine, recovery } = scene({ resolveAddress: () => Promise.reject(new Error('503')) });
    await pass(recovery, 7000);
    expect(engine.loads.map(({ address }) => address)).toEqual(['old.m3u8']);
  });

  it('gives every further attempt more time, because a slow device may need it', async () => {
    const { engine, recovery } = scene();
    await pass(recovery, 7000);
    expect(engine.loads).toHaveLength(1);
    await pass(recovery, 11_500);
    expect(engine.loads).toHaveLength(1);
    await pass(recovery, 1500);
    expect(engine.loads).toHaveLength(2);
  });

  it('waits three times as long at most, after any number of attempts', async () => {
    const { engine, recovery } = scene();
    await pass(recovery, 6 * 60_000);
    const before = engine.loads.length;
    await pass(recovery, 60_000);
    expect(engine.loads.length - before).toBe(3);
  });

  it('counts a stream as good after 5 s of frames since the load, and not after one frame', async () => {
    const { engine, recovery } = scene();
    recovery.frame(live);
    await pass(recovery, 7000);
    recovery.frame(live);
    await pass(recovery, 11_500);
    expect(engine.loads).toHaveLength(1);
    await pass(recovery, 1500);
    expect(engine.loads).toHaveLength(2);
    await pass(recovery, 5500, live);
    await pass(recovery, 7000);
    expect(engine.loads).toHaveLength(3);
  });

  it('continues at the position of a recording', async () => {
    const { engine, recovery } = scene({ kind: 'recording' });
    recovery.frame({ time: 33, wallClock: null, live: false, atLiveEdge: false });
    await pass(recovery, 7000);
    expect(engine.loads[0]?.startAt).toBe(33);
  });
});

describe('a stopped recovery', () => {
  it('makes no further load when it is stopped during a load', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const load = vi.fn(() => promise);
    const { recovery } = scene({ load });
    await pass(recovery, 7000);
    recovery.stop();
    resolve(null);
    await pass(recovery, 30_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('makes no load when it is stopped during the call for the address', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { engine, recovery } = scene({ resolveAddress: () => promise });
    await pass(recovery, 7000);
    recovery.stop();
    resolve('new.m3u8');
    await pass(recovery, 1000);
    expect(engine.loads).toEqual([]);
  });
});

describe('an encoder that starts again', () => {
  it('causes no further load during a load', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const load = vi.fn(() => promise);
    const { recovery } = scene({ load });
    await pass(recovery, 7000);
    recovery.encoderRestarted();
    resolve(null);
    await pass(recovery, 5000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('causes a load as soon as frames stop', async () => {
    const { engine, recovery } = scene();
    recovery.encoderRestarted();
    await pass(recovery, 4000, live);
    expect(engine.loads).toHaveLength(0);
    await pass(recovery, 1000);
    expect(engine.loads).toHaveLength(1);
  });

  it('causes no load when the engine follows', async () => {
    const { engine, recovery } = scene();
    recovery.encoderRestarted();
    await pass(recovery, 61_000, live);
    await pass(recovery, 5000);
    expect(engine.loads).toHaveLength(0);
  });
});

describe('a stream that stays broken', () => {
  const broken = (engine: FakeEngine): void => {
    engine.answers = Array.from({ length: 200 }, () => problemOf({ code: 1001, kind: 'missing', status: 404 }));
  };

  it('is tried at most every 3 s at first, so that a gap is at most 5 s longer than the outage [fault-28]', async () => {
    const { engine, recovery } = scene();
    broken(engine);
    recovery.problem(problemOf({ kind: 'missing' }));
    await pass(recovery, 30_000);
    expect(engine.loads.length).toBeGreaterThanOrEqual(9);
    expect(engine.loads.length).toBeLessThanOrEqual(30);
  });

  it('is waited for with a message and rare attempts when it is live', async () => {
    const { engine, recovery, lastReport } = scene();
    broken(engine);
    recovery.problem(problemOf({ kind: 'missing' }));
    await pass(recovery, 20_000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: null });
    await pass(recovery, 50_000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'missing' } });
    const before = engine.loads.length;
    await pass(recovery, 60_000);
    expect(engine.loads.length - before).toBeLessThanOrEqual(5);
    expect(engine.loads.length - before).toBeGreaterThanOrEqual(3);
  });

  it('is given up after a minute when it is a recording', async () => {
    const { engine, recovery, lastReport } = scene({ kind: 'recording' });
    broken(engine);
    recovery.problem(problemOf({ kind: 'missing' }));
    await pass(recovery, 70_000);
    expect(lastReport()).toMatchObject({ recovering: false, problem: { kind: 'missing' } });
    const before = engine.loads.length;
    await pass(recovery, 60_000);
    expect(engine.loads).toHaveLength(before);
  });

  it('asks the page for the address with every third attempt', async () => {
    const { engine, recovery, world } = scene();
    broken(engine);
    recovery.problem(problemOf({ kind: 'missing' }));
    await pass(recovery, 30_000);
    expect(world.asked).toBe(Math.ceil(engine.loads.length / 3));
  });

  it('reports the time of the next attempt, and null once the picture is back or recovery gives up [fault-28]', async () => {
    const { engine, recovery, world, lastReport } = scene();
    engine.answers = [problemOf({}), problemOf({}), problemOf({})];
    recovery.problem(problemOf({}));
    expect(lastReport()?.retryAt).toBe(Date.now() + 1000);
    await pass(recovery, 1000);
    expect(engine.loads).toHaveLength(1);
    expect(lastReport()?.retryAt).toBe(Date.now() + 2000);
    recovery.problem(problemOf({}));
    expect(lastReport()?.retryAt, 'another fault meanwhile').toBe(Date.now() + 2000);
    world.online = false;
    recovery.problem(problemOf({}));
    expect(lastReport()).toMatchObject({ problem: { kind: 'offline' }, retryAt: null });
    world.online = true;
    await pass(recovery, 12_000);
    recovery.frame(live);
    expect(lastReport()).toEqual({ recovering: false, problem: null, retryAt: null });
  });

  it('has its message after 8 s when another stream can be shown', async () => {
    const { engine, recovery, lastReport } = scene({ hasSpare: () => true });
    broken(engine);
    recovery.problem(problemOf({ kind: 'missing' }));
    await pass(recovery, 7000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: null });
    await pass(recovery, 5000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'missing' } });
  });

  it('removes its message with the first frame', async () => {
    const { engine, recovery, lastReport } = scene();
    engine.answers = [problemOf({})];
    recovery.problem(problemOf({}));
    await pass(recovery, 8000);
    recovery.frame(live);
    expect(lastReport()).toMatchObject({ recovering: false, problem: null });
  });
});

describe('a problem', () => {
  it('of an interrupted load is ignored', async () => {
    const { engine, recovery, reports } = scene();
    recovery.problem(problemOf({ kind: 'interrupted', code: 7000 }));
    await pass(recovery, 3000);
    expect([engine.loads, reports]).toEqual([[], []]);
  });

  it.each([
    ['of the decoder', { kind: 'decode', code: 3016 }],
    ['of a segment that cannot be read', { kind: 'broken', code: 3018 }],
    ['of a key that opens nothing', { kind: 'locked', code: 6008 }],
  ] as const)('%s gets one recovery, then a message', async (_, fault) => {
    const { engine, recovery, lastReport } = scene({ kind: 'recording' });
    const decode = problemOf(fault);
    recovery.problem(decode);
    await pass(recovery, 500);
    expect(engine.loads).toHaveLength(1);
    recovery.problem(decode);
    await pass(recovery, 20_000);
    expect(engine.loads).toHaveLength(1);
    expect(lastReport()).toMatchObject({ recovering: false, problem: decode });
  });

  it.each([
    ['of the decoder', { kind: 'decode', code: 3016 }],
    ['of a segment that cannot be read', { kind: 'broken', code: 3018 }],
  ] as const)('%s has a live stream tried on, rarely, with a message', async (_, fault) => {
    const { engine, recovery, lastReport } = scene();
    engine.answers = Array.from({ length: 50 }, () => problemOf(fault));
    recovery.problem(problemOf(fault));
    await pass(recovery, 1000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: fault });
    await pass(recovery, 120_000);
    expect(engine.loads.length).toBeGreaterThan(5);
    expect(engine.loads.length).toBeLessThan(25);
    engine.answers = [];
    await pass(recovery, 16_000, live);
    expect(lastReport()).toMatchObject({ recovering: false, problem: null });
  });

  it('of the decoder gets another recovery after a minute with a picture', async () => {
    const { engine, recovery, lastReport } = scene();
    const decode = problemOf({ kind: 'decode', code: 3016 });
    recovery.problem(decode);
    await pass(recovery, 61_000, live);
    recovery.problem(decode);
    await pass(recovery, 1000);
    expect(engine.loads).toHaveLength(2);
    recovery.frame(live);
    expect(lastReport()).toMatchObject({ recovering: false, problem: null });
  });

  it('of a garbage playlist is reported only when it lasts', async () => {
    const { recovery, reports, lastReport } = scene();
    const playlist = problemOf({ kind: 'playlist', fatal: false });
    recovery.frame(live);
    await pass(recovery, 2000);
    recovery.problem(playlist);
    expect(reports).toEqual([]);
    await pass(recovery, 500);
    recovery.problem(playlist);
    expect(lastReport()).toMatchObject({ recovering: true, problem: null });
  });

  it.each([
    ['a codec that the browser lacks', { kind: 'unsupported', code: 4032 }],
    ['a playlist that is too long', { kind: 'tooLong', code: 1007 }],
    ['a protection that the browser lacks', { kind: 'protected', code: 6001 }],
  ] as const)('that no retry can mend is reported at once: %s', async (_, fault) => {
    const { engine, recovery, lastReport } = scene();
    const unsupported = problemOf(fault);
    recovery.problem(unsupported);
    await pass(recovery, 20_000);
    expect(engine.loads).toHaveLength(0);
    expect(lastReport()).toMatchObject({ recovering: false, problem: unsupported });
  });

  it.each([
    { what: 'segments', request: 'segment', fatal: false },
    { what: 'a key', request: 'key', fatal: false },
    { what: 'a key that is asked for with the playlist', request: 'key', fatal: true },
  ] as const)(
    'of refused $what asks once for the address, then says so and stops [fault-31d]',
    async ({ request, fatal }) => {
      const { engine, recovery, world, lastReport } = scene();
      const refused = problemOf({ kind: 'forbidden', request, status: 403, fatal });
      recovery.problem(refused);
      await pass(recovery, 3000);
      expect([world.asked, engine.loads.length]).toEqual([1, 1]);
      recovery.problem(refused);
      await pass(recovery, 30_000);
      expect([world.asked, engine.loads.length]).toEqual([1, 1]);
      expect(engine.calls).toContain('stop');
      expect(lastReport()).toMatchObject({ recovering: false, problem: { kind: 'forbidden' } });
    },
  );

  it('of segments refused with much in the buffer asks once for the address, soon after the buffer has played', async () => {
    const { engine, recovery, world, lastReport } = scene();
    const play = async (from: number, seconds: number) => {
      for (let second = 0; second < seconds; second += 1)
        await pass(recovery, 1000, { ...live, time: from + second, atLiveEdge: false });
    };
    const refused = problemOf({ kind: 'forbidden', request: 'segment', status: 403, fatal: false });
    await play(0, 30);
    recovery.problem(refused);
    await play(30, 20);
    expect(world.asked).toBe(0);
    await pass(recovery, 2000);
    expect([world.asked, engine.loads.length]).toEqual([1, 1]);
    recovery.problem(refused);
    await pass(recovery, 30_000);
    expect([world.asked, engine.loads.length]).toEqual([1, 1]);
    expect(lastReport()).toMatchObject({ recovering: false, problem: { kind: 'forbidden' } });
  });

  it('of refused segments is forgotten when the stream plays beyond the buffer of that time', async () => {
    const { recovery, world } = scene();
    recovery.frame({ ...live, time: 0 });
    recovery.problem(problemOf({ kind: 'forbidden', request: 'segment', status: 403, fatal: false }));
    recovery.frame({ ...live, time: 61 });
    await pass(recovery, 5000);
    expect(world.asked).toBe(0);
  });

  it('of refused segments asks for the address even right after a stall, because a new address may play', async () => {
    const { engine, world, recovery } = scene();
    recovery.frame(live);
    await pass(recovery, 7000);
    expect(world.asked).toBe(1);
    await pass(recovery, 1000, live);
    recovery.problem(problemOf({ kind: 'forbidden', request: 'segment', status: 403, fatal: true }));
    await pass(recovery, 1000);
    expect([world.asked, engine.loads.length]).toEqual([2, 2]);
  });

  it('of segments refused during the load that should have helped ends in a message, too', async () => {
    const refused = problemOf({ kind: 'forbidden', request: 'segment', status: 403, fatal: false });
    const viewer = scene({
      load: (address, startAt) => {
        viewer.recovery.problem(refused);
        return viewer.engine.load(address, startAt);
      },
    });
    viewer.recovery.problem(refused);
    await pass(viewer.recovery, 20_000);
    expect(viewer.engine.loads).toHaveLength(1);
    expect(viewer.lastReport()).toMatchObject({ recovering: false, problem: { kind: 'forbidden' } });
  });

  it('while paused waits for the viewer to press play', async () => {
    const { engine, recovery, world } = scene();
    world.playing = false;
    recovery.problem(problemOf({}));
    await pass(recovery, 10_000);
    expect(engine.loads).toHaveLength(0);
    world.playing = true;
    await pass(recovery, 4000);
    expect(engine.loads).toHaveLength(1);
  });
});
