import { describe, expect, it } from 'vitest';
import { daysBetween, localTimeZone } from './zone.ts';

describe('daysBetween', () => {
  it('counts midnights of the zone', () => {
    expect(daysBetween('2026-11-22T22:59:00Z', '2026-11-22T23:01:00Z', 'Europe/Stockholm')).toBe(1);
    expect(daysBetween('2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z', 'Europe/Stockholm')).toBe(2);
  });
});

describe('localTimeZone', () => {
  it('is a zone that can be formatted with', () => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: localTimeZone('UTC') })).not.toThrow();
  });
});
