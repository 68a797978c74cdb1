import { expect, test } from 'vitest';
import { createLiveGoal } from '../testing/create-live-goal.ts';
import { films } from './films.ts';
import { placeGoals } from './live-goals.ts';
import { computeLiveWindow } from './live-window.ts';

const loopDurations = Array.from({ length: 32 }, () => 2);
const startMs = Date.parse('2026-01-10T18:00:00Z');
const hockey = films['ice-hockey'];
const goals = [createLiveGoal('ice-hockey', 301, 1), createLiveGoal('ice-hockey', 950, 2)];

test('a live match shows a goal’s shot within five seconds of the goal, with the attack before it', () => {
  for (let seconds = 100; seconds < 900; seconds += 7) {
    for (const [team, filmSeconds] of [
      [1, 86],
      [2, 75.5],
    ] as const) {
      const fragments = [...placeGoals(hockey, [createLiveGoal('ice-hockey', seconds, team)])];
      const shownAt = fragments.find(([, fragment]) => fragment === Math.floor(filmSeconds / 2))?.[0] ?? 0;
      expect(Math.abs(shownAt * 2 + (filmSeconds % 2) - seconds)).toBeLessThanOrEqual(5);
      expect(fragments[0]?.[0]).toBe(shownAt - 2);
      // Audio fragments of equal length have the same place in groups of four.
      expect(fragments.filter(([sequence, fragment]) => sequence % 4 !== fragment % 4)).toEqual([]);
    }
  }
});

test('a goal whose run overlaps the one before is not shown', () => {
  const createGoal = (seconds: number, team: 1 | 2) => createLiveGoal('basketball', seconds, team);
  const shown = (seconds: number, team: 1 | 2) => [...placeGoals(films.basketball, [createGoal(seconds, team)])];
  const overlapping = [createGoal(301, 1), createGoal(306, 2), createGoal(314, 1), createGoal(330, 2)];
  expect([...placeGoals(films.basketball, overlapping)]).toEqual([
    ...shown(301, 1),
    ...shown(314, 1),
    ...shown(330, 2),
  ]);
});

test('a stream with goals marks each jump, and counts the jumps before its window', () => {
  const fragments = placeGoals(hockey, goals);
  const compute = (seconds: number, windowSeconds: number) =>
    computeLiveWindow(loopDurations, { startMs }, startMs + seconds * 1000, windowSeconds, fragments);
  const segments = compute(1200, Infinity)?.segments ?? [];
  const jumps = segments.filter(({ discontinuity }) => discontinuity).map(({ sequence }) => sequence);
  const goalSequences = [...fragments.keys()];
  expect(segments.flatMap(({ goalFragment }) => goalFragment ?? [])).toEqual([...fragments.values()]);
  expect(jumps).toEqual(expect.arrayContaining([goalSequences[0], (goalSequences.at(-1) ?? 0) + 1]));
  for (let seconds = 100; seconds < 1200; seconds += 2) {
    const liveWindow = compute(seconds, 60);
    expect(liveWindow?.discontinuitySequence).toBe(
      jumps.filter((jump) => jump < (liveWindow?.mediaSequence ?? 0)).length,
    );
  }
});
