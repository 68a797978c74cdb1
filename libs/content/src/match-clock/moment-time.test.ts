import { expect, test } from 'vitest';
import { english } from '../testing/english.ts';
import { getMomentTime } from './moment-time.ts';

test.each([
  ['football', 1, 0, '1’', '1st half, 00:00'],
  ['football', 1, 2639, '44’', '1st half, 43:59'],
  ['football', 1, 2761, '45+2’', '1st half, 45+2'],
  ['football', 2, 1080, '64’', '2nd half, 63:00'],
  ['football', 2, 2700, '90+1’', '2nd half, 90+1'],
  ['ice-hockey', 2, 433, '12:47', '2nd period, 12:47 left'],
  ['ice-hockey', 3, 1200, '00:00', '3rd period, 00:00 left'],
  ['basketball', 4, 599, '00:01', '4th quarter, 00:01 left'],
  ['curling', 3, 75, '01:15', 'Period 3, 01:15'],
])('a moment of %s in period %i after %i seconds is at %s', (sport, period, seconds, short, sentence) => {
  expect(getMomentTime(period, seconds, sport, english)).toEqual({ short, sentence });
});
