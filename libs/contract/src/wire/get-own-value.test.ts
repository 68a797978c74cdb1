import { expect, test } from 'vitest';
import { getOwnValue } from './get-own-value.ts';

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])(
  'the inherited property %s is undefined',
  (name) => {
    expect(getOwnValue<unknown>({ live: 1 }, name)).toBeUndefined();
  },
);

test('a name that the table contains returns its value', () => {
  expect(getOwnValue({ live: 1 }, 'live')).toBe(1);
});
