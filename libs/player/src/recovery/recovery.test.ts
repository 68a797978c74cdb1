import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerProblem } from '../engine/player-problem.ts';
import { liveSnapshot, getProblem, type FakeEngine } from '../testing/fake-engine.ts';
import { liveEdgePosition, advanceClock, createRecoveryScene, watchdogTimeoutMs } from '../testing/recovery-scene.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the watchdog', () => {
  it('the watchdog does not load a stream that has frames', async () => {
    const { engine, recovery } = createRecoveryScene();
    await advanceClock(recovery, 60_000, liveEdgePosition);
    expect(engine.loads).toHaveLength(0);
  });

  it('the watchdog asks the page for the address and loads it after 6 s without a frame', async () => {
    const { engine, recovery, conditions } = createRecoveryScene();
    recovery.onFrame(liveEdgePosition);
    await advanceClock(recovery, watchdogTimeoutMs);
    expect(engine.loads).toHaveLength(0);
    await advanceClock(recovery, 1000);
    expect(conditions.addressRequestCount).toBe(1);
    expect(engine.loads).toEqual([
      { address: 'new.m3u8', startAt: { following: new Date(Date.UTC(2026, 1, 14, 18, 0, 55)) } },
    ]);
  });

  it('the watchdog waits for the length of three segments when they are long', async () => {
    const { engine, recovery } = createRecoveryScene();
    engine.state = { ...liveSnapshot, targetDuration: 6 };
    await advanceClock(recovery, 17_500);
    expect(engine.loads).toHaveLength(0);
    await advanceClock(recovery, 2000);
    expect(engine.loads).toHaveLength(1);
  });

  it.each<[string, (conditions: ReturnType<typeof createRecoveryScene>['conditions']) => void]>([
    ['paused or hidden', (conditions) => (conditions.playing = false)],
    ['offline', (conditions) => (conditions.online = false)],
  ])('the watchdog is suspended while the player is %s', async (_, suspendWatchdog) => {
    const { engine, recovery, conditions } = createRecoveryScene();
    suspendWatchdog(conditions);
    await advanceClock(recovery, 60_000);
    expect(engine.loads).toHaveLength(0);
  });

  it('the watchdog waits twice as long during a seek', async () => {
    const { engine, recovery, conditions } = createRecoveryScene();
    conditions.seeking = true;
    await advanceClock(recovery, 2 * watchdogTimeoutMs - 500);
    expect(engine.loads).toHaveLength(0);
    await advanceClock(recovery, 1500);
    expect(engine.loads).toHaveLength(1);
  });

  it('the watchdog loads the old address when the page does not return a new one', async () => {
    const { engine, recovery } = createRecoveryScene({ resolveAddress: () => Promise.reject(new Error('503')) });
    await advanceClock(recovery, 7000);
    expect(engine.loads.map(({ address }) => address)).toEqual(['old.m3u8']);
  });

  it('the watchdog waits longer after every attempt, because a slow device may need it', async () => {
    const { engine, recovery } = createRecoveryScene();
    await advanceClock(recovery, 7000);
    expect(engine.loads).toHaveLength(1);
    await advanceClock(recovery, 11_500);
    expect(engine.loads).toHaveLength(1);
    await advanceClock(recovery, 1500);
    expect(engine.loads).toHaveLength(2);
  });

  it('the watchdog waits at most three times as long, after any number of attempts', async () => {
    const { engine, recovery } = createRecoveryScene();
    await advanceClock(recovery, 6 * 60_000);
    const loadsBefore = engine.loads.length;
    await advanceClock(recovery, 60_000);
    expect(engine.loads.length - loadsBefore).toBe(3);
  });

  it('the watchdog waits its shortest time again when frames arrive for 5 s after a load, but not after a single frame', async () => {
    const { engine, recovery } = createRecoveryScene();
    recovery.onFrame(liveEdgePosition);
    await advanceClock(recovery, 7000);
    recovery.onFrame(liveEdgePosition);
    await advanceClock(recovery, 11_500);
    expect(engine.loads).toHaveLength(1);
    await advanceClock(recovery, 1500);
    expect(engine.loads).toHaveLength(2);
    await advanceClock(recovery, 5500, liveEdgePosition);
    await advanceClock(recovery, 7000);
    expect(engine.loads).toHaveLength(3);
  });

  it('a load by the watchdog continues at the position of a recording', async () => {
    const { engine, recovery } = createRecoveryScene({ kind: 'recording' });
    recovery.onFrame({ time: 33, wallClock: null, live: false, atLiveEdge: false });
    await advanceClock(recovery, 7000);
    expect(engine.loads[0]?.startAt).toBe(33);
  });
});

