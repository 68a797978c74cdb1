import { expect, test } from 'vitest';
import { dateRange, rangeOfDays, roundedTo, startOfDay } from '../index.ts';

test('`roundedTo` returns the last full minute plus one second', () => {
  expect(roundedTo(new Date('2026-02-12T18:41:59.999Z'))).toBe('2026-02-12T18:41:01.000Z');
  expect(roundedTo(new Date('2026-02-12T18:41:00.000Z'))).toBe('2026-02-12T18:41:01.000Z');
});

test.each([
  ['Asia/Jerusalem', '2026-02-12T22:30:00Z', '2026-02-12T22:00:00.000Z'],
  ['America/New_York', '2026-02-12T02:30:00Z', '2026-02-11T05:00:00.000Z'],
  // The clocks go forward at 01:00 UTC, so the day starts with the winter offset.
  ['Europe/Oslo', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z'],
])('a day in %s starts at midnight in that zone', (zone, now, start) => {
  expect(new Date(startOfDay(new Date(now), zone)).toISOString()).toBe(start);
});

test('the preset “today” is the whole day in the zone, and “any time” has no range', () => {
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

test.each([
  ['a day of 25 hours', 'Europe/Oslo', '2026-10-25', '2026-10-24T21:59:01.000Z', '2026-10-25T22:59:01.000Z'],
  ['a day without a midnight', 'Asia/Beirut', '2026-03-29', '2026-03-28T21:59:01.000Z', '2026-03-29T20:59:01.000Z'],
  ['a day with two midnights', 'America/Havana', '2026-11-01', '2026-11-01T03:59:01.000Z', '2026-11-02T04:59:01.000Z'],
  [
    'a day in a zone more than twelve hours ahead of UTC',
    'Pacific/Kiritimati',
    '2026-02-12',
    '2026-02-11T09:59:01.000Z',
    '2026-02-12T09:59:01.000Z',
  ],
])('the range of %s contains the whole day', (_case, zone, key, fromDate, endTime) => {
  expect(rangeOfDays(key, key, zone)).toEqual({ from: fromDate, to: endTime });
});

test('a range without a first or last day is open at that end', () => {
  expect(rangeOfDays('2026-02-12', undefined, 'UTC')).toEqual({ from: '2026-02-11T23:59:01.000Z' });
  expect(rangeOfDays(undefined, '2026-02-12', 'UTC')).toEqual({ to: '2026-02-12T23:59:01.000Z' });
});
