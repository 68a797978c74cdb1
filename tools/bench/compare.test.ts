import { expect, test } from 'vitest';
import { compare, formatComparison } from './compare.ts';
import { createMinMeasure, createMaxMeasure, type Measure } from './measure.ts';
import type { Results } from './report.ts';

const createResults = (measures: Measure[], failure?: string, processor = 'one'): Results => ({
  commit: 'abc1234',
  date: '2026-11-28',
  machine: { processor, cores: 2, memoryGiB: 24, node: 'v24' },
  browser: 'Chromium 156',
  parts: [{ name: 'lists', seconds: 1, measures, ...(failure && { failure }) }],
});

test('a time that differs by a tenth counts as noise', () => {
  expect(
    compare(
      createResults([createMaxMeasure('a', 100, 200, 'ms')]),
      createResults([createMaxMeasure('a', 110, 200, 'ms')]),
    ),
  ).toEqual([]);
});

test('a time that doubles is worse, and a byte count that shrinks by 2 % is better', () => {
  const earlierResults = createResults([
    createMaxMeasure('time', 100, 200, 'ms'),
    createMaxMeasure('bytes', 100, 200, 'KB'),
  ]);
  const now = createResults([createMaxMeasure('time', 200, 200, 'ms'), createMaxMeasure('bytes', 98, 200, 'KB')]);
  expect(compare(earlierResults, now).map(({ name, verdict }) => [name, verdict])).toEqual([
    ['time', 'worse'],
    ['bytes', 'better'],
  ]);
});

test('a throughput that halves is worse', () => {
  const [difference] = compare(
    createResults([createMinMeasure('a', 1, 0.7, 'x')]),
    createResults([createMinMeasure('a', 0.5, 0.7, 'x')]),
  );
  expect(difference?.verdict).toBe('worse');
});

test('a count that was zero and grows is worse', () => {
  const [difference] = compare(
    createResults([createMaxMeasure('calls', 0, 0, '')]),
    createResults([createMaxMeasure('calls', 1, 0, '')]),
  );
  expect(difference?.verdict).toBe('worse');
});

test('a row that only the old or only the new run has is reported as gone or new', () => {
  const differences = compare(
    createResults([createMaxMeasure('old', 1, 2, 's')]),
    createResults([createMaxMeasure('fresh', 1, 2, 's')]),
  );
  expect(differences.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['fresh', 'new'],
    ['old', 'gone'],
  ]);
});

test('the rows of a part of the benchmarks that failed are not reported as gone', () => {
  expect(
    compare(createResults([createMaxMeasure('a', 1, 2, 's')]), createResults([], 'no answer within 180 s')),
  ).toEqual([]);
});

test('results of another machine come with a warning', () => {
  const lines = formatComparison(createResults([]), createResults([], undefined, 'two'));
  expect(lines).toContain('Another machine measured it: compare bytes and counts only.');
  expect(lines).toContain('No row differs beyond noise.');
});
