import { randomUUID } from 'node:crypto';
import { checkoutTicket, deleteAccount, getInvoices, updateProfile } from '@touchline/contract';
import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { invoices } from '../database/commerce-tables.ts';
import { createAccount, password } from '../testing/test-account.ts';
import { call, testBackend } from '../testing/test-backend.ts';
import { getReceiptAddress } from './receipt.ts';

async function requestReceipt(lang?: string): Promise<Response> {
  const { token } = await createAccount();
  const body = { event_id: 'tur-tam-d2-0', card: { token: 'ok' } };
  await call(checkoutTicket, { body }, token, { 'idempotency-key': randomUUID() });
  const { entries } = await call(getInvoices, { query: {} }, token);
  const { app } = await testBackend();
  return app.request(`${entries[0]?.receipt_url}${lang === undefined ? '' : `?lang=${lang}`}`);
}

test('a receipt is a page with the payment in the requested language', async () => {
  const response = await requestReceipt('de');
  const page = await response.text();
  expect(page).toContain('<html lang="de" dir="ltr">');
  for (const expectedText of ['Beleg', 'Gesamtbetrag', '5,99\u00a0€', 'Visa 4242', 'Turku', 'Tampere'])
    expect(page).toContain(expectedText);
  expect(await (await requestReceipt('he')).text()).toContain('dir="rtl"');
  for (const badLanguage of ['<script>', 'de-', 'de-!!!', 'en-<b>'])
    expect(await (await requestReceipt(encodeURIComponent(badLanguage))).text()).toMatch(/<html lang="en" dir="ltr">/);
});

test('a receipt names the seller with its tax number, and the buyer; after the account’s deletion only the seller', async () => {
  const { token, email } = await createAccount();
  const body = { event_id: 'tur-tam-d2-0', card: { token: 'ok' } };
  await call(checkoutTicket, { body }, token, { 'idempotency-key': randomUUID() });
  await call(updateProfile, { body: { data: { city: '<b>Oslo</b>', countryName: 'Norway' } } }, token);
  const { entries } = await call(getInvoices, { query: {} }, token);
  const { app } = await testBackend();
  const readReceipt = async () => (await app.request(entries[0]?.receipt_url ?? '')).text();
  const page = await readReceipt();
  for (const expectedText of ['Nordic Ice League AS', 'NO 987 654 321 MVA', email, '&lt;b&gt;Oslo&lt;/b&gt;, Norway'])
    expect(page).toContain(expectedText);
  await call(deleteAccount, { body: { password } }, token);
  const laterPage = await readReceipt();
  expect(laterPage).toContain('Nordic Ice League AS');
  expect(laterPage).not.toContain(email);
});

test('a receipt allows no scripts, caches and search engines, and its address cannot be guessed', async () => {
  const response = await requestReceipt();
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
    'private, no-store',
    'noindex, nofollow',
  ]);
  const { app } = await testBackend();
  for (const guessedName of [
    '1',
    'x'.repeat(43),
    '..%2f',
    `1-999999-${'x'.repeat(22)}`,
    `999999999-1-${'x'.repeat(22)}`,
  ]) {
    const missingReceipt = await app.request(`/api/commerce/receipt/${guessedName}`);
    expect(missingReceipt.status).toBe(404);
  }
});

test('a receipt’s address expires after a day, and the list of invoices then contains a new address', async () => {
  const { app, accounts, commerce } = await testBackend();
  await requestReceipt();
  const [row] = await accounts.database.select().from(invoices).orderBy(desc(invoices.number)).limit(1);
  if (!row) throw new Error('no invoice');
  const dayMs = 24 * 3_600_000;
  const getStatus = async (address: string) => (await app.request(address)).status;
  const startSeconds = Math.floor(commerce.now() / 3_600_000) * 3_600_000;
  expect(await getStatus(getReceiptAddress(row, startSeconds - dayMs + 3_600_000))).toBe(200);
  const expiredAddress = getReceiptAddress(row, startSeconds - dayMs);
  const response = await app.request(`${expiredAddress}?lang=he`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([410, 'private, no-store']);
  const page = await response.text();
  expect(page).toContain('dir="rtl"');
  expect(page).not.toContain(row.amount);
  const [expiresAt = ''] = /(?<=-)\d+(?=-)/.exec(expiredAddress) ?? [];
  expect(
    await getStatus(expiredAddress.replace(expiresAt, String(Number(expiresAt) + 9))),
    'the address with a later end',
  ).toBe(404);
});
