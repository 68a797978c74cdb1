import { expect, test } from 'vitest';
import { getKickOffDelayMs, getReplayDelayMs } from './delays.ts';

test('the first loads after kick-off wait about a second, and later loads at most half a minute', () => {
  expect([0, 1, 2].map((attempt) => getKickOffDelayMs(attempt, () => 0.5))).toEqual([1000, 1000, 1000]);
  expect(getKickOffDelayMs(500, () => 0.999)).toBeLessThanOrEqual(30_000);
  expect(getKickOffDelayMs(7, () => 0.5)).toBeGreaterThan(getKickOffDelayMs(3, () => 0.5));
});

test('viewers whose countdowns end together load the event at different moments', () => {
  expect(getKickOffDelayMs(0, () => 0)).toBe(500);
  expect(getKickOffDelayMs(0, () => 0.999)).toBeGreaterThan(1400);
});

test('checks for a recording are 15 to 30 seconds apart', () => {
  expect(getReplayDelayMs(() => 0)).toBe(15_000);
  expect(getReplayDelayMs(() => 1)).toBe(30_000);
});
