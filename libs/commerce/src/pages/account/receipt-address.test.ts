import { expect, test } from 'vitest';
import { resolveReceiptAddress } from './receipt-address.ts';

test('only the addresses of the backend’s receipts get the viewer’s locale', () => {
  const baseUrl = 'https://api.example.com';
  expect(resolveReceiptAddress(baseUrl, '/receipt/7', 'fr-CA')).toBe('https://api.example.com/receipt/7?lang=fr-CA');
  expect(resolveReceiptAddress(baseUrl, 'https://bills.example/7', 'de')).toBe('https://bills.example/7');
});

test.each(['javascript:alert(1)', 'http://elsewhere.example/7', '//elsewhere.example/7', ''])(
  'the address %s is not accepted for a receipt',
  (address) => {
    expect(resolveReceiptAddress('https://api.example.com', address, 'en')).toBeUndefined();
  },
);
