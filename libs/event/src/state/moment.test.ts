import { expect, test } from 'vitest';
import { readMoment, writeMoment } from './moment.ts';

const parseMoment = (search: string) => readMoment(new URLSearchParams(search));

test.each([
  ['t=0', 0],
  ['t=754', 754],
  ['t=754s', 754],
  ['t=12m34s', 754],
  ['t=1h2m3s', 3723],
  ['t=1h', 3600],
  ['media_type=event&t=90m', 5400],
])('the query %s is read as a moment', (search, seconds) => {
  expect(parseMoment(search)).toBe(seconds);
});

test.each(['', 't=', 't=-5', 't=1.5', 't=soon', 't=3m2h', 't=1h2', 't=86401', 't=25h', 't=99999999999999'])(
  'the query “%s” contains no moment',
  (search) => {
    expect(parseMoment(search)).toBeUndefined();
  },
);

test('a moment in an address is written in whole seconds and read back', () => {
  expect([754.9, -3].map((position) => parseMoment(`t=${writeMoment(position)}`))).toEqual([754, 0]);
});
