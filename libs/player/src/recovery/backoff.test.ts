import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fullJitter } from './backoff.ts';

const options = { base: 1000, cap: 3000, floor: 250 };

it('waits a random part of a span that doubles up to its cap', () => {
  expect([0, 1, 2, 9].map((attempt) => fullJitter(attempt, options, () => 1))).toEqual([1000, 2000, 3000, 3000]);
  expect(fullJitter(1, options, () => 0.5)).toBe(1000);
});

it('never waits less than the floor or more than the cap', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
      const wait = fullJitter(attempt, options, () => random);
      expect(wait).toBeGreaterThanOrEqual(options.floor);
      expect(wait).toBeLessThanOrEqual(options.cap);
    }),
  );
});
