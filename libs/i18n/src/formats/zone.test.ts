import { describe, expect, it } from 'vitest';
import { dayKey, daysBetween, localTimeZone } from './zone.ts';

describe('daysBetween', () => {
  it('counts midnights of the zone', () => {
    expect(daysBetween('2026-11-22T22:59:00Z', '2026-11-22T23:01:00Z', 'Europe/Stockholm')).toBe(1);
    expect(daysBetween('2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z', 'Europe/Stockholm')).toBe(2);
  });
});

describe('dayKey', () => {
  it('is the day of the moment itself, also beside one whose clock was another', () => {
    const days = (zone: string, ...moments: string[]) => moments.map((moment) => dayKey(moment, zone));
    // Summer time ends in Lord Howe by half an hour, and a quarter separates Kathmandu from its neighbours.
    expect(days('Australia/Lord_Howe', '2026-04-04T14:59:59Z', '2026-04-04T15:00:00Z', '2026-04-05T13:29:59Z')).toEqual(
      ['2026-04-05', '2026-04-05', '2026-04-05'],
    );
    expect(days('Australia/Lord_Howe', '2026-04-05T13:30:00Z', '2026-04-04T12:59:59Z')).toEqual([
      '2026-04-06',
      '2026-04-04',
    ]);
    expect(days('Asia/Kathmandu', '2026-11-22T18:14:59Z', '2026-11-22T18:15:00Z')).toEqual([
      '2026-11-22',
      '2026-11-23',
    ]);
    expect(days('UTC', '2026-11-22T18:15:00Z')).toEqual(['2026-11-22']);
  });
});

describe('localTimeZone', () => {
  it('is a zone that can be formatted with', () => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: localTimeZone('UTC') })).not.toThrow();
  });
});
