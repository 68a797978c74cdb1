import { randomUUID } from 'node:crypto';
import {
  checkoutSubscription,
  checkoutTicket,
  deleteAccount,
  getCreditCard,
  saveCreditCard,
  subscribeByStoredCard,
} from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contracts, invoices, orders } from '../database/commerce-tables.ts';
import { newAccount, password } from '../testing/test-account.ts';
import { call, provider, testBackend } from '../testing/test-backend.ts';

const match = 'tur-tam-d2-0';
const headers = (key: string = randomUUID()) => ({ 'idempotency-key': key, origin: 'https://elsewhere.example' });
const save = (token: string, card: string) => call(saveCreditCard, { body: { card: { token: card } } }, token);
const storedCard = (token: string) => call(getCreditCard, {}, token);
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    ({ status, code }: { status: number; code: string }) => `${status} ${code}`,
  );

beforeEach(() => {
  provider.isDown = false;
  provider.failNext(undefined);
});

test('a card is stored only where its checkout says so, and what renews is not sold without it', async () => {
  const { token } = await newAccount();
  const card = { token: 'ok', store: false };
  const ticket = await call(checkoutTicket, { body: { event_id: match, card } }, token, headers());
  expect([ticket.status, await storedCard(token)]).toEqual(['APPROVED', null]);
  const month = { subscription_id: 'nordic-month', card };
  expect(await refusal(call(checkoutSubscription, { body: month }, token, headers()))).toBe('400 invalid_request');
  const stored = { ...month, card: { token: 'ok', store: true } };
  expect((await call(checkoutSubscription, { body: stored }, token, headers())).status).toBe('APPROVED');
  expect(await storedCard(token)).toMatchObject({ last4: '4242' });
});

test('a card is saved without a purchase, in the place of the one before, which the provider forgets', async () => {
  const { token } = await newAccount();
  const first = randomUUID();
  expect(await save(token, first)).toMatchObject({ last4: '4242', exp_year: 2031 });
  await save(token, randomUUID());
  expect(provider.forgotten).toContain(`card-of-${first}`);
  expect(await storedCard(token)).toMatchObject({ last4: '4242' });
  const bought = call(subscribeByStoredCard, { body: { subscription_id: 'nordic-day' } }, token, headers());
  expect((await bought).status).toBe('APPROVED');
});

test('a card that its bank refuses is not saved, nor another viewer’s by its name, and the one before stays', async () => {
  const [{ token }, other] = [await newAccount(), await newAccount()];
  const theirs = randomUUID();
  await save(other.token, theirs);
  const before = await save(token, randomUUID());
  expect(await refusal(save(token, 'declined-card_declined'))).toBe('400 card_declined');
  expect(await refusal(save(token, `card-of-${theirs}`))).toBe('400 invalid_request');
  provider.isDown = true;
  expect(await refusal(save(token, randomUUID()))).toBe('503 service_unavailable');
  expect(await storedCard(token)).toEqual(before);
});

test('cards are not tried out by saving them', async () => {
  const { token } = await newAccount();
  const tries: string[] = [];
  for (let time = 0; time < 11; time++) tries.push(await refusal(save(token, randomUUID())));
  expect(tries).toEqual([...Array.from({ length: 10 }, () => 'done'), '429 too_many_requests']);
});

test('a deleted account renews nothing: its contracts are gone, its card is forgotten at the provider, and its books stay', async () => {
  const { token, id } = await newAccount();
  const card = randomUUID();
  await call(
    checkoutSubscription,
    { body: { subscription_id: 'nordic-month', card: { token: card } } },
    token,
    headers(),
  );
  const { commerce } = await testBackend();
  const [order] = await commerce.database.select().from(orders).where(eq(orders.userId, id));
  await call(deleteAccount, { body: { password } }, token);
  expect(provider.forgotten).toContain(`card-of-${card}`);
  expect(await commerce.database.select().from(contracts).where(eq(contracts.userId, id))).toEqual([]);
  const [invoice] = await commerce.database
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, order?.id ?? ''));
  expect(invoice).toMatchObject({ userId: null, status: 'paid' });
});
