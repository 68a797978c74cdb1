import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

test.each([
  ['35:02', 2102],
  ['1:02:03', 3723],
  ['95', 95],
  [' 0:08.4 ', 8.4],
  ['0:08,4', 8.4],
  ['120:00', 7200],
])('reads %j as a time of a match', (timeText, seconds) => expect(readTime(timeText)).toBe(seconds));

test.each(['', 'soon', '1:60', '1:75:00', '-3', '1::2', '1:2:3:4', '25:00:00', '1.5:20', '٣:٢'])(
  'does not read %j as a time of a match',
  (timeText) => expect(readTime(timeText)).toBeUndefined(),
);
