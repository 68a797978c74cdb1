import { expect, test } from 'vitest';
import { createDistinctTimes, createWorldClock } from './world-clock.ts';

const minuteMs = 60_000;

test('a clock with factor 60 that is advanced by a minute advances the world time by an hour', () => {
  const clock = createWorldClock({ factor: 60 });
  const [wallMs, worldMs] = [clock.wallNow(), clock.now()];
  clock.advance(minuteMs);
  expect(clock.wallNow() - wallMs).toBeGreaterThanOrEqual(minuteMs);
  expect(clock.wallNow() - wallMs).toBeLessThan(1.5 * minuteMs);
  expect(clock.now() - worldMs).toBeGreaterThanOrEqual(60 * minuteMs);
  // The current world time must convert to the current time of viewers.
  expect(Math.abs(clock.toWall(clock.now()) - clock.wallNow())).toBeLessThan(100);
});

test('a frozen clock advances only by `advance`', () => {
  const clock = createWorldClock({ now: 0 });
  clock.advance(minuteMs);
  expect([clock.now(), clock.wallNow()]).toEqual([minuteMs, minuteMs]);
});

test('the clock of records returns no time twice, and follows a clock that is set back', () => {
  const times = [5000, 5000, 5001, 5005, 100];
  const getTime = createDistinctTimes(() => times.shift() ?? 0);
  expect([getTime(), getTime(), getTime(), getTime(), getTime()]).toEqual([5000, 5001, 5002, 5005, 100]);
});
