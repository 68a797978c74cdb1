import { expect, test } from 'vitest';
import { getOwnValue } from './get-own-value.ts';

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])(
  'the value of %s, which every object inherits, is undefined',
  (name) => {
    expect(getOwnValue<unknown>({ live: 1 }, name)).toBeUndefined();
  },
);

test('the value of a name in the table is returned', () => {
  expect(getOwnValue({ live: 1 }, 'live')).toBe(1);
});
