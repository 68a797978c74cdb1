import { expect, test } from 'vitest';
import { getOwnValue } from './get-own-value.ts';

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])(
  'returns undefined for %s, which every object inherits',
  (name) => {
    expect(getOwnValue<unknown>({ live: 1 }, name)).toBeUndefined();
  },
);

test('returns the value of a name in the table', () => {
  expect(getOwnValue({ live: 1 }, 'live')).toBe(1);
});
