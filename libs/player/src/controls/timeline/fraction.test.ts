import { expect, it } from 'vitest';
import { getFraction, getTimeAt } from './fraction.ts';

const range = { start: 100, end: 200 };

it('a time outside the range is at the nearer end of the bar', () => {
  expect([50, 100, 150, 200, 900].map((time) => getFraction(time, range))).toEqual([0, 0, 0.5, 1, 1]);
  expect(getFraction(5, { start: 0, end: 0 })).toBe(0);
});

it('reads the time at the pointer’s position', () => {
  const box = { left: 10, width: 200 };
  expect([0, 10, 110, 210, 500].map((x) => getTimeAt(x, box, range))).toEqual([100, 100, 150, 200, 200]);
});
