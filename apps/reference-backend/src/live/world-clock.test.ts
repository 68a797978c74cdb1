import { expect, test } from 'vitest';
import { createWorldClock } from './world-clock.ts';

const minute = 60_000;

test('advancing the clock moves real time by the given time, and the demo world’s time by its factor', () => {
  const clock = createWorldClock({ factor: 60 });
  const [wall, world] = [clock.wallNow(), clock.now()];
  clock.advance(minute);
  expect(clock.wallNow() - wall).toBeGreaterThanOrEqual(minute);
  expect(clock.wallNow() - wall).toBeLessThan(1.5 * minute);
  expect(clock.now() - world).toBeGreaterThanOrEqual(60 * minute);
  // An event that is now on the test clock is now for the viewer.
  expect(Math.abs(clock.toWall(clock.now()) - clock.wallNow())).toBeLessThan(100);
});

test('a frozen clock advances only on command', () => {
  const clock = createWorldClock({ now: 0 });
  clock.advance(minute);
  expect([clock.now(), clock.wallNow()]).toEqual([minute, minute]);
});
