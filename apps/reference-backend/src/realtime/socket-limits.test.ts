import { expect, test } from 'vitest';
import { countPerMinute } from './socket-limits.ts';

test('a count is over its limit when it exceeds the maximum, and restarts after a minute', () => {
  let now = 0;
  const isTooMany = countPerMinute(2, () => now);
  expect([isTooMany(), isTooMany(), isTooMany()]).toEqual([false, false, true]);
  now = 59_999;
  expect(isTooMany()).toBe(true);
  now = 60_000;
  expect([isTooMany(), isTooMany(), isTooMany()]).toEqual([false, false, true]);
});
