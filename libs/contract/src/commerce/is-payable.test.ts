import { expect, test } from 'vitest';
import { isPayable } from './is-payable.ts';

test.each([
  ['5.99', 'EUR', true],
  ['5.9', 'eur', true],
  ['5.990', 'EUR', true],
  ['5.995', 'EUR', false],
  ['0.001', 'EUR', false],
  ['100', 'JPY', true],
  ['100.00', 'JPY', true],
  ['100.5', 'JPY', false],
  ['1.250', 'KWD', true],
  ['1.2505', 'KWD', false],
  ['5.99', undefined, false],
  ['5.99', 'N/A', false],
  ['5.99', 'COINS', false],
  ['5.99', '', false],
  ['0', undefined, true],
  ['0.00', 'EUR', true],
  [undefined, 'EUR', false],
])('a price of %s in %s can be charged exactly: %s', (price, currency, isExpected) =>
  expect(isPayable({ price, currency })).toBe(isExpected),
);
