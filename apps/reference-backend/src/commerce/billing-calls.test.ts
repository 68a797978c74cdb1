import { randomUUID } from 'node:crypto';
import {
  checkoutSubscription,
  checkoutTicket,
  deleteAccount,
  getCreditCard,
  getInvoices,
  saveCreditCard,
  subscribeByStoredCard,
} from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { contracts, invoices, orders } from '../database/commerce-tables.ts';
import { logIn, createAccount, password } from '../testing/test-account.ts';
import { call, provider, testBackend } from '../testing/test-backend.ts';

const match = 'tur-tam-d2-0';
const createHeaders = (key: string = randomUUID()) => ({ 'idempotency-key': key, origin: 'https://elsewhere.example' });
const saveCard = (token: string, card: string) => call(saveCreditCard, { body: { card: { token: card } } }, token);
const getStoredCard = (token: string) => call(getCreditCard, {}, token);
const getOutcome = (request: Promise<unknown>) =>
  request.then(
    () => 'done',
    ({ status, code }: { status: number; code: string }) => `${status} ${code}`,
  );

beforeEach(() => {
  provider.isDown = false;
  provider.failNext(undefined);
});

test('a checkout with `store: false` stores no card, and is refused for a renewing product', async () => {
  const { token } = await createAccount();
  const card = { token: 'ok', store: false };
  const ticket = await call(checkoutTicket, { body: { event_id: match, card } }, token, createHeaders());
  expect([ticket.status, await getStoredCard(token)]).toEqual(['APPROVED', null]);
  const monthOrder = { subscription_id: 'nordic-month', card };
  expect(await getOutcome(call(checkoutSubscription, { body: monthOrder }, token, createHeaders()))).toBe(
    '400 invalid_request',
  );
  const monthOrderWithStorage = { ...monthOrder, card: { token: 'ok', store: true } };
  expect((await call(checkoutSubscription, { body: monthOrderWithStorage }, token, createHeaders())).status).toBe(
    'APPROVED',
  );
  expect(await getStoredCard(token)).toMatchObject({ last4: '4242' });
});

test.each(['viewer', 'subscriber'])('the demo’s %s has a stored card after the first start', async (name) => {
  const { tokenData } = await logIn(`${name}@example.com`, randomUUID(), 'touchline-demo');
  expect(await getStoredCard(tokenData.access_token)).toMatchObject({ last4: '4242', exp_year: 2034 });
});

test('a saved card replaces the previous one, which the provider deletes', async () => {
  const { token } = await createAccount();
  const firstId = randomUUID();
  expect(await saveCard(token, firstId)).toMatchObject({ last4: '4242', exp_year: 2031 });
  await saveCard(token, randomUUID());
  expect(provider.forgottenCardIds).toContain(`card-of-${firstId}`);
  expect(await getStoredCard(token)).toMatchObject({ last4: '4242' });
  const purchase = call(subscribeByStoredCard, { body: { subscription_id: 'nordic-day' } }, token, createHeaders());
  expect((await purchase).status).toBe('APPROVED');
});

test('the stored card stays if the bank refuses the new card, or if the token is another viewer’s card', async () => {
  const [{ token }, otherAccount] = [await createAccount(), await createAccount()];
  const otherCardToken = randomUUID();
  await saveCard(otherAccount.token, otherCardToken);
  const savedCard = await saveCard(token, randomUUID());
  expect(await getOutcome(saveCard(token, 'declined-card_declined'))).toBe('400 card_declined');
  expect(await getOutcome(saveCard(token, `card-of-${otherCardToken}`))).toBe('400 invalid_request');
  provider.isDown = true;
  expect(await getOutcome(saveCard(token, randomUUID()))).toBe('503 service_unavailable');
  expect(await getStoredCard(token)).toEqual(savedCard);
});

test('the provider deletes a card that is saved while its account is deleted', async () => {
  const { token } = await createAccount();
  const card = randomUUID();
  const { promise: accountDeleted, resolve: continueDeletion } = Promise.withResolvers<void>();
  const storeCardAtProvider = provider.storeCard.bind(provider);
  const storeCardSpy = vi
    .spyOn(provider, 'storeCard')
    .mockImplementation((storedToken) => accountDeleted.then(() => storeCardAtProvider(storedToken)));
  const pendingSave = getOutcome(saveCard(token, card));
  await vi.waitFor(() => expect(storeCardSpy).toHaveBeenCalled());
  storeCardSpy.mockRestore();
  await call(deleteAccount, { body: { password } }, token);
  continueDeletion();
  expect(await pendingSave).toBe('401 unauthorized');
  await (await testBackend()).commerceClock.tick();
  expect(provider.forgottenCardIds).toContain(`card-of-${card}`);
});

test('saving a card does not count as an attempt if the provider does not answer', async () => {
  const { token } = await createAccount();
  provider.isDown = true;
  for (let attemptIndex = 0; attemptIndex < 11; attemptIndex++)
    expect(await getOutcome(saveCard(token, randomUUID()))).toBe('503 service_unavailable');
  provider.isDown = false;
  expect(await getOutcome(saveCard(token, randomUUID()))).toBe('done');
});

test('saving cards is limited, to prevent tests of stolen cards', async () => {
  const { token } = await createAccount();
  const outcomes: string[] = [];
  for (let attemptIndex = 0; attemptIndex < 11; attemptIndex++)
    outcomes.push(await getOutcome(saveCard(token, randomUUID())));
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'done'), '429 too_many_requests']);
});

test('deleting an account ends its contracts and deletes its card at the provider, but keeps the invoices', async () => {
  const { token, id } = await createAccount();
  const card = randomUUID();
  await call(
    checkoutSubscription,
    { body: { subscription_id: 'nordic-month', card: { token: card } } },
    token,
    createHeaders(),
  );
  const { commerce } = await testBackend();
  const [order] = await commerce.database.select().from(orders).where(eq(orders.userId, id));
  await call(deleteAccount, { body: { password } }, token);
  expect(provider.forgottenCardIds).toContain(`card-of-${card}`);
  expect(await commerce.database.select().from(contracts).where(eq(contracts.userId, id))).toEqual([]);
  const [invoice] = await commerce.database
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, order?.id ?? ''));
  expect(invoice).toMatchObject({ userId: null, status: 'paid' });
});

test('the invoices of one contract are only this contract’s, also when another viewer asks', async () => {
  const { token } = await createAccount();
  const card = { token: 'ok' };
  const ticket = await call(checkoutTicket, { body: { event_id: match, card } }, token, createHeaders());
  const day = await call(
    checkoutSubscription,
    { body: { subscription_id: 'nordic-day', card } },
    token,
    createHeaders(),
  );
  const contract_id = day.contract?.id ?? '';
  const all = await call(getInvoices, { query: { count: true } }, token);
  expect([all.totalCount, all.entries.map((invoice) => invoice.contract_id)]).toEqual([
    2,
    [contract_id, ticket.contract?.id],
  ]);
  const own = await call(getInvoices, { query: { contract_id, count: true } }, token);
  expect([own.totalCount, own.entries.map((invoice) => invoice.contract_id)]).toEqual([1, [contract_id]]);
  const other = await createAccount();
  expect((await call(getInvoices, { query: { contract_id } }, other.token)).entries).toEqual([]);
});
