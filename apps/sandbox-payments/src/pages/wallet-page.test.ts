import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxKeys } from '../start-sandbox.ts';
import { openMerchant, type Merchant } from '../testing/merchant.ts';

let shop: Merchant;
beforeAll(async () => void (shop = await openMerchant()));
afterAll(() => shop.sandbox.close());

const openSheet = (values: Record<string, string> = {}) => {
  const query = new URLSearchParams({
    key: sandboxKeys.publicKey,
    locale: 'de',
    scheme: 'dark',
    parent: 'http://nordic.localhost:4000',
    amount: '5.99',
    currency: 'EUR',
    label: '<b>Malmö Tide</b>',
    ...values,
  });
  return fetch(`${shop.sandbox.url}/v1/wallet?${query}`);
};

test('the wallet’s sheet shows the payment in the page’s language, and may use the payments of the page’s origin', async () => {
  const response = await openSheet();
  expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors http:\/\/nordic\.localhost:4000$/);
  expect(response.headers.get('permissions-policy')).toContain('payment=(self)');
  const html = await response.text();
  expect(html).toMatch(
    /lang="de" dir="ltr" data-scheme="dark"[^]*&lt;b&gt;Malmö Tide[^]*5,99.€.* bezahlen[^]*Abbrechen/,
  );
  expect(html).toContain('<option value="4242424242424242"');
});

test.each([
  ['an embedding page of another site', { parent: 'https://evil.example' }, 400],
  ['a wrong key', { key: 'pk_other' }, 401],
  ['no amount', { amount: '0' }, 400],
  ['an unknown currency', { currency: 'N/A' }, 400],
  ['a label that is too long', { label: 'x'.repeat(201) }, 400],
])('a sheet with %s is refused', async (_case, values, status) => {
  expect((await openSheet(values)).status).toBe(status);
});

test('other frames of the provider may not use the wallet', async () => {
  const response = await fetch(`${shop.sandbox.url}/`);
  expect(response.headers.get('permissions-policy')).toContain('payment=()');
});
