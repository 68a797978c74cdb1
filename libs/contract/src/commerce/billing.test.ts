import { expect, test } from 'vitest';
import { getCreditCard, readAnswer } from '../index.ts';

test.each([
  [1, 1],
  ['12', 12],
  [0, undefined],
  [13, undefined],
  [1.5, undefined],
])('a card with the expiry month %j has the month %j', (exp_month, expectedMonth) => {
  expect(readAnswer(getCreditCard, { content: { last4: '4242', exp_month } }).value).toEqual({
    last4: '4242',
    exp_month: expectedMonth,
  });
});
