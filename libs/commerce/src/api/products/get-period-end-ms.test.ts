import { expect, test } from 'vitest';
import { getPeriodEndMs } from './get-period-end-ms.ts';

test.each([
  ['2026-01-31T10:00:00.000Z', 1, 'month', '2026-02-28T10:00:00.000Z'],
  ['2026-11-25T22:00:00.000Z', 1, 'month', '2026-12-25T22:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 1, 'year', '2029-02-28T10:00:00.000Z'],
  ['2026-10-31T10:00:00.000Z', 14, 'month', '2027-12-31T10:00:00.000Z'],
  ['2026-03-28T10:00:00.000Z', 3, 'day', '2026-03-31T10:00:00.000Z'],
  ['2026-03-28T10:00:00.000Z', 24, 'hour', '2026-03-29T10:00:00.000Z'],
] as const)(
  'a period that begins at %s and lasts %i %s(s) ends at %s',
  (startDate, durationCount, durationUnits, end) => {
    const endMs = getPeriodEndMs({ duration: durationCount, durationUnits }, Date.parse(startDate));
    expect(endMs && new Date(endMs).toISOString()).toBe(end);
  },
);

test('a product without a duration has no end', () => {
  expect(getPeriodEndMs({ duration: undefined, durationUnits: 'month' }, 0)).toBeUndefined();
  expect(getPeriodEndMs({ duration: 1, durationUnits: undefined }, 0)).toBeUndefined();
});
