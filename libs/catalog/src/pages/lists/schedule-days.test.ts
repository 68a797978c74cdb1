import { expect, test } from 'vitest';
import { addDays, listStripDays } from './schedule-days.ts';

test('the row of days begins today, or ends yesterday if the selected day is in the past', () => {
  expect(listStripDays('2026-02-12', undefined)[0]).toBe('2026-02-12');
  expect(listStripDays('2026-02-12', '2026-02-25').at(-1)).toBe('2026-02-25');
  expect(listStripDays('2026-02-12', '2026-02-11').at(-1)).toBe('2026-02-11');
});

test('the row of days contains the selected day at any distance from today', () => {
  expect(listStripDays('2026-02-12', '2027-01-01').at(-1)).toBe('2027-01-01');
  expect(listStripDays('2026-02-12', '2020-01-01')[0]).toBe('2020-01-01');
});

test('the row of days adds calendar days, also when clocks change', () => {
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
