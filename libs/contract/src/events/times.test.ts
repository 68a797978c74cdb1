import { expect, test } from 'vitest';
import { dateRange, roundedTo, startOfDay } from '../index.ts';

test('a time is floored to the minute plus one second', () => {
  expect(roundedTo(new Date('2026-02-12T18:41:59.999Z'))).toBe('2026-02-12T18:41:01.000Z');
  expect(roundedTo(new Date('2026-02-12T18:41:00.000Z'))).toBe('2026-02-12T18:41:01.000Z');
});

test.each([
  ['Asia/Jerusalem', '2026-02-12T22:30:00Z', '2026-02-12T22:00:00.000Z'],
  ['America/New_York', '2026-02-12T02:30:00Z', '2026-02-11T05:00:00.000Z'],
  // The clocks go forward at 01:00 UTC: the day began at the winter offset.
  ['Europe/Oslo', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z'],
])('a day in %s begins at that zone’s midnight', (zone, now, start) => {
  expect(new Date(startOfDay(new Date(now), zone)).toISOString()).toBe(start);
});

test('today holds the whole day of the zone, and any time is no range', () => {
  const now = new Date('2026-02-12T12:00:00Z');
  expect(dateRange('today', now, 'UTC')).toEqual({ from: '2026-02-11T23:59:01.000Z', to: '2026-02-12T23:59:01.000Z' });
  expect(dateRange('yesterday', now, 'UTC')).toEqual({
    from: '2026-02-10T23:59:01.000Z',
    to: '2026-02-11T23:59:01.000Z',
  });
  expect(dateRange('past_7_days', now, 'UTC')).toEqual({
    from: '2026-02-04T23:59:01.000Z',
    to: '2026-02-12T12:00:01.000Z',
  });
  expect(dateRange('anytime', now, 'UTC')).toBeUndefined();
});
