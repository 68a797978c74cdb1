import { expect, test } from 'vitest';
import { findObstacle, getCheckDelayMs, type Readiness } from './readiness.ts';

const minuteMs = 60_000;
const readyFacts: Readiness = {
  isOnline: true,
  engine: 'ready',
  isServerReachable: true,
  isDeviceChecked: true,
  isMuted: false,
  mayPlaySound: true,
  clockOffsetMs: 90_000,
};

test.each<[string, Partial<Readiness>]>([
  ['ready', {}],
  ['offline', { isOnline: false, engine: 'missing' }],
  ['browser', { engine: 'unsupported', mayPlaySound: false }],
  ['player', { engine: 'missing', isDeviceChecked: false }],
  ['network', { isServerReachable: false, isMuted: true }],
  ['device', { isDeviceChecked: false, isMuted: true }],
  ['muted', { isMuted: true, mayPlaySound: false }],
  ['sound', { mayPlaySound: false, clockOffsetMs: -400_000 }],
  ['clock', { clockOffsetMs: -400_000 }],
])('the check of the device reports the most serious obstacle: “%s”', (obstacle, changes) => {
  expect(findObstacle({ ...readyFacts, ...changes })).toBe(obstacle);
});

test('the check of the device runs 13 to 15 minutes before kick-off, or within ten seconds for a late viewer', () => {
  const getDelayRange = (remainingMs: number) => [0, 1].map((random) => getCheckDelayMs(remainingMs, () => random));
  expect(getDelayRange(75 * minuteMs)).toEqual([60 * minuteMs, 62 * minuteMs]);
  expect(getDelayRange(10 * minuteMs)).toEqual([2_000, 10_000]);
  expect(getDelayRange(3_000)).toEqual([1_500, 1_500]);
  expect(getDelayRange(-5)).toEqual([0, 0]);
});
