import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getFullJitterMs } from './backoff.ts';

const options = { baseMs: 1000, maxMs: 3000, minMs: 250 };

it('a delay is a random part of a limit that doubles up to its maximum', () => {
  expect([0, 1, 2, 9].map((attempt) => getFullJitterMs(attempt, options, () => 1))).toEqual([1000, 2000, 3000, 3000]);
  expect(getFullJitterMs(1, options, () => 0.5)).toBe(1000);
});

it('a delay is never shorter than the minimum or longer than the maximum', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
      const wait = getFullJitterMs(attempt, options, () => random);
      expect(wait).toBeGreaterThanOrEqual(options.minMs);
      expect(wait).toBeLessThanOrEqual(options.maxMs);
    }),
  );
});
