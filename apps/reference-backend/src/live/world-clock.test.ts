import { expect, test } from 'vitest';
import { createWorldClock } from './world-clock.ts';

const minuteMs = 60_000;

test('advancing the clock moves real time by the given time, and the demo world’s time by its factor', () => {
  const clock = createWorldClock({ factor: 60 });
  const [wallMs, worldMs] = [clock.wallNow(), clock.now()];
  clock.advance(minuteMs);
  expect(clock.wallNow() - wallMs).toBeGreaterThanOrEqual(minuteMs);
  expect(clock.wallNow() - wallMs).toBeLessThan(1.5 * minuteMs);
  expect(clock.now() - worldMs).toBeGreaterThanOrEqual(60 * minuteMs);
  // An event that is now on the test clock is now for the viewer.
  expect(Math.abs(clock.toWall(clock.now()) - clock.wallNow())).toBeLessThan(100);
});

test('a frozen clock advances only on command', () => {
  const clock = createWorldClock({ now: 0 });
  clock.advance(minuteMs);
  expect([clock.now(), clock.wallNow()]).toEqual([minuteMs, minuteMs]);
});
