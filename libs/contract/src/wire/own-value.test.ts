import { expect, test } from 'vitest';
import { ownValue } from './own-value.ts';

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])(
  '%s, which every object inherits, is no value of a table',
  (name) => {
    expect(ownValue<unknown>({ live: 1 }, name)).toBeUndefined();
  },
);

test('a name of the table gives its value', () => {
  expect(ownValue({ live: 1 }, 'live')).toBe(1);
});
