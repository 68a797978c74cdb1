import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveSnapshot, getProblem } from '../testing/fake-engine.ts';
import { live, advanceClock, scene } from '../testing/recovery-scene.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('recovery after an outage', () => {
  it('recovery retries at once when the network is back, and loads when no frame follows within 1.5 s [fault-33]', async () => {
    const { engine, recovery, world } = scene();
    world.online = false;
    await advanceClock(recovery, 12_000);
    world.online = true;
    recovery.onOnline();
    expect(engine.calls).toEqual(['retry']);
    await advanceClock(recovery, 2000);
    expect(engine.loads).toHaveLength(1);
  });

  it('recovery loads at once when the stream failed offline and the network is back, and reports offline until then', async () => {
    const { engine, recovery, world, lastReport } = scene();
    world.online = false;
    recovery.onProblem(getProblem({}));
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'offline' } });
    world.online = true;
    recovery.onOnline();
    await vi.advanceTimersByTimeAsync(0);
    expect(engine.loads).toHaveLength(1);
  });

  it.each([
    { status: 404, kind: 'missing', seconds: 4 },
    { status: 500, kind: 'network', seconds: 10 },
    { status: 403, kind: 'forbidden', seconds: 25 },
  ] as const)(
    'recovery loads within 5 s after the playlist answered $status for $seconds s [fault-28]',
    async ({ status, kind, seconds }) => {
      const problem = getProblem({ kind, code: 1001, status, request: 'manifest' });
      const end = Date.now() + seconds * 1000;
      const loads: number[] = [];
      const { recovery, lastReport } = scene({
        load: async () => {
          loads.push(Date.now() - end);
          return Date.now() < end ? problem : null;
        },
      });
      recovery.onProblem(problem);
      await advanceClock(recovery, seconds * 1000 + 5000);
      expect(loads.filter((after) => after >= 0)).toHaveLength(1);
      recovery.onFrame(live);
      expect(lastReport()).toMatchObject({ recovering: false, problem: null });
    },
  );

  it('a live viewer moves to the live edge after the playlist was frozen for 20 s [fault-30]', async () => {
    const { engine, recovery, world, lastReport } = scene();
    recovery.onFrame(live);
    await advanceClock(recovery, 20_000);
    expect(engine.loads.length).toBeGreaterThanOrEqual(2);
    engine.state = { ...liveSnapshot, seekRange: { start: 40, end: 100 } };
    recovery.onFrame(live);
    expect(world.seeks).toEqual([100]);
    expect(lastReport()).toMatchObject({ recovering: false, problem: null });
  });

  it('recovery reports offline once the buffer has played, and brings a live viewer back to the edge', async () => {
    const { engine, recovery, world, reports, lastReport } = scene({ position: () => 30 });
    recovery.onFrame(live);
    world.online = false;
    await advanceClock(recovery, 20_000, live);
    expect(reports, 'the buffer still plays').toEqual([]);
    await advanceClock(recovery, 7000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'offline' } });
    world.online = true;
    recovery.onOnline();
    recovery.onFrame(live);
    expect(lastReport()).toMatchObject({ recovering: false, problem: null });
    expect(world.seeks).toEqual([60]);
    expect(engine.loads).toHaveLength(0);
  });

  it('a recording that failed offline gets its full time for retries once the network is back', async () => {
    const { engine, recovery, world, lastReport } = scene({ kind: 'recording' });
    engine.answers = [getProblem({})];
    world.online = false;
    recovery.onProblem(getProblem({}));
    await advanceClock(recovery, 70_000);
    world.online = true;
    recovery.onOnline();
    await vi.advanceTimersByTimeAsync(0);
    expect(engine.loads).toHaveLength(1);
    expect(lastReport()).toMatchObject({ recovering: true });
  });

  it('recovery sends no request for an abandoned stream when the network is back', () => {
    const { engine, recovery } = scene({ kind: 'recording' });
    recovery.onProblem(getProblem({ kind: 'unsupported' }));
    recovery.onOnline();
    expect(engine.calls).not.toContain('retry');
  });

  it('recovery reports no outage of the network to a viewer who has paused', async () => {
    const { recovery, world, reports } = scene();
    recovery.onFrame(live);
    world.playing = false;
    world.online = false;
    await advanceClock(recovery, 60_000);
    expect(reports).toEqual([]);
  });

  it('a live viewer moves to the live edge after 30 minutes in a hidden page', () => {
    const { recovery, world } = scene();
    recovery.onFrame(live);
    recovery.onAwake(30 * 60_000);
    expect(world.seeks).toEqual([60]);
  });

  it('a paused viewer stays at the same second after any time in a hidden page', () => {
    const { recovery, world } = scene();
    recovery.onFrame(live);
    world.playing = false;
    recovery.onAwake(30 * 60_000);
    expect(world.seeks).toEqual([]);
  });

  it('a live viewer keeps the position after a minute in a hidden page', () => {
    const { recovery, world } = scene();
    recovery.onFrame(live);
    recovery.onAwake(60_000);
    expect(world.seeks).toEqual([]);
  });

  it('a live viewer moves to the live edge when a load has continued behind it', async () => {
    const { engine, recovery, world } = scene();
    recovery.onFrame(live);
    engine.state = { ...liveSnapshot, seekRange: { start: 40, end: 100 } };
    await advanceClock(recovery, 7000);
    expect(world.seeks).toEqual([]);
    recovery.onFrame(live);
    expect(world.seeks).toEqual([100]);
  });

  it('a viewer behind the edge stays at the same second', async () => {
    const { engine, recovery, world } = scene();
    recovery.onFrame({ ...live, atLiveEdge: false });
    engine.state = { ...liveSnapshot, seekRange: { start: 40, end: 100 } };
    await advanceClock(recovery, 7000);
    recovery.onFrame({ ...live, atLiveEdge: false });
    expect(engine.loads.map(({ startAt }) => startAt)).toEqual([new Date(Date.UTC(2026, 1, 14, 18, 0, 55))]);
    expect(world.seeks).toEqual([]);
  });

  it('a retry by the viewer continues at the same position', async () => {
    const { engine, recovery, lastReport } = scene({ kind: 'recording' });
    recovery.onFrame({ time: 33, wallClock: null, live: false, atLiveEdge: false });
    recovery.onProblem(getProblem({ kind: 'unsupported' }));
    recovery.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(engine.loads).toEqual([{ address: 'new.m3u8', startAt: 33 }]);
    expect(lastReport()).toMatchObject({ recovering: true, problem: null });
    recovery.onFrame({ time: 33, wallClock: null, live: false, atLiveEdge: false });
    expect(lastReport()).toMatchObject({ recovering: false, problem: null });
  });
});
