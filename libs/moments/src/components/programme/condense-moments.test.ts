import { expect, test } from 'vitest';
import type { Tag } from '@touchline/contract';
import { toMoments } from '../../api/moment.ts';
import { getAllParts, condenseMoments, getLength } from './condense-moments.ts';

const match = { start: 0, end: 7200 };
const createMoments = (tags: readonly Partial<Tag>[]) =>
  toMoments(tags.map((tag, index) => ({ id: String(index), type: 'game', global: true, ...tag })));

test('a programme’s part adds time around a moment without a length, and stays within the match', () => {
  const parts = getAllParts(
    createMoments([{ time: 5000 }, { time: 100_000 }, { startTime: 200_000, endTime: 230_000 }]),
    {
      start: 0,
      end: 220,
    },
  );
  expect(parts).toEqual([
    { start: 0, end: 13 },
    { start: 88, end: 108 },
    { start: 200, end: 220 },
  ]);
  expect(getAllParts(createMoments([{ time: 9_000_000 }]), match)).toEqual([]);
});

test('parts of a programme that overlap or have a short gap are joined', () => {
  expect(
    getAllParts(createMoments([{ time: 100_000 }, { time: 110_000 }, { time: 131_000 }, { time: 160_000 }]), match),
  ).toEqual([
    { start: 88, end: 139 },
    { start: 148, end: 168 },
  ]);
});

const hockeyMoments = createMoments([
  ...Array.from({ length: 60 }, (_, index) => ({ time: (index * 100 + 50) * 1000, kind: 'save' as const })),
  ...Array.from({ length: 6 }, (_, index) => ({ time: (index * 1000 + 500) * 1000, kind: 'goal' as const })),
]);
const goalSeconds = hockeyMoments.filter(({ kind }) => kind === 'goal').map(({ start }) => start);
const isShownAt = (parts: readonly { start: number; end: number }[], second: number): boolean =>
  parts.some(({ start, end }) => start < second && second < end);

test.each([60, 180, 600, 1200, 3600])(
  'a programme of at most %i seconds shows the match in its order',
  (budgetSeconds) => {
    const parts = condenseMoments(hockeyMoments, budgetSeconds, match);
    expect(getLength(parts)).toBeLessThanOrEqual(budgetSeconds);
    expect(getLength(parts)).toBeGreaterThan(Math.min(budgetSeconds, 66 * 45) * 0.7);
    expect(parts).toEqual(parts.toSorted((a, b) => a.start - b.start));
  },
);

test('a programme prefers goals when its time is too short for all moments', () => {
  const shortParts = condenseMoments(hockeyMoments, 100, match);
  expect(goalSeconds.filter((second) => isShownAt(shortParts, second))).toEqual(goalSeconds);
  expect(getLength(shortParts)).toBeLessThan(100);
});

test('a longer programme shows more of the time around each moment', () => {
  const twoMoments = createMoments([{ time: 100_000 }, { time: 500_000 }]);
  expect(condenseMoments(twoMoments, 600, match)).toEqual([
    { start: 70, end: 115 },
    { start: 470, end: 515 },
  ]);
  expect(getLength(condenseMoments(twoMoments, 40, match))).toBe(40);
});

test('condenses 999 moments within half a second of processor time', () => {
  const manyMoments = createMoments(Array.from({ length: 999 }, (_, index) => ({ time: index * 7000 })));
  const startUsage = process.threadCpuUsage();
  expect(getLength(condenseMoments(manyMoments, 1200, match))).toBeLessThanOrEqual(1200);
  // Processor time of this thread does not depend on the load of the machine.
  expect(process.threadCpuUsage(startUsage).user).toBeLessThan(500_000);
});
