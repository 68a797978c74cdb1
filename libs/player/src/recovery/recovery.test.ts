import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createFakeEngine,
  liveSnapshot,
  problemOf,
  recordingSnapshot,
  type FakeEngine,
} from '../testing/fake-engine.ts';
import type { Place } from './place.ts';
import type { RecoveryReport } from './outage.ts';
import { createRecovery, type Recovery, type RecoveryOptions } from './recovery.ts';

const live: Place = { time: 55, wallClock: Date.UTC(2026, 1, 14, 18, 0, 55), live: true, atLiveEdge: true };
const sixSeconds = 6000;

/** A viewer before a stream: what can happen to it, and what recovery did about it. */
function scene({ kind = 'live', ...overrides }: Partial<RecoveryOptions> & { kind?: 'live' | 'recording' } = {}) {
  const engine = createFakeEngine(kind === 'live' ? liveSnapshot : recordingSnapshot);
  const world = { playing: true, online: true, seeking: false, seeks: [] as number[], asked: 0 };
  const reports: RecoveryReport[] = [];
  const recovery = createRecovery({
    engine,
    position: () => 55,
    seek: (time) => world.seeks.push(time),
    shouldPlay: () => world.playing,
    isSeeking: () => world.seeking,
    isOnline: () => world.online,
    isLive: () => kind === 'live',
    address: () => 'old.m3u8',
    resolveAddress: () => {
      world.asked += 1;
      return Promise.resolve('new.m3u8');
    },
    load: (address, startAt) => engine.load(address, startAt),
    report: (report) => reports.push(report),
    random: () => 1,
    ...overrides,
  });
  return { engine, world, reports, recovery, lastReport: () => reports.at(-1) };
}

/** Lets time pass with the watchdog ticking, and frames coming if there are any. */
async function pass(recovery: Recovery, milliseconds: number, frame?: Place): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 500) {
    await vi.advanceTimersByTimeAsync(500);
    if (frame) recovery.frame(frame);
    recovery.tick();
    await vi.advanceTimersByTimeAsync(0);
  }
}

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

  it('gives every further attempt more time, as a slow device may need it', async () => {
    const { engine, recovery } = scene();
    await pass(recovery, 7000);
    expect(engine.loads).toHaveLength(1);
    await pass(recovery, 11_500);
    expect(engine.loads).toHaveLength(1);
    await pass(recovery, 1500);
    expect(engine.loads).toHaveLength(2);
  });

  it('goes on where a recording stood', async () => {
    const { engine, recovery } = scene({ kind: 'recording' });
    recovery.frame({ time: 33, wallClock: null, live: false, atLiveEdge: false });
    await pass(recovery, 7000);
    expect(engine.loads[0]?.startAt).toBe(33);
  });
});

