import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toPlayerProblem } from '../engine/shaka/to-player-problem.ts';
import { getProblem } from '../testing/fake-engine.ts';
import { liveEdgePosition, advanceClock, createRecoveryScene } from '../testing/recovery-scene.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a problem', () => {
  it('a problem of an interrupted load is ignored', async () => {
    const { engine, recovery, reports } = createRecoveryScene();
    recovery.onProblem(getProblem({ kind: 'interrupted', code: 7000 }));
    await advanceClock(recovery, 3000);
    expect([engine.loads, reports]).toEqual([[], []]);
  });

  it.each([
    ['of the decoder', { kind: 'decode', code: 3016 }],
    ['of a segment that cannot be read', { kind: 'broken', code: 3018 }],
    ['of a key that decrypts no segment', { kind: 'locked', code: 6008 }],
  ] as const)('a problem %s causes one load, then a message', async (_, fault) => {
    const { engine, recovery, lastReport } = createRecoveryScene({ kind: 'recording' });
    const decodeProblem = getProblem(fault);
    recovery.onProblem(decodeProblem);
    await advanceClock(recovery, 500);
    expect(engine.loads).toHaveLength(1);
    recovery.onProblem(decodeProblem);
    await advanceClock(recovery, 20_000);
    expect(engine.loads).toHaveLength(1);
    expect(lastReport()).toMatchObject({ recovering: false, problem: decodeProblem });
  });

  it.each([
    ['of the decoder', { kind: 'decode', code: 3016 }],
    ['of a segment that cannot be read', { kind: 'broken', code: 3018 }],
    ['of a key that decrypts no segment', { kind: 'locked', code: 6008 }],
    ['of a codec that the browser lacks', { kind: 'unsupported', code: 4032 }],
    ['of a playlist that is too long', { kind: 'tooLong', code: 1007 }],
    ['of refused segments', { kind: 'forbidden', request: 'segment', status: 403 }],
  ] as const)(
    'a live stream with a problem %s is retried rarely, without end, under a message [fault-37c]',
    async (_, fault) => {
      const { engine, recovery, conditions, lastReport } = createRecoveryScene();
      engine.answers = Array.from({ length: 50 }, () => getProblem(fault));
      recovery.onProblem(getProblem(fault));
      await advanceClock(recovery, 1000);
      expect(lastReport()).toMatchObject({ recovering: true, problem: fault });
      expect(lastReport()?.retryAt).toBeGreaterThan(Date.now());
      await advanceClock(recovery, 120_000);
      expect(conditions.addressRequestCount).toBeLessThanOrEqual(1 + engine.loads.length / 3);
      expect(engine.loads.length).toBeGreaterThan(5);
      expect(engine.loads.length).toBeLessThan(25);
      engine.answers = [];
      await advanceClock(recovery, 16_000, liveEdgePosition);
      expect(lastReport()).toMatchObject({ recovering: false, problem: null });
    },
  );

  it.each([2, 3, 4])(
    'a live stream that the browser itself loads is retried without end: code %i [fault-37b]',
    async (native) => {
      const { engine, recovery, lastReport } = createRecoveryScene();
      const fault = toPlayerProblem({ code: 3016, category: 3, severity: 2, data: [native, null, ''] });
      engine.answers = Array.from({ length: 500 }, () => fault);
      recovery.onProblem(fault);
      await advanceClock(recovery, 600_000);
      expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: fault.kind } });
      engine.answers = [];
      await advanceClock(recovery, 16_000, liveEdgePosition);
      expect(lastReport()).toMatchObject({ recovering: false, problem: null });
    },
  );

  it.each([2, 4])(
    'a recording that the browser itself loads is retried for a minute: code %i [fault-37b]',
    async (native) => {
      const { engine, recovery, lastReport } = createRecoveryScene({ kind: 'recording' });
      const fault = toPlayerProblem({ code: 3016, category: 3, severity: 2, data: [native, null, ''] });
      engine.answers = Array.from({ length: 500 }, () => fault);
      recovery.onProblem(fault);
      await advanceClock(recovery, 30_000);
      expect(lastReport()).toMatchObject({ recovering: true });
      await advanceClock(recovery, 60_000);
      expect(lastReport()).toMatchObject({ recovering: false, problem: { kind: fault.kind } });
    },
  );

  it('a decoder problem gets another recovery after a minute of frames', async () => {
    const { engine, recovery, lastReport } = createRecoveryScene();
    const decodeProblem = getProblem({ kind: 'decode', code: 3016 });
    recovery.onProblem(decodeProblem);
    await advanceClock(recovery, 61_000, liveEdgePosition);
    recovery.onProblem(decodeProblem);
    await advanceClock(recovery, 1000);
    expect(engine.loads).toHaveLength(2);
    recovery.onFrame(liveEdgePosition);
    expect(lastReport()).toMatchObject({ recovering: false, problem: null });
  });

  it('a malformed playlist is reported only when it stays malformed', async () => {
    const { recovery, reports, lastReport } = createRecoveryScene();
    const playlist = getProblem({ kind: 'playlist', fatal: false });
    recovery.onFrame(liveEdgePosition);
    await advanceClock(recovery, 2000);
    recovery.onProblem(playlist);
    expect(reports).toEqual([]);
    await advanceClock(recovery, 500);
    recovery.onProblem(playlist);
    expect(lastReport()).toMatchObject({ recovering: true, problem: null });
  });

  it.each([
    ['a codec that the browser lacks', 'recording', { kind: 'unsupported', code: 4032 }],
    ['a playlist that is too long', 'recording', { kind: 'tooLong', code: 1007 }],
    ['a protection that the browser lacks', 'live', { kind: 'protected', code: 6001 }],
  ] as const)('a problem that no retry can solve is reported at once: %s, %s', async (_, kind, fault) => {
    const { engine, recovery, lastReport } = createRecoveryScene({ kind });
    const unsupportedProblem = getProblem(fault);
    recovery.onProblem(unsupportedProblem);
    await advanceClock(recovery, 20_000);
    expect(engine.loads).toHaveLength(0);
    expect(lastReport()).toMatchObject({ recovering: false, problem: unsupportedProblem });
  });

  it.each([
    { what: 'segments', request: 'segment', fatal: false },
    { what: 'a key', request: 'key', fatal: false },
    { what: 'a key that is asked for with the playlist', request: 'key', fatal: true },
  ] as const)(
    'a recording with refused $what asks the page for its address once, then shows a message and stops [fault-31d]',
    async ({ request, fatal }) => {
      const { engine, recovery, conditions, lastReport } = createRecoveryScene({ kind: 'recording' });
      const refusal = getProblem({ kind: 'forbidden', request, status: 403, fatal });
      recovery.onProblem(refusal);
      await advanceClock(recovery, 3000);
      expect([conditions.addressRequestCount, engine.loads.length]).toEqual([1, 1]);
      recovery.onProblem(refusal);
      await advanceClock(recovery, 30_000);
      expect([conditions.addressRequestCount, engine.loads.length]).toEqual([1, 1]);
      expect(engine.calls).toContain('stop');
      expect(lastReport()).toMatchObject({ recovering: false, problem: { kind: 'forbidden' } });
    },
  );

  it('if segments are refused while the buffer is full, recovery requests the address once, after the buffer has played', async () => {
    const { engine, recovery, conditions, lastReport } = createRecoveryScene();
    const play = async (from: number, seconds: number) => {
      for (let second = 0; second < seconds; second += 1)
        await advanceClock(recovery, 1000, { ...liveEdgePosition, time: from + second, atLiveEdge: false });
    };
    const refusal = getProblem({ kind: 'forbidden', request: 'segment', status: 403, fatal: false });
    await play(0, 30);
    recovery.onProblem(refusal);
    await play(30, 20);
    expect(conditions.addressRequestCount).toBe(0);
    await advanceClock(recovery, 2000);
    expect([conditions.addressRequestCount, engine.loads.length]).toEqual([1, 1]);
    recovery.onProblem(refusal);
    await advanceClock(recovery, 2000);
    expect([conditions.addressRequestCount, engine.loads.length]).toEqual([1, 1]);
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'forbidden' } });
  });

  it('recovery forgets refused segments after the stream has played past its buffer', async () => {
    const { recovery, conditions } = createRecoveryScene();
    recovery.onFrame({ ...liveEdgePosition, time: 0 });
    recovery.onProblem(getProblem({ kind: 'forbidden', request: 'segment', status: 403, fatal: false }));
    recovery.onFrame({ ...liveEdgePosition, time: 61 });
    await advanceClock(recovery, 5000);
    expect(conditions.addressRequestCount).toBe(0);
  });

  it('refused segments make recovery request the address even right after a stall, because a new address may play', async () => {
    const { engine, conditions, recovery } = createRecoveryScene();
    recovery.onFrame(liveEdgePosition);
    await advanceClock(recovery, 7000);
    expect(conditions.addressRequestCount).toBe(1);
    await advanceClock(recovery, 1000, liveEdgePosition);
    recovery.onProblem(getProblem({ kind: 'forbidden', request: 'segment', status: 403, fatal: true }));
    await advanceClock(recovery, 1000);
    expect([conditions.addressRequestCount, engine.loads.length]).toEqual([2, 2]);
  });

  it('recovery ends in a message when segments are refused again during the load of the new address', async () => {
    const refusal = getProblem({ kind: 'forbidden', request: 'segment', status: 403, fatal: false });
    const viewer = createRecoveryScene({
      kind: 'recording',
      load: (address, startAt) => {
        viewer.recovery.onProblem(refusal);
        return viewer.engine.load(address, startAt);
      },
    });
    viewer.recovery.onProblem(refusal);
    await advanceClock(viewer.recovery, 20_000);
    expect(viewer.engine.loads).toHaveLength(1);
    expect(viewer.lastReport()).toMatchObject({ recovering: false, problem: { kind: 'forbidden' } });
  });

  it('recovery of a paused video waits until the viewer presses play', async () => {
    const { engine, recovery, conditions } = createRecoveryScene();
    conditions.playing = false;
    recovery.onProblem(getProblem({}));
    await advanceClock(recovery, 10_000);
    expect(engine.loads).toHaveLength(0);
    conditions.playing = true;
    await advanceClock(recovery, 4000);
    expect(engine.loads).toHaveLength(1);
  });
});
