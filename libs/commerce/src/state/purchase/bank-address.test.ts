import { expect, test } from 'vitest';
import { parseBankAddress } from './bank-address.ts';

test.each([
  ['https://bank.example/3ds?a=1', 'https://bank.example/3ds?a=1'],
  ['http://127.0.0.1:4002/questions/x', 'http://127.0.0.1:4002/questions/x'],
  ['http://bank.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//bank.example/', undefined],
  ['/payment/', undefined],
  ['', undefined],
  [undefined, undefined],
])('parses the bank’s address %s as %s', (address, expectedUrl) =>
  expect(parseBankAddress(address)?.href).toBe(expectedUrl),
);