describe('an encoder that began anew', () => {
  it('is loaded again as soon as its frames stop', async () => {
    const { engine, recovery } = scene();
    recovery.encoderRestarted();
    await pass(recovery, 4000, live);
    expect(engine.loads).toHaveLength(0);
    await pass(recovery, 1000);
    expect(engine.loads).toHaveLength(1);
  });

  it('needs nothing when the engine follows', async () => {
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

  it('is tried at most every 3 s at first, so that a gap is at most 5 s longer than the outage', async () => {
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
    expect(lastReport()).toEqual({ recovering: true, problem: null });
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

  it('asks the page for the address with every third attempt only', async () => {
    const { engine, recovery, world } = scene();
    broken(engine);
    recovery.problem(problemOf({ kind: 'missing' }));
    await pass(recovery, 30_000);
    expect(world.asked).toBe(Math.ceil(engine.loads.length / 3));
  });

  it('takes its message away with the first frame', async () => {
    const { engine, recovery, lastReport } = scene();
    engine.answers = [problemOf({})];
    recovery.problem(problemOf({}));
    await pass(recovery, 8000);
    recovery.frame(live);
    expect(lastReport()).toEqual({ recovering: false, problem: null });
  });
});

describe('a problem', () => {
  it('of an interrupted load is none', async () => {
    const { engine, recovery, reports } = scene();
    recovery.problem(problemOf({ kind: 'interrupted', code: 7000 }));
    await pass(recovery, 3000);
    expect([engine.loads, reports]).toEqual([[], []]);
  });

  it('of the decoder gets one recovery, then a message', async () => {
    const { engine, recovery, lastReport } = scene();
    const decode = problemOf({ kind: 'decode', code: 3016 });
    recovery.problem(decode);
    await pass(recovery, 500);
    expect(engine.loads).toHaveLength(1);
    recovery.problem(decode);
    await pass(recovery, 20_000);
    expect(engine.loads).toHaveLength(1);
    expect(lastReport()).toEqual({ recovering: false, problem: decode });
  });

  it('that no retry can mend is reported at once', async () => {
    const { engine, recovery, lastReport } = scene();
    const unsupported = problemOf({ kind: 'unsupported', code: 4032 });
    recovery.problem(unsupported);
    await pass(recovery, 20_000);
    expect(engine.loads).toHaveLength(0);
    expect(lastReport()).toEqual({ recovering: false, problem: unsupported });
  });

  it('of refused segments asks once for the address, then says so and stops', async () => {
    const { engine, recovery, world, lastReport } = scene();
    const refused = problemOf({ kind: 'forbidden', request: 'segment', status: 403, fatal: false });
    recovery.problem(refused);
    await pass(recovery, 3000);
    expect([world.asked, engine.loads.length]).toEqual([1, 1]);
    recovery.problem(refused);
    await pass(recovery, 30_000);
    expect([world.asked, engine.loads.length]).toEqual([1, 1]);
    expect(engine.calls).toContain('stop');
    expect(lastReport()).toMatchObject({ recovering: false, problem: { kind: 'forbidden' } });
  });

  it('of refused segments asks for the address also where it has just asked about a stall: a new one may play', async () => {
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

describe('coming back', () => {
  it('retries at once when the network is back, and loads when that shows nothing for 1.5 s', async () => {
    const { engine, recovery, world } = scene();
    world.online = false;
    await pass(recovery, 12_000);
    world.online = true;
    recovery.online();
    expect(engine.calls).toEqual(['retry']);
    await pass(recovery, 2000);
    expect(engine.loads).toHaveLength(1);
  });

  it('loads at once when the stream had died offline, and says offline until then', async () => {
    const { engine, recovery, world, lastReport } = scene();
    world.online = false;
    recovery.problem(problemOf({}));
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'offline' } });
    world.online = true;
    recovery.online();
    await vi.advanceTimersByTimeAsync(0);
    expect(engine.loads).toHaveLength(1);
  });

  it('says that there is no network once what was buffered is shown, and brings a live viewer back to the edge', async () => {
    const { engine, recovery, world, reports, lastReport } = scene({ position: () => 30 });
    recovery.frame(live);
    world.online = false;
    await pass(recovery, 20_000, live);
    expect(reports, 'the buffer still plays').toEqual([]);
    await pass(recovery, 7000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'offline' } });
    world.online = true;
    recovery.online();
    recovery.frame(live);
    expect(lastReport()).toEqual({ recovering: false, problem: null });
    expect(world.seeks).toEqual([60]);
    expect(engine.loads).toHaveLength(0);
  });

  it('says nothing of the network to a viewer who has paused', async () => {
    const { recovery, world, reports } = scene();
    recovery.frame(live);
    world.playing = false;
    world.online = false;
    await pass(recovery, 60_000);
    expect(reports).toEqual([]);
  });

  it('goes to the live edge after 30 minutes hidden', () => {
    const { recovery, world } = scene();
    recovery.frame(live);
    recovery.awake(30 * 60_000);
    expect(world.seeks).toEqual([60]);
  });

  it('leaves the position alone after a minute hidden', () => {
    const { recovery, world } = scene();
    recovery.frame(live);
    recovery.awake(60_000);
    expect(world.seeks).toEqual([]);
  });

  it('catches up with the live edge for a viewer who was there, where the load has not', async () => {
    const { engine, recovery, world } = scene();
    recovery.frame(live);
    engine.state = { ...liveSnapshot, seekRange: { start: 40, end: 100 } };
    await pass(recovery, 7000);
    expect(world.seeks).toEqual([]);
    recovery.frame(live);
    expect(world.seeks).toEqual([100]);
  });

  it('leaves a viewer who was behind at the same second', async () => {
    const { engine, recovery, world } = scene();
    recovery.frame({ ...live, atLiveEdge: false });
    engine.state = { ...liveSnapshot, seekRange: { start: 40, end: 100 } };
    await pass(recovery, 7000);
    recovery.frame({ ...live, atLiveEdge: false });
    expect(engine.loads.map(({ startAt }) => startAt)).toEqual([new Date(Date.UTC(2026, 1, 14, 18, 0, 55))]);
    expect(world.seeks).toEqual([]);
  });

  it('tries again from the same place when the viewer asks for it', async () => {
    const { engine, recovery, lastReport } = scene({ kind: 'recording' });
    recovery.frame({ time: 33, wallClock: null, live: false, atLiveEdge: false });
    recovery.problem(problemOf({ kind: 'unsupported' }));
    recovery.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(engine.loads).toEqual([{ address: 'new.m3u8', startAt: 33 }]);
    expect(lastReport()).toEqual({ recovering: true, problem: null });
    recovery.frame({ time: 33, wallClock: null, live: false, atLiveEdge: false });
    expect(lastReport()).toEqual({ recovering: false, problem: null });
  });
});
