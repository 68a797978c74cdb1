import { expect, test } from 'vitest';
import { ownValue } from './own-value.ts';

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])(
  'returns undefined for %s, which every object inherits',
  (name) => {
    expect(ownValue<unknown>({ live: 1 }, name)).toBeUndefined();
  },
);

test('returns the value of a name in the table', () => {
  expect(ownValue({ live: 1 }, 'live')).toBe(1);
});
