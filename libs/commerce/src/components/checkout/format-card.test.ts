import { expect, test } from 'vitest';
import { getBrand, getExpiry, hasExpired, getLastDigits } from './format-card.ts';

const card = { brand: 'visa', last4: '4417', exp_month: 9, exp_year: 2028 };

test('a card is named by its brand, its last digits and its expiry', () => {
  expect([getBrand(card), getLastDigits(card), getExpiry(card)]).toEqual(['Visa', '4417', '09/28']);
});

test('shows only the last four digits of a complete number', () => {
  expect(getLastDigits({ ...card, last4: '4111 1111 1111 4417' })).toBe('4417');
});

test('a card is valid until the end of its month', () => {
  expect(hasExpired(card, Date.parse('2028-09-30T23:59:59Z'))).toBe(false);
  expect(hasExpired(card, Date.parse('2028-10-01T00:00:00Z'))).toBe(true);
  expect(hasExpired({ last4: '4417' }, Date.now())).toBe(false);
});
