import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerProblem } from '../engine/player-problem.ts';
import type { Recovery } from './recovery.ts';
import { getProblem } from '../testing/fake-engine.ts';
import { liveEdgePosition, advanceClock, createRecoveryScene } from '../testing/recovery-scene.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const missingProblem = getProblem({ kind: 'missing', code: 1001, status: 404, request: 'segment', fatal: false });
const lostKey = getProblem({ kind: 'missing', code: 1001, status: 404, request: 'key', fatal: false });

/** The engine reports the problem every second. */
async function reportLackingMedia(recovery: Recovery, milliseconds: number, problem: PlayerProblem): Promise<void> {
  for (let elapsedMs = 0; elapsedMs < milliseconds; elapsedMs += 1000) {
    recovery.onProblem(problem);
    await advanceClock(recovery, 1000);
  }
}

describe('a recording without its segments', () => {
  it('a recording without its segments shows a message and the next try after 10 s, and gives up after a minute [fault-29b]', async () => {
    const { engine, recovery, lastReport } = createRecoveryScene({ kind: 'recording' });
    await reportLackingMedia(recovery, 10_000, missingProblem);
    expect(lastReport()).toMatchObject({ recovering: true, problem: null });
    await reportLackingMedia(recovery, 4000, missingProblem);
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'missing' } });
    expect(lastReport()?.retryAt).toBeGreaterThan(Date.now());
    await reportLackingMedia(recovery, 50_000, missingProblem);
    expect(lastReport()).toMatchObject({ recovering: false, problem: { kind: 'missing' } });
    expect(engine.loads.length).toBeGreaterThan(2);
    expect(engine.loads.length).toBeLessThan(6);
    expect(engine.calls).toContain('stop');
  });

  it('a recording continues without a message when its segments come back, and a later stall has no message', async () => {
    const { recovery, lastReport } = createRecoveryScene({ kind: 'recording' });
    await reportLackingMedia(recovery, 16_000, missingProblem);
    recovery.onFrame({ ...liveEdgePosition, live: false });
    expect(lastReport()).toMatchObject({ recovering: false, problem: null });
    await advanceClock(recovery, 40_000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: null });
  });

  it('recovery tries a recording for a whole minute again after a pause [fault-29b]', async () => {
    const { conditions, recovery, lastReport } = createRecoveryScene({ kind: 'recording' });
    await reportLackingMedia(recovery, 16_000, missingProblem);
    conditions.playing = false;
    await advanceClock(recovery, 120_000);
    conditions.playing = true;
    await reportLackingMedia(recovery, 30_000, missingProblem);
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'missing' } });
  });

  it('recovery does not load a recording while its buffer plays', async () => {
    const { engine, recovery, reports } = createRecoveryScene({ kind: 'recording' });
    for (let time = 0; time < 20; time += 1) {
      recovery.onProblem(missingProblem);
      await advanceClock(recovery, 1000, { ...liveEdgePosition, live: false, time });
    }
    expect([engine.loads, reports]).toEqual([[], []]);
  });
});

it('a live stream without segments shows a message after 30 s, which stays during each new load, and recovery never ends [fault-29b]', async () => {
  const { engine, recovery, reports, lastReport } = createRecoveryScene();
  recovery.onFrame(liveEdgePosition);
  await reportLackingMedia(recovery, 30_000, missingProblem);
  expect(lastReport()).toMatchObject({ recovering: true, problem: null });
  await reportLackingMedia(recovery, 4000, missingProblem);
  const reportsBefore = reports.length;
  await reportLackingMedia(recovery, 300_000, missingProblem);
  expect(new Set(reports.slice(reportsBefore).map(({ problem }) => problem?.kind))).toEqual(new Set(['missing']));
  expect(engine.loads.length).toBeGreaterThan(10);
  expect(engine.loads.length).toBeLessThan(25);
});

describe('a stream without its key', () => {
  it.each(['live', 'recording'] as const)(
    'a stream without its key shows a message and loads again, because the engine requests a key once: %s [fault-31k]',
    async (kind) => {
      const viewer = createRecoveryScene({
        kind,
        async load(address, startAt) {
          viewer.recovery.onProblem(lostKey);
          return viewer.engine.load(address, startAt);
        },
      });
      const { engine, recovery, lastReport } = viewer;
      recovery.onProblem(lostKey);
      await advanceClock(recovery, 5000);
      expect(engine.loads.length).toBeGreaterThan(0);
      await advanceClock(recovery, 10_000);
      expect(engine.loads.length).toBeLessThanOrEqual(10);
      expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'missing', request: 'key' } });
      await advanceClock(recovery, 60_000);
      expect(lastReport()?.recovering).toBe(kind === 'live');
    },
  );
});

it('the reason of an outage stays when the engine’s own code throws during a load [fault-31k]', async () => {
  const exceptionProblem = getProblem({ kind: 'unknown', code: 0, fatal: false });
  const viewer = createRecoveryScene({
    async load(address, startAt) {
      viewer.recovery.onProblem(exceptionProblem);
      return viewer.engine.load(address, startAt);
    },
  });
  const { recovery, reports } = viewer;
  for (let count = 0; count < 10; count += 1) {
    recovery.onProblem(lostKey);
    await advanceClock(recovery, 6000);
  }
  const shownKinds = reports.flatMap(({ problem }) => (problem ? [problem.kind] : []));
  expect(new Set(shownKinds)).toEqual(new Set(['missing']));
});
