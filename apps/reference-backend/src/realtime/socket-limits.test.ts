import { expect, test } from 'vitest';
import { countPerMinute } from './socket-limits.ts';

test('`countPerMinute` reports calls above the maximum as too many, until the next minute', () => {
  let now = 0;
  const isTooMany = countPerMinute(2, () => now);
  expect([isTooMany(), isTooMany(), isTooMany()]).toEqual([false, false, true]);
  now = 59_999;
  expect(isTooMany()).toBe(true);
  now = 60_000;
  expect([isTooMany(), isTooMany(), isTooMany()]).toEqual([false, false, true]);
});
