import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerProblem } from '../engine/player-problem.ts';
import type { Recovery } from './recovery.ts';
import { getProblem } from '../testing/fake-engine.ts';
import { live, advanceClock, scene } from '../testing/recovery-scene.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const missing = getProblem({ kind: 'missing', code: 1001, status: 404, request: 'segment', fatal: false });
const lostKey = getProblem({ kind: 'missing', code: 1001, status: 404, request: 'key', fatal: false });

/** The engine reports the problem every second. */
async function reportLackingMedia(recovery: Recovery, milliseconds: number, problem: PlayerProblem): Promise<void> {
  for (let elapsedMs = 0; elapsedMs < milliseconds; elapsedMs += 1000) {
    recovery.onProblem(problem);
    await advanceClock(recovery, 1000);
  }
}

describe('a recording without its segments', () => {
  it('a recording whose segments are missing shows a message after 10 s, with the time of the next load, and is given up after a minute [fault-29b]', async () => {
    const { engine, recovery, lastReport } = scene({ kind: 'recording' });
    await reportLackingMedia(recovery, 10_000, missing);
    expect(lastReport()).toMatchObject({ recovering: true, problem: null });
    await reportLackingMedia(recovery, 4000, missing);
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'missing' } });
    expect(lastReport()?.retryAt).toBeGreaterThan(Date.now());
    await reportLackingMedia(recovery, 50_000, missing);
    expect(lastReport()).toMatchObject({ recovering: false, problem: { kind: 'missing' } });
    expect(engine.loads.length).toBeGreaterThan(2);
    expect(engine.loads.length).toBeLessThan(6);
    expect(engine.calls).toContain('stop');
  });

  it('a recording continues without a message when its segments come back, and a later stall has no message', async () => {
    const { recovery, lastReport } = scene({ kind: 'recording' });
    await reportLackingMedia(recovery, 16_000, missing);
    recovery.onFrame({ ...live, live: false });
    expect(lastReport()).toMatchObject({ recovering: false, problem: null });
    await advanceClock(recovery, 40_000);
    expect(lastReport()).toMatchObject({ recovering: true, problem: null });
  });

  it('recovery tries a recording for a whole minute again after a pause [fault-29b]', async () => {
    const { world, recovery, lastReport } = scene({ kind: 'recording' });
    await reportLackingMedia(recovery, 16_000, missing);
    world.playing = false;
    await advanceClock(recovery, 120_000);
    world.playing = true;
    await reportLackingMedia(recovery, 30_000, missing);
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'missing' } });
  });

  it('recovery does not load a recording while its buffer plays', async () => {
    const { engine, recovery, reports } = scene({ kind: 'recording' });
    for (let time = 0; time < 20; time += 1) {
      recovery.onProblem(missing);
      await advanceClock(recovery, 1000, { ...live, live: false, time });
    }
    expect([engine.loads, reports]).toEqual([[], []]);
  });
});

it('a live stream whose segments are missing shows a message after 30 s, through every load, and is never given up [fault-29b]', async () => {
  const { engine, recovery, reports, lastReport } = scene();
  recovery.onFrame(live);
  await reportLackingMedia(recovery, 30_000, missing);
  expect(lastReport()).toMatchObject({ recovering: true, problem: null });
  await reportLackingMedia(recovery, 4000, missing);
  const reportsBefore = reports.length;
  await reportLackingMedia(recovery, 300_000, missing);
  expect(new Set(reports.slice(reportsBefore).map(({ problem }) => problem?.kind))).toEqual(new Set(['missing']));
  expect(engine.loads.length).toBeGreaterThan(10);
  expect(engine.loads.length).toBeLessThan(25);
});

describe('a stream without its key', () => {
  it.each(['live', 'recording'] as const)(
    'a stream whose key is missing is loaded again soon, because the engine never requests a failed key again, and shows a message: %s [fault-31k]',
    async (kind) => {
      const viewer = scene({
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
  const viewer = scene({
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
