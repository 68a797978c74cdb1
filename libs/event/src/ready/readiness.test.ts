import { expect, test } from 'vitest';
import { getAdvice, getCheckDelayMs, type Readiness } from './readiness.ts';

const minute = 60_000;
const fine: Readiness = {
  online: true,
  engine: 'ready',
  reaches: true,
  admitted: true,
  muted: false,
  mayPlaySound: true,
  clockOff: 90_000,
};

test.each<[string, Partial<Readiness>]>([
  ['ready', {}],
  ['offline', { online: false, engine: 'missing' }],
  ['browser', { engine: 'unsupported', mayPlaySound: false }],
  ['player', { engine: 'missing', admitted: false }],
  ['network', { reaches: false, muted: true }],
  ['device', { admitted: false, muted: true }],
  ['muted', { muted: true, mayPlaySound: false }],
  ['sound', { mayPlaySound: false, clockOff: -400_000 }],
  ['clock', { clockOff: -400_000 }],
])('the most serious obstacle is “%s”', (advice, part) => {
  expect(getAdvice({ ...fine, ...part })).toBe(advice);
});

test('delays the check to the last quarter of an hour, spread over two minutes, and checks soon after a later arrival', () => {
  const between = (left: number) => [0, 1].map((chance) => getCheckDelayMs(left, () => chance));
  expect(between(75 * minute)).toEqual([60 * minute, 62 * minute]);
  expect(between(10 * minute)).toEqual([2_000, 10_000]);
  expect(between(3_000)).toEqual([1_500, 1_500]);
  expect(between(-5)).toEqual([0, 0]);
});
