import { expect, test } from 'vitest';
import { requireCustomer } from './known-customer.ts';

test('a customer that has a folder is known', () => {
  expect(requireCustomer('plain')).toBe('plain');
});

test.each(['nosuch', '../apps', undefined])('the customer %s is refused with a list of the existing ones', (id) => {
  expect(() => requireCustomer(id)).toThrow(/one of .*nordic, plain/);
});

test('an unknown customer is refused with the command that makes one', () => {
  expect(() => requireCustomer('nosuch')).toThrow(/^There is no customer "nosuch": .* -- new nosuch$/);
});
