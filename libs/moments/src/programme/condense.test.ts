import { expect, test } from 'vitest';
import type { Tag } from '@touchline/contract';
import { toMoments } from '../moments/moment.ts';
import { allOf, condense, lengthOf } from './condense.ts';

const match = { start: 0, end: 7200 };
const moments = (tags: readonly Partial<Tag>[]) =>
  toMoments(tags.map((tag, index) => ({ id: String(index), type: 'game', global: true, ...tag })));

test('a part begins before a moment and ends after it; a stretch is a part of its own; none leaves what can be watched', () => {
  const parts = allOf(moments([{ time: 5000 }, { time: 100_000 }, { startTime: 200_000, endTime: 230_000 }]), {
    start: 0,
    end: 220,
  });
  expect(parts).toEqual([
    { start: 0, end: 13 },
    { start: 88, end: 108 },
    { start: 200, end: 220 },
  ]);
  expect(allOf(moments([{ time: 9_000_000 }]), match)).toEqual([]);
});

test('parts that overlap or nearly meet are one', () => {
  expect(allOf(moments([{ time: 100_000 }, { time: 110_000 }, { time: 131_000 }, { time: 160_000 }]), match)).toEqual([
    { start: 88, end: 139 },
    { start: 148, end: 168 },
  ]);
});

const hockey = moments([
  ...Array.from({ length: 60 }, (_, index) => ({ time: (index * 100 + 50) * 1000, kind: 'save' as const })),
  ...Array.from({ length: 6 }, (_, index) => ({ time: (index * 1000 + 500) * 1000, kind: 'goal' as const })),
]);
const goals = hockey.filter(({ kind }) => kind === 'goal').map(({ start }) => start);
const shows = (parts: readonly { start: number; end: number }[], at: number): boolean =>
  parts.some(({ start, end }) => start < at && at < end);

test.each([60, 180, 600, 1200, 3600])(
  'a match in %i seconds takes no longer, and is in the order of the match',
  (budget) => {
    const parts = condense(hockey, budget, match);
    expect(lengthOf(parts)).toBeLessThanOrEqual(budget);
    expect(lengthOf(parts)).toBeGreaterThan(Math.min(budget, 66 * 45) * 0.7);
    expect(parts).toEqual(parts.toSorted((a, b) => a.start - b.start));
  },
);

test('goals come first where there is not time for everything', () => {
  const short = condense(hockey, 100, match);
  expect(goals.filter((at) => shows(short, at))).toEqual(goals);
  expect(lengthOf(short)).toBeLessThan(100);
});

test('with more time there is more around each moment', () => {
  const few = moments([{ time: 100_000 }, { time: 500_000 }]);
  expect(condense(few, 600, match)).toEqual([
    { start: 70, end: 115 },
    { start: 470, end: 515 },
  ]);
  expect(lengthOf(condense(few, 40, match))).toBe(40);
});

test('999 moments are condensed at once', () => {
  const many = moments(Array.from({ length: 999 }, (_, index) => ({ time: index * 7000 })));
  const begin = process.threadCpuUsage();
  expect(lengthOf(condense(many, 1200, match))).toBeLessThanOrEqual(1200);
  // Of this thread's processor time, so that a busy machine does not matter.
  expect(process.threadCpuUsage(begin).user).toBeLessThan(500_000);
});
