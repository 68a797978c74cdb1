import { expect, test } from 'vitest';
import { findGrownFiles, findGrowth } from './compare.ts';
import type { Weights } from './weight.ts';

const createWeights = (firstBytes: number, files: Weights['files'] = {}): Weights => ({
  pages: { 'acme home': { html: 20_000, css: 5_000, state: 6_000, first: firstBytes, alive: 150_000 } },
  files,
});

test('the check of weights accepts a page that shrinks or grows by up to one per cent', () => {
  expect(findGrowth(createWeights(100_000), createWeights(101_000))).toEqual([]);
  expect(findGrowth(createWeights(100_000), createWeights(50_000))).toEqual([]);
});

test('the check of weights reports a page that grows by more than one per cent, and its grown files, the largest growth first', () => {
  const earlier = createWeights(100_000, { 'acme entry.js': 20_000, 'acme vendor.js': 80_000, 'other entry.js': 1 });
  const now = createWeights(101_001, {
    'acme entry.js': 20_401,
    'acme vendor.js': 79_700,
    'acme new.js': 900,
    'other entry.js': 9,
  });
  expect(findGrowth(earlier, now)).toEqual(['acme home: first 100000 -> 101001']);
  expect(findGrownFiles(earlier, now)).toEqual(['acme: new.js +900, entry.js +401', 'other: entry.js +8']);
});

test('the check of weights reports a page without an accepted weight', () => {
  expect(findGrowth({ pages: {}, files: {} }, createWeights(1))).toEqual(['acme home is new']);
});
