import { expect, test } from 'vitest';
import { knownCustomer } from './known-customer.ts';

test('a customer that has a folder is known', () => {
  expect(knownCustomer('plain')).toBe('plain');
});

test.each(['nosuch', '../apps', undefined])('the customer %s is refused with a list of the existing ones', (id) => {
  expect(() => knownCustomer(id)).toThrow(/one of .*nordic, plain/);
});

test('an unknown customer is refused with the command that makes one', () => {
  expect(() => knownCustomer('nosuch')).toThrow('found "nosuch", expected one of');
  expect(() => knownCustomer('nosuch')).toThrow('npm run customer -- nosuch');
});
