import { describe, expect, it } from 'vitest';
import { createCountdown, formatDuration } from './duration.ts';

describe('formatDuration', () => {
  it.each([
    [6730, '1:52:10'],
    [245, '4:05'],
    [9, '0:09'],
    [9.9, '0:09'],
    [36_000, '10:00:00'],
    [-5, '0:00'],
    [Number.NaN, ''],
  ])('a duration of %d s is written as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});

describe('createCountdown', () => {
  it('createCountdown splits the remaining time into days, hours, minutes and seconds', () => {
    expect(createCountdown(((26 * 60 + 3) * 60 + 4) * 1000, 0)).toEqual({
      days: 1,
      hours: 2,
      minutes: 3,
      seconds: 4,
      total: 93_784,
    });
  });

  it('a countdown’s total is rounded up to at least 1 until its moment, and is 0 afterwards', () => {
    expect(createCountdown(1000, 1).total).toBe(1);
    expect(createCountdown(1000, 999).total).toBe(1);
    expect(createCountdown(1000, 1000).total).toBe(0);
    expect(createCountdown(1000, 5000).total).toBe(0);
  });
});