describe('a stopped recovery', () => {
  it('recovery makes no further load when it is stopped during a load', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const load = vi.fn(() => promise);
    const { recovery } = createRecoveryScene({ load });
    await advanceClock(recovery, 7000);
    recovery.stop();
    resolve(null);
    await advanceClock(recovery, 30_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('recovery makes no load when it is stopped during the call for the address', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { engine, recovery } = createRecoveryScene({ resolveAddress: () => promise });
    await advanceClock(recovery, 7000);
    recovery.stop();
    resolve('new.m3u8');
    await advanceClock(recovery, 1000);
    expect(engine.loads).toEqual([]);
  });
});

describe('an encoder that starts again', () => {
  it('an encoder restart causes no further load during a load', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const load = vi.fn(() => promise);
    const { recovery } = createRecoveryScene({ load });
    await advanceClock(recovery, 7000);
    recovery.onEncoderRestart();
    resolve(null);
    await advanceClock(recovery, 5000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('an encoder restart causes a load as soon as frames stop', async () => {
    const { engine, recovery } = createRecoveryScene();
    recovery.onEncoderRestart();
    await advanceClock(recovery, 4000, liveEdgePosition);
    expect(engine.loads).toHaveLength(0);
    await advanceClock(recovery, 1000);
    expect(engine.loads).toHaveLength(1);
  });

  it('an encoder restart causes no load when the engine follows it', async () => {
    const { engine, recovery } = createRecoveryScene();
    recovery.onEncoderRestart();
    await advanceClock(recovery, 61_000, liveEdgePosition);
    await advanceClock(recovery, 5000);
    expect(engine.loads).toHaveLength(0);
  });
});

describe('a stream that stays broken', () => {
  const missingProblem: Partial<PlayerProblem> = { code: 1001, kind: 'missing', status: 404 };
  const breakEngine = (engine: FakeEngine, problem = missingProblem): void => {
    engine.answers = Array.from({ length: 200 }, () => getProblem(problem));
  };

  it('a broken stream is tried at least every 3 s at first, so that it returns at most 5 s late [fault-28]', async () => {
    const { engine, recovery } = createRecoveryScene();
    breakEngine(engine);
    recovery.onProblem(getProblem({ kind: 'missing' }));
    await advanceClock(recovery, 30_000);
    expect(engine.loads.length).toBeGreaterThanOrEqual(9);
    expect(engine.loads.length).toBeLessThanOrEqual(30);
  });

  it('a live stream that stays broken shows a message and is tried rarely', async () => {
    const { engine, recovery, lastReport } = createRecoveryScene();
    breakEngine(engine);
    recovery.onFrame(liveEdgePosition);
    recovery.onProblem(getProblem({ kind: 'missing' }));
    await advanceClock(recovery, 20_000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: null });
    await advanceClock(recovery, 50_000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'missing' } });
    const loadsBefore = engine.loads.length;
    await advanceClock(recovery, 60_000);
    expect(engine.loads.length - loadsBefore).toBeLessThanOrEqual(5);
    expect(engine.loads.length - loadsBefore).toBeGreaterThanOrEqual(3);
  });

  it('a recording that stays broken is given up after a minute', async () => {
    const { engine, recovery, lastReport } = createRecoveryScene({ kind: 'recording' });
    breakEngine(engine);
    recovery.onProblem(getProblem({ kind: 'missing' }));
    await advanceClock(recovery, 70_000);
    expect(lastReport()).toMatchObject({ recovering: false, problem: { kind: 'missing' } });
    const loadsBefore = engine.loads.length;
    await advanceClock(recovery, 60_000);
    expect(engine.loads).toHaveLength(loadsBefore);
  });

  it('every third attempt asks the page for the address of a stream that stays broken', async () => {
    const { engine, recovery, conditions } = createRecoveryScene();
    breakEngine(engine);
    recovery.onProblem(getProblem({ kind: 'missing' }));
    await advanceClock(recovery, 30_000);
    expect(conditions.addressRequestCount).toBe(Math.ceil(engine.loads.length / 3));
  });

  it('recovery reports the time of the next attempt, and null once the picture is back or recovery gives up [fault-28]', async () => {
    const { engine, recovery, conditions, lastReport } = createRecoveryScene();
    engine.answers = [getProblem({}), getProblem({}), getProblem({})];
    recovery.onProblem(getProblem({}));
    expect(lastReport()?.retryAt).toBe(Date.now() + 1000);
    await advanceClock(recovery, 1000);
    expect(engine.loads).toHaveLength(1);
    expect(lastReport()?.retryAt).toBe(Date.now() + 2000);
    recovery.onProblem(getProblem({}));
    expect(lastReport()?.retryAt, 'another fault meanwhile').toBe(Date.now() + 2000);
    conditions.online = false;
    recovery.onProblem(getProblem({}));
    expect(lastReport()).toMatchObject({ problem: { kind: 'offline' }, retryAt: null });
    conditions.online = true;
    await advanceClock(recovery, 12_000);
    recovery.onFrame(liveEdgePosition);
    expect(lastReport()).toEqual({ recovering: false, problem: null, retryAt: null });
  });

  it.each([
    ['two loads', { kind: 'missing' }, true],
    ['two loads of a web page', { kind: 'playlist' }, true],
    ['two loads in a paused video', { kind: 'missing' }, false],
  ] as const)(
    'a stream without a picture shows its message after %s when another stream can be shown [fault-31n]',
    async (_what, problem, isPlaying) => {
      const { engine, recovery, conditions, lastReport } = createRecoveryScene({
        hasSpareCamera: () => true,
        random: () => 0,
      });
      conditions.playing = isPlaying;
      breakEngine(engine, problem);
      // The first load has failed.
      recovery.onProblem(getProblem(problem));
      expect(lastReport()).toMatchObject({ recovering: true, problem: null });
      await advanceClock(recovery, 1500);
      expect(engine.loads).toHaveLength(1);
      expect(lastReport()).toMatchObject({ recovering: true, problem });
    },
  );

  it('a stream that never answers shows its message after one load when another stream can be shown [fault-31n]', () => {
    const { recovery, lastReport } = createRecoveryScene({ hasSpareCamera: () => true });
    recovery.onProblem(getProblem({ isFinal: true }));
    expect(lastReport()).toMatchObject({ recovering: true, problem: { isFinal: true } });
  });

  it('a broken stream that has played shows its message after 8 s when another stream can be shown', async () => {
    const { engine, recovery, lastReport } = createRecoveryScene({ hasSpareCamera: () => true });
    recovery.onFrame(liveEdgePosition);
    breakEngine(engine);
    recovery.onProblem(getProblem({ kind: 'missing' }));
    await advanceClock(recovery, 7000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: null });
    await advanceClock(recovery, 5000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'missing' } });
  });

  it('a broken live stream that has not played yet shows its message after 10 s [fault-30k]', async () => {
    const { engine, recovery, lastReport } = createRecoveryScene();
    breakEngine(engine);
    recovery.onProblem(getProblem({ kind: 'missing' }));
    await advanceClock(recovery, 9000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: null });
    await advanceClock(recovery, 5000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'missing' } });
  });

  it('the first frame removes the message', async () => {
    const { engine, recovery, lastReport } = createRecoveryScene();
    engine.answers = [getProblem({})];
    recovery.onProblem(getProblem({}));
    await advanceClock(recovery, 8000);
    recovery.onFrame(liveEdgePosition);
    expect(lastReport()).toMatchObject({ recovering: false, problem: null });
  });
});
