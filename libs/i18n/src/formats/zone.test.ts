import { describe, expect, it } from 'vitest';
import { dayKey, daysBetween, dayStart, getLocalTimeZone, minutesAhead } from './zone.ts';

describe('daysBetween', () => {
  it('daysBetween counts midnights of the zone', () => {
    expect(daysBetween('2026-11-22T22:59:00Z', '2026-11-22T23:01:00Z', 'Europe/Stockholm')).toBe(1);
    expect(daysBetween('2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z', 'Europe/Stockholm')).toBe(2);
  });
});

describe('dayKey', () => {
  it('dayKey is the day of the moment in the zone, also next to a change of clocks', () => {
    const listDays = (zone: string, ...moments: string[]) => moments.map((moment) => dayKey(moment, zone));
    // In Lord Howe, summer time is half an hour; Kathmandu differs from its neighbours by a quarter of an hour.
    expect(
      listDays('Australia/Lord_Howe', '2026-04-04T14:59:59Z', '2026-04-04T15:00:00Z', '2026-04-05T13:29:59Z'),
    ).toEqual(['2026-04-05', '2026-04-05', '2026-04-05']);
    expect(listDays('Australia/Lord_Howe', '2026-04-05T13:30:00Z', '2026-04-04T12:59:59Z')).toEqual([
      '2026-04-06',
      '2026-04-04',
    ]);
    expect(listDays('Asia/Kathmandu', '2026-11-22T18:14:59Z', '2026-11-22T18:15:00Z')).toEqual([
      '2026-11-22',
      '2026-11-23',
    ]);
    expect(listDays('UTC', '2026-11-22T18:15:00Z')).toEqual(['2026-11-22']);
  });
});

describe('dayStart', () => {
  const getDayStart = (time: string, zone: string, days?: number) => new Date(dayStart(time, zone, days)).toISOString();
  const getDayHours = (time: string, zone: string) => (dayStart(time, zone, 1) - dayStart(time, zone)) / 3_600_000;

  it('dayStart is the zone’s midnight, for the same day and its neighbours', () => {
    expect(getDayStart('2026-11-22T23:30:00Z', 'UTC')).toBe('2026-11-22T00:00:00.000Z');
    expect(getDayStart('2026-11-22T23:30:00Z', 'Europe/Oslo')).toBe('2026-11-22T23:00:00.000Z');
    expect(getDayStart('2026-11-22T23:30:00Z', 'Asia/Kathmandu', -1)).toBe('2026-11-21T18:15:00.000Z');
    expect(getDayStart('2026-11-22T03:30:00Z', 'America/Toronto', 1)).toBe('2026-11-22T05:00:00.000Z');
    expect(getDayStart('2026-12-31T12:00:00Z', 'Pacific/Kiritimati', 1)).toBe('2027-01-01T10:00:00.000Z');
  });

  it('dayStart returns midnight unchanged', () => {
    expect(getDayStart('2026-11-22T23:00:00Z', 'Europe/Oslo')).toBe('2026-11-22T23:00:00.000Z');
  });

  it('days have 23 and 25 hours when clocks change, and half an hour’s difference in Lord Howe', () => {
    expect(getDayHours('2026-03-29T12:00:00Z', 'Europe/Oslo')).toBe(23);
    expect(getDayHours('2026-10-25T12:00:00Z', 'Europe/Oslo')).toBe(25);
    expect(getDayHours('2026-10-26T12:00:00Z', 'Europe/Oslo')).toBe(24);
    expect(getDayHours('2026-04-05T12:00:00Z', 'Australia/Lord_Howe')).toBe(24.5);
  });

  it('dayStart is the first existing hour when clocks change at midnight', () => {
    expect(getDayStart('2026-04-24T12:00:00Z', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z');
    expect(getDayHours('2026-04-24T12:00:00Z', 'Africa/Cairo')).toBe(23);
    expect(getDayHours('2026-10-29T12:00:00Z', 'Africa/Cairo')).toBe(25);
  });

  it('dayStart is NaN for an invalid date', () => {
    expect(dayStart('soon', 'UTC')).toBeNaN();
  });
});

describe('minutesAhead', () => {
  it.each([
    ['2026-11-23T12:00:00Z', 'Europe/Oslo', 60],
    ['2026-07-01T12:00:00Z', 'Europe/Oslo', 120],
    ['2026-11-23T12:00:00Z', 'America/St_Johns', -210],
  ])('minutesAhead is the UTC offset at %s in %s', (time, zone, minutes) => {
    expect(minutesAhead(new Date(time), zone)).toBe(minutes);
  });
});

describe('localTimeZone', () => {
  it('localTimeZone returns a zone that the formatter accepts', () => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: getLocalTimeZone('UTC') })).not.toThrow();
  });
});
