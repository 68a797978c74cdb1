import { randomUUID } from 'node:crypto';
import {
  buyTicketByStoredCard,
  cancelContract,
  checkoutSubscription,
  checkoutTicket,
  getPaymentStatus,
  getSubscription,
  getSubscriptions,
  listContracts,
  resumeContract,
} from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { orders } from '../database/commerce-tables.ts';
import { createAccount } from '../testing/test-account.ts';
import { call, post, provider, testBackend } from '../testing/test-backend.ts';

/** A match with a ticket, which is live when the world starts. */
const match = 'tur-tam-d2-0';
const createHeaders = (key: string = randomUUID()) => ({ 'idempotency-key': key, origin: 'https://elsewhere.example' });

function subscribe(
  token: string,
  id: string,
  { card = 'ok', key, anyway }: { card?: string; key?: string; anyway?: true } = {},
) {
  const body = {
    subscription_id: id,
    card: { token: card },
    even_if_covered: anyway,
    return_url: '/payment/processing/',
  };
  return call(checkoutSubscription, { body }, token, createHeaders(key));
}
const getRefusal = (request: Promise<unknown>) =>
  request.then(
    () => 'done',
    ({ status, code }: { status: number; code: string }) => `${status} ${code}`,
  );
const getContracts = async (token: string) =>
  Object.fromEntries(
    (await call(listContracts, { query: {} }, token)).entries.map(
      (contract) => [contract.product_id, contract] as const,
    ),
  );

async function getCharges(key: string) {
  const { commerce } = await testBackend();
  const [order] = await commerce.database.select().from(orders).where(eq(orders.key, key));
  if (!order) throw new Error('no such order');
  return { order, charge: provider.charges.get(order.id) };
}

beforeEach(() => {
  provider.isDown = false;
  provider.failNext(undefined);
});

test('parts of a bought season are refused as covered, unless the viewer confirms the purchase', async () => {
  const { token } = await createAccount();
  await subscribe(token, 'nordic-season');
  const chargesBefore = provider.charges.size;
  for (const id of ['nordic-day', 'nordic-women-pass', 'nordic-month'])
    expect([id, await getRefusal(subscribe(token, id))]).toEqual([id, '409 already_covered']);
  const ticket = call(checkoutTicket, { body: { event_id: match, card: { token: 'ok' } } }, token, createHeaders());
  expect(await getRefusal(ticket)).toBe('409 already_covered');
  expect(provider.charges.size, 'refused purchases make no charge').toBe(chargesBefore);
  expect(await getRefusal(subscribe(token, 'verdant-month'))).toBe('done');
  expect((await subscribe(token, 'nordic-day', { anyway: true })).status).toBe('APPROVED');
});

test('a ticket is refused to a subscriber as covered, and to its owner as owned', async () => {
  const { token } = await createAccount();
  const buy = () => call(buyTicketByStoredCard, { body: { event_id: match } }, token, createHeaders());
  await subscribe(token, 'nordic-day');
  expect(await getRefusal(buy())).toBe('409 already_covered');
  const body = { event_id: match, even_if_covered: true };
  expect((await call(buyTicketByStoredCard, { body }, token, createHeaders())).status).toBe('APPROVED');
  expect(await getRefusal(buy())).toBe('409 already_owned');
});

test('only a longer and wider subscription ends the renewal of a narrower one; the narrower access stays', async () => {
  const { token } = await createAccount();
  await subscribe(token, 'nordic-women-pass');
  await subscribe(token, 'nordic-day');
  expect((await getContracts(token))['nordic-women-pass']).toMatchObject({ status: 'active', auto_renew: true });
  await subscribe(token, 'nordic-season');
  const { 'nordic-women-pass': women, 'nordic-season': season } = await getContracts(token);
  expect(women).toMatchObject({ status: 'canceled', auto_renew: false });
  expect(Date.parse(women?.end_date ?? '')).toBeGreaterThan(Date.now());
  expect(season).toMatchObject({ status: 'active' });
});

test('a yearly subscription ends the renewal of a monthly one with the same contents, and its refund restores the renewal', async () => {
  const { token } = await createAccount();
  await subscribe(token, 'nordic-month');
  await subscribe(token, 'nordic-season');
  const { 'nordic-month': month, 'nordic-season': season } = await getContracts(token);
  expect([month, season]).toMatchObject([
    { status: 'canceled', auto_renew: false },
    { status: 'active', auto_renew: false },
  ]);
  await post('/__world', { refund: season?.id });
  const { 'nordic-month': monthAfter, 'nordic-season': seasonAfter } = await getContracts(token);
  expect(monthAfter).toMatchObject({ status: 'active', auto_renew: true, end_date: month?.end_date });
  expect(seasonAfter).toMatchObject({ status: 'expired' });
});

test('a refund does not restore a renewal that the viewer canceled, or whose contents another purchase now covers', async () => {
  const { token } = await createAccount();
  await subscribe(token, 'nordic-women-pass');
  await subscribe(token, 'nordic-month');
  await subscribe(token, 'nordic-season');
  const { 'nordic-women-pass': women, 'nordic-month': month, 'nordic-season': season } = await getContracts(token);
  await call(resumeContract, { body: { id: month?.id ?? '' } }, token);
  await call(cancelContract, { body: { platform: 'web', id: month?.id ?? '' } }, token);
  await post('/__world', { refund: season?.id });
  expect((await getContracts(token))['nordic-month']).toMatchObject({ status: 'canceled' });
  await subscribe(token, 'nordic-season');
  await post('/__world', { refund: month?.id });
  expect((await getContracts(token))['nordic-women-pass']).toMatchObject({ id: women?.id, status: 'canceled' });
});

test('an order is declined and refunded if another purchase covers its product before the bank’s answer', async () => {
  const { token } = await createAccount();
  const key = randomUUID();
  expect((await subscribe(token, 'nordic-day', { card: '3ds', key })).status).toBe('PENDING');
  await subscribe(token, 'nordic-season');
  provider.answerBank((await getCharges(key)).order.id, true);
  const { commerceClock } = await testBackend();
  await commerceClock.tick(true);
  const status = await call(getPaymentStatus, { params: { id: key } }, token);
  expect(status).toMatchObject({ status: 'DECLINED', decline_reason: 'already_covered' });
  const { order, charge } = await getCharges(key);
  expect([order.state, charge?.isRefunded]).toEqual(['returned', true]);
  expect((await getContracts(token))['nordic-day']).toBeUndefined();
});

test('an order for contents that the viewer already has is charged if the viewer confirmed it', async () => {
  const { token } = await createAccount();
  await subscribe(token, 'nordic-season');
  const key = randomUUID();
  await subscribe(token, 'nordic-day', { card: '3ds', key, anyway: true });
  provider.answerBank((await getCharges(key)).order.id, true);
  const { commerceClock } = await testBackend();
  await commerceClock.tick(true);
  expect(await call(getPaymentStatus, { params: { id: key } }, token)).toMatchObject({ status: 'APPROVED' });
});

test('is_active of a product means that it is on sale, even for its owner', async () => {
  const { token } = await createAccount();
  await subscribe(token, 'nordic-month');
  const { entries } = await call(getSubscriptions, { query: { size: 99, 'identities.id': ['nordic-men'] } }, token);
  expect(entries.map(({ is_active }) => is_active)).toEqual(entries.map(() => true));
  const upcomingPass = await call(getSubscription, { params: { id: 'nordic-playoffs-pass' } }, token);
  expect(upcomingPass.is_active).toBe(false);
});
