import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveSnapshot, getProblem } from '../testing/fake-engine.ts';
import { liveEdgePosition, advanceClock, createRecoveryScene } from '../testing/recovery-scene.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('recovery after an outage', () => {
  it('recovery retries at once when the network is back, and loads when no frame follows within 1.5 s [fault-33]', async () => {
    const { engine, recovery, conditions } = createRecoveryScene();
    conditions.online = false;
    await advanceClock(recovery, 12_000);
    conditions.online = true;
    recovery.onOnline();
    expect(engine.calls).toEqual(['retry']);
    await advanceClock(recovery, 2000);
    expect(engine.loads).toHaveLength(1);
  });

  it('recovery loads at once when the stream failed offline and the network is back, and reports offline until then', async () => {
    const { engine, recovery, conditions, lastReport } = createRecoveryScene();
    conditions.online = false;
    recovery.onProblem(getProblem({}));
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'offline' } });
    conditions.online = true;
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
      const { recovery, lastReport } = createRecoveryScene({
        load: async () => {
          loads.push(Date.now() - end);
          return Date.now() < end ? problem : null;
        },
      });
      recovery.onProblem(problem);
      await advanceClock(recovery, seconds * 1000 + 5000);
      expect(loads.filter((after) => after >= 0)).toHaveLength(1);
      recovery.onFrame(liveEdgePosition);
      expect(lastReport()).toMatchObject({ recovering: false, problem: null });
    },
  );

  it('a live viewer moves to the live edge after the playlist was frozen for 20 s [fault-30]', async () => {
    const { engine, recovery, conditions, lastReport } = createRecoveryScene();
    recovery.onFrame(liveEdgePosition);
    await advanceClock(recovery, 20_000);
    expect(engine.loads.length).toBeGreaterThanOrEqual(2);
    engine.state = { ...liveSnapshot, seekRange: { start: 40, end: 100 } };
    recovery.onFrame(liveEdgePosition);
    expect(conditions.seeks).toEqual([100]);
    expect(lastReport()).toMatchObject({ recovering: false, problem: null });
  });

  it('recovery reports offline once the buffer has played, and brings a live viewer back to the edge', async () => {
    const { engine, recovery, conditions, reports, lastReport } = createRecoveryScene({ position: () => 30 });
    recovery.onFrame(liveEdgePosition);
    conditions.online = false;
    await advanceClock(recovery, 20_000, liveEdgePosition);
    expect(reports, 'the buffer still plays').toEqual([]);
    await advanceClock(recovery, 7000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'offline' } });
    conditions.online = true;
    recovery.onOnline();
    recovery.onFrame(liveEdgePosition);
    expect(lastReport()).toMatchObject({ recovering: false, problem: null });
    expect(conditions.seeks).toEqual([60]);
    expect(engine.loads).toHaveLength(0);
  });

  it('a recording that failed offline gets its full time for retries once the network is back', async () => {
    const { engine, recovery, conditions, lastReport } = createRecoveryScene({ kind: 'recording' });
    engine.answers = [getProblem({})];
    conditions.online = false;
    recovery.onProblem(getProblem({}));
    await advanceClock(recovery, 70_000);
    conditions.online = true;
    recovery.onOnline();
    await vi.advanceTimersByTimeAsync(0);
    expect(engine.loads).toHaveLength(1);
    expect(lastReport()).toMatchObject({ recovering: true });
  });

  it('when the network is back, recovery sends no request for a stream that it has given up', () => {
    const { engine, recovery } = createRecoveryScene({ kind: 'recording' });
    recovery.onProblem(getProblem({ kind: 'unsupported' }));
    recovery.onOnline();
    expect(engine.calls).not.toContain('retry');
  });

  it('recovery reports no outage of the network to a viewer who has paused', async () => {
    const { recovery, conditions, reports } = createRecoveryScene();
    recovery.onFrame(liveEdgePosition);
    conditions.playing = false;
    conditions.online = false;
    await advanceClock(recovery, 60_000);
    expect(reports).toEqual([]);
  });

  it('a live viewer moves to the live edge after 30 minutes in a hidden page', () => {
    const { recovery, conditions } = createRecoveryScene();
    recovery.onFrame(liveEdgePosition);
    recovery.onAwake(30 * 60_000);
    expect(conditions.seeks).toEqual([60]);
  });

  it('a paused viewer stays at the same second after any time in a hidden page', () => {
    const { recovery, conditions } = createRecoveryScene();
    recovery.onFrame(liveEdgePosition);
    conditions.playing = false;
    recovery.onAwake(30 * 60_000);
    expect(conditions.seeks).toEqual([]);
  });

  it('a live viewer keeps the position after a minute in a hidden page', () => {
    const { recovery, conditions } = createRecoveryScene();
    recovery.onFrame(liveEdgePosition);
    recovery.onAwake(60_000);
    expect(conditions.seeks).toEqual([]);
  });

  it('a live viewer moves to the live edge when a load has continued behind it', async () => {
    const { engine, recovery, conditions } = createRecoveryScene();
    recovery.onFrame(liveEdgePosition);
    engine.state = { ...liveSnapshot, seekRange: { start: 40, end: 100 } };
    await advanceClock(recovery, 7000);
    expect(conditions.seeks).toEqual([]);
    recovery.onFrame(liveEdgePosition);
    expect(conditions.seeks).toEqual([100]);
  });

  it('after a reload of a live stream, a viewer behind the edge continues at the same second', async () => {
    const { engine, recovery, conditions } = createRecoveryScene();
    recovery.onFrame({ ...liveEdgePosition, atLiveEdge: false });
    engine.state = { ...liveSnapshot, seekRange: { start: 40, end: 100 } };
    await advanceClock(recovery, 7000);
    recovery.onFrame({ ...liveEdgePosition, atLiveEdge: false });
    expect(engine.loads.map(({ startAt }) => startAt)).toEqual([new Date(Date.UTC(2026, 1, 14, 18, 0, 55))]);
    expect(conditions.seeks).toEqual([]);
  });

  it('a retry by the viewer continues at the same position', async () => {
    const { engine, recovery, lastReport } = createRecoveryScene({ kind: 'recording' });
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
