import { randomUUID } from 'node:crypto';
import {
  cancelContract,
  checkoutSubscription,
  deleteCreditCard,
  getContract,
  getCreditCard,
  getInvoices,
  listContracts,
  resumeContract,
  saveCreditCard,
} from '@touchline/contract';
import { eq, isNull } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { users } from '../database/account-tables.ts';
import { cards, contracts, invoices, orders } from '../database/commerce-tables.ts';
import { FakeProvider } from '../testing/fake-provider.ts';
import { openShopDatabase, type ShopDatabase } from '../testing/test-shop.ts';
import { loadEntitlements } from './entitlement.ts';

const dayMs = 86_400_000;
let shopDatabase: ShopDatabase;
beforeAll(async () => {
  shopDatabase = await openShopDatabase();
});
beforeEach(() => shopDatabase.clear());

/** Creates a viewer with a new contract. */
async function createSubscriber(card = 'ok', productId = 'nordic-month') {
  const provider = new FakeProvider();
  const shop = shopDatabase.open(provider);
  const userId = randomUUID();
  await shopDatabase.newUser(userId);
  const body = { subscription_id: productId, card: { token: card } };
  const purchase = await shop.call(checkoutSubscription, { body }, userId, { 'idempotency-key': randomUUID() });
  const id = purchase.contract?.id ?? '';
  const readContract = () => shop.call(getContract, { params: { id } }, userId);
  const order = async () => {
    const [row] = await shopDatabase.database.select().from(orders).where(eq(orders.contractId, id));
    if (!row) throw new Error('no order');
    return row;
  };
  const getEntitlement = loadEntitlements(shopDatabase.database, shop.commerce.now, (id) => id);
  const hasAccess = async () => (await getEntitlement({ userId })).identities.has('nordic-men');
  return { provider, shop, userId, id, read: readContract, order, opens: hasAccess, bought: purchase };
}

const countDaysLeft = (end: string | undefined, now: number) => Math.round((Date.parse(end ?? '') - now) / dayMs);

test('a subscription renews a day before its end without a gap, with one charge and invoice per period', async () => {
  const { shop, provider, read, opens, userId } = await createSubscriber();
  const start = shop.commerce.now();
  const end = Date.parse((await read()).end_date ?? '');
  shopDatabase.advanceClock(end - start - 2 * dayMs);
  await shop.clock.tick();
  expect(provider.charges.size).toBe(1);
  shopDatabase.advanceClock(dayMs + 1000);
  await shop.clock.tick();
  await shop.clock.tick();
  expect(provider.charges.size).toBe(2);
  const renewedContract = await read();
  expect(renewedContract).toMatchObject({ status: 'active', last_payment: { status: 'APPROVED' } });
  expect(Date.parse(renewedContract.end_date ?? '') - end).toBeGreaterThan(27 * dayMs);
  shopDatabase.advanceClock(2 * dayMs);
  expect(await opens()).toBe(true);
  const { entries } = await shop.call(getInvoices, { query: {} }, userId);
  expect(entries.map(({ amount, status }) => [amount, status])).toEqual([
    ['9.99', 'paid'],
    ['9.99', 'paid'],
  ]);
});

test('after two days without a server, an overdue renewal is charged once, and pays until the next month’s day', async () => {
  const lateSubscriber = await createSubscriber();
  shopDatabase.advanceClock(
    Date.parse((await lateSubscriber.read()).end_date ?? '') - lateSubscriber.shop.commerce.now() + 2 * dayMs,
  );
  expect(await lateSubscriber.opens()).toBe(false);
  const restartedShop = shopDatabase.open(lateSubscriber.provider);
  await restartedShop.clock.tick();
  await restartedShop.clock.tick();
  expect(lateSubscriber.provider.charges.size).toBe(2);
  expect(countDaysLeft((await lateSubscriber.read()).end_date, lateSubscriber.shop.commerce.now())).toBeGreaterThan(25);
});

test('after more than three days without a server, an overdue renewal is not charged', async () => {
  const { shop, provider, read } = await createSubscriber();
  shopDatabase.advanceClock(Date.parse((await read()).end_date ?? '') - shop.commerce.now() + 4 * dayMs);
  await shopDatabase.open(provider).clock.tick();
  expect([(await read()).status, provider.charges.size]).toEqual(['expired', 1]);
});

test('after two declined renewals, a subscription stays valid until its end', async () => {
  const { shop, provider, read, opens, userId } = await createSubscriber();
  await shopDatabase.database.update(cards).set({ id: 'declined-card_expired' }).where(eq(cards.userId, userId));
  const remainingMs = Date.parse((await read()).end_date ?? '') - shop.commerce.now();
  shopDatabase.advanceClock(remainingMs - dayMs + 1000);
  await shop.clock.tick();
  await shop.clock.tick();
  expect(provider.requestCounts.size).toBe(2);
  expect(await read()).toMatchObject({ status: 'active', last_payment: { status: 'DECLINED' } });
  shopDatabase.advanceClock(dayMs / 2);
  await shop.clock.tick();
  await shop.clock.tick();
  expect([provider.requestCounts.size, await opens()]).toEqual([3, true]);
  shopDatabase.advanceClock(dayMs);
  await shop.clock.tick();
  expect([(await read()).status, await opens(), provider.requestCounts.size]).toEqual(['expired', false, 3]);
  expect(shop.messages.at(-1)).toMatchObject({ userId, status: 'expired', productId: 'nordic-month' });
});

test('a subscription without a card ends, and a deleted card is deleted at the provider after an outage', async () => {
  const { shop, provider, read, userId } = await createSubscriber();
  provider.isDown = true;
  await shop.call(deleteCreditCard, {}, userId);
  expect(await shop.call(getCreditCard, {}, userId)).toBeNull();
  provider.isDown = false;
  await shop.clock.tick();
  expect(provider.forgottenCardIds).toEqual(['card-of-ok']);
  for (let step = 0; step < 4; step++) {
    shopDatabase.advanceClock(
      Date.parse((await read()).end_date ?? '') - shop.commerce.now() - dayMs + step * (dayMs / 2) + 1000,
    );
    await shop.clock.tick();
  }
  expect([(await read()).status, provider.charges.size]).toEqual(['expired', 1]);
});

test('cards that the provider fails to delete do not delay the deletion of others', async () => {
  const { shop, provider } = await createSubscriber();
  const createLeftover = (id: string) => ({
    id,
    userId: null,
    brand: 'Visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2031,
  });
  const addedAt = new Date(shop.commerce.now());
  await shopDatabase.database
    .insert(cards)
    .values(['kept', 'let go'].map((id) => ({ ...createLeftover(id), addedAt })));
  const forget = provider.forgetCard.bind(provider);
  vi.spyOn(provider, 'forgetCard').mockImplementation(async (id) => {
    if (id === 'kept') throw new Error('not deleted');
    await forget(id);
  });
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  await shop.clock.tick();
  errors.mockRestore();
  expect(provider.forgottenCardIds).toEqual(['let go']);
  const remainingOrders = await shopDatabase.database.select({ id: cards.id }).from(cards).where(isNull(cards.userId));
  expect(remainingOrders).toEqual([{ id: 'kept' }]);
});

test('a canceled subscription gives access until its end without a charge, and a resumed subscription renews', async () => {
  const { shop, provider, read, opens, userId, id } = await createSubscriber();
  const act = { body: { platform: 'web' as const, id } };
  for (let attemptIndex = 0; attemptIndex < 2; attemptIndex++)
    expect(await shop.call(cancelContract, act, userId)).toMatchObject({ status: 'canceled', auto_renew: false });
  const listContractIds = async (query: { active?: boolean; canceled?: boolean }) =>
    (await shop.call(listContracts, { query }, userId)).entries.length;
  expect([
    await listContractIds({}),
    await listContractIds({ active: true }),
    await listContractIds({ active: true, canceled: false }),
  ]).toEqual([1, 1, 0]);
  expect(await shop.call(resumeContract, { body: { id } }, userId)).toMatchObject({
    status: 'active',
    auto_renew: true,
  });
  await shop.call(cancelContract, act, userId);
  shopDatabase.advanceClock(Date.parse((await read()).end_date ?? '') - shop.commerce.now() - 1000);
  await shop.clock.tick();
  expect([await opens(), provider.charges.size]).toEqual([true, 1]);
  shopDatabase.advanceClock(2000);
  expect(await opens()).toBe(false);
  await expect(shop.call(resumeContract, { body: { id } }, userId)).rejects.toMatchObject({ code: 'not_resumable' });
  await shop.clock.tick();
  expect((await read()).status).toBe('expired');
});

test('a subscription that does not renew can be canceled, but not resumed', async () => {
  const { shop, userId, id } = await createSubscriber('ok', 'nordic-day');
  expect(await shop.call(cancelContract, { body: { platform: 'web', id } }, userId)).toMatchObject({
    status: 'active',
  });
  shopDatabase.advanceClock(25 * 3_600_000);
  await expect(shop.call(resumeContract, { body: { id } }, userId)).rejects.toMatchObject({ code: 'not_resumable' });
});

test('buying an ended subscription again sends the messages expired, pending and active', async () => {
  const { shop, userId, id, read } = await createSubscriber();
  await shop.call(cancelContract, { body: { platform: 'web', id } }, userId);
  shopDatabase.advanceClock(Date.parse((await read()).end_date ?? '') - shop.commerce.now() + 1000);
  shop.messages.length = 0;
  const body = { subscription_id: 'nordic-month', card: { token: 'ok' } };
  await shop.call(checkoutSubscription, { body }, userId, { 'idempotency-key': randomUUID() });
  expect(shop.messages.map(({ status }) => status)).toEqual(['expired', 'pending', 'active']);
  expect(shop.messages[0]).toMatchObject({ userId, contractId: id });
});

test('a renewal that is charged after the cancellation is refunded, and does not extend the contract', async () => {
  const { shop, provider, read, userId, id } = await createSubscriber();
  const end = (await read()).end_date;
  shopDatabase.advanceClock(Date.parse(end ?? '') - shop.commerce.now() - dayMs + 1000);
  provider.failNext('crash after');
  void shop.clock.tick();
  await vi.waitFor(() => expect(provider.charges.size).toBe(2));
  const restartedShop = shopDatabase.open(provider);
  await restartedShop.call(cancelContract, { body: { platform: 'web', id } }, userId);
  await restartedShop.clock.tick(true);
  expect([...provider.charges.values()].map(({ isRefunded }) => isRefunded)).toEqual([false, true]);
  expect(await read()).toMatchObject({ status: 'canceled', end_date: end });
});

test('a refund ends the access, and marks the invoice as refunded', async () => {
  const { shop, provider, order, opens, userId, read } = await createSubscriber();
  const { id, chargeId } = await order();
  await provider.refund({ id: chargeId ?? '' });
  const message = { id: 'message-1', type: 'charge.refunded', charge: chargeId, reference: id };
  expect([await shop.deliver(message), await shop.deliver(message)]).toEqual([200, 200]);
  expect([await opens(), (await read()).status]).toEqual([false, 'expired']);
  const { entries } = await shop.call(getInvoices, { query: {} }, userId);
  expect(entries.map(({ status }) => status)).toEqual(['refunded']);
});

test('the refund of an early renewal removes only the renewed period', async () => {
  const { shop, provider, read, opens, id, userId } = await createSubscriber();
  const end = (await read()).end_date ?? '';
  shopDatabase.advanceClock(Date.parse(end) - shop.commerce.now() - dayMs + 1000);
  await shop.clock.tick();
  const paidOrders = await shopDatabase.database
    .select()
    .from(orders)
    .where(eq(orders.contractId, id))
    .orderBy(orders.addedAt);
  const refundOrder = async (order: (typeof paidOrders)[number] | undefined) => {
    await provider.refund({ id: order?.chargeId ?? '' });
    const message = { id: 'message-3', type: 'charge.refunded', charge: order?.chargeId, reference: order?.id };
    expect([await shop.deliver(message), await shop.deliver(message)]).toEqual([200, 200]);
  };
  expect(Date.parse((await read()).end_date ?? '')).toBeGreaterThan(Date.parse(end));
  await refundOrder(paidOrders[1]);
  expect(await read()).toMatchObject({ status: 'canceled', end_date: end, auto_renew: false });
  expect(shop.messages.at(-1)).toMatchObject({ userId, contractId: id, status: 'canceled' });
  await shop.clock.tick();
  expect([await opens(), provider.charges.size]).toEqual([true, 2]);
  shopDatabase.advanceClock(dayMs / 2);
  await refundOrder(paidOrders[0]);
  expect([await opens(), (await read()).status]).toEqual([false, 'expired']);
});

test('a renewal that was declined twice is charged after the viewer saves another card', async () => {
  const { shop, provider, read, userId } = await createSubscriber();
  await shopDatabase.database.update(cards).set({ id: 'declined-card_expired' }).where(eq(cards.userId, userId));
  const end = Date.parse((await read()).end_date ?? '');
  for (const remainingMs of [dayMs - 1000, dayMs / 2 - 1000]) {
    shopDatabase.advanceClock(end - remainingMs - shop.commerce.now());
    await shop.clock.tick();
  }
  await shop.clock.tick();
  expect([provider.requestCounts.size, (await read()).end_date]).toEqual([3, new Date(end).toISOString()]);
  await shop.call(saveCreditCard, { body: { card: { token: 'another' } } }, userId);
  await shop.clock.tick();
  expect(Date.parse((await read()).end_date ?? '')).toBeGreaterThan(end + 27 * dayMs);
});

test('a due renewal is charged, even if a thousand contracts end before it', async () => {
  const { shop, provider, read, id } = await createSubscriber();
  const [viewerContract] = await shopDatabase.database.select().from(contracts).where(eq(contracts.id, id));
  if (!viewerContract?.endsAt) throw new Error('no contract');
  const end = viewerContract.endsAt.getTime();
  // These contracts end first, but their next attempt is due only half a day before the end.
  const earlierContracts = Array.from({ length: 1_050 }, (_, index) => ({
    ...viewerContract,
    id: randomUUID(),
    productId: `product-${index}`,
    renewalTries: 1,
    endsAt: new Date(end - 6 * 3_600_000 - (index % 7)),
  }));
  await shopDatabase.database.insert(contracts).values(earlierContracts);
  shopDatabase.advanceClock(end - shop.commerce.now() - dayMs + 1000);
  await shop.clock.tick();
  expect(provider.charges.size).toBe(2);
  expect(Date.parse((await read()).end_date ?? '')).toBeGreaterThan(end);
});

test('many orders that stay open do not delay others', async () => {
  const { shop, provider, order } = await createSubscriber('3ds');
  const latestOrder = await order();
  const earlierContracts = Array.from({ length: 230 }, (_, index) => ({
    ...latestOrder,
    id: randomUUID(),
    contractId: null,
    key: null,
    addedAt: new Date(latestOrder.addedAt.getTime() - 1 - (index % 7)),
  }));
  await shopDatabase.database.insert(orders).values(earlierContracts);
  for (const { id } of earlierContracts)
    await provider.charge({ reference: id, source: '3ds', amount: '1', currency: 'EUR', storesCard: false });
  provider.answerBank(latestOrder.id, true);
  shopDatabase.advanceClock(2000);
  const dateNow = vi.spyOn(Date, 'now');
  for (let seconds = 2; (await order()).state === 'waiting' && seconds < 8; seconds += 2) {
    dateNow.mockReturnValue(performance.timeOrigin + performance.now() + seconds * 1000);
    await shop.clock.tick();
  }
  dateNow.mockRestore();
  expect((await order()).state).toBe('approved');
});

test('forged, old and future messages, and messages about other or unknown orders, have no effect', async () => {
  const { shop, provider, order } = await createSubscriber('3ds');
  const { id } = await order();
  provider.answerBank(id, true);
  const message = { id: 'message-2', type: 'charge.approved', charge: 'charge', reference: id };
  expect(await shop.deliver(message, Date.now(), 'another secret')).toBe(401);
  expect(await shop.deliver(message, Date.now() - 6 * 60_000)).toBe(401);
  expect(await shop.deliver(message, Date.now() + 6 * 60_000)).toBe(401);
  expect((await order()).state).toBe('waiting');
  expect(await shop.deliver({ ...message, reference: 'nothing' })).toBe(200);
  for (const malformedMessage of [
    { hello: 'there' },
    { ...message, reference: 'a\0b' },
    { ...message, reference: 'x'.repeat(9000) },
  ])
    expect(await shop.deliver(malformedMessage)).toBe(400);
  provider.isDown = true;
  expect(await shop.deliver(message)).toBe(503);
  provider.isDown = false;
  expect(await shop.deliver(message)).toBe(200);
  expect((await order()).state).toBe('approved');
  // The backend ignores the message's type, and requests the charge from the provider.
  expect(await shop.deliver({ ...message, type: 'charge.declined' })).toBe(200);
  expect((await order()).state).toBe('approved');
});

test('a deleted account’s open payment is refunded, and its invoices stay without a user', async () => {
  const { shop, provider, order, userId } = await createSubscriber('3ds');
  const { id } = await order();
  await shopDatabase.database.delete(users).where(eq(users.id, userId));
  provider.answerBank(id, true);
  await shop.clock.tick(true);
  const [row] = await shopDatabase.database.select().from(orders).where(eq(orders.id, id));
  expect([row?.state, row?.userId, provider.charges.get(id)?.isRefunded]).toEqual(['returned', null, true]);
  // The refunded charge's card has no owner, so the provider deletes it.
  expect(provider.forgottenCardIds).toEqual(['card-of-3ds']);

  const otherSubscriber = await createSubscriber();
  await shopDatabase.database.delete(users).where(eq(users.id, otherSubscriber.userId));
  await otherSubscriber.shop.clock.tick();
  expect(otherSubscriber.provider.forgottenCardIds).toEqual(['card-of-ok']);
  const storedInvoices = await shopDatabase.database
    .select()
    .from(invoices)
    .where(eq(invoices.title, 'Nordic month pass'));
  expect(storedInvoices.some(({ userId: owner }) => owner === null)).toBe(true);
});

test('a slow provider is asked about five orders at a time, and a tick leaves the rest to later ticks', async () => {
  const provider = new FakeProvider();
  const shop = shopDatabase.open(provider);
  for (let viewerIndex = 0; viewerIndex < 12; viewerIndex += 1) {
    const userId = randomUUID();
    await shopDatabase.newUser(userId);
    const body = { subscription_id: 'nordic-month', card: { token: '3ds' } };
    await shop.call(checkoutSubscription, { body }, userId, { 'idempotency-key': randomUUID() });
  }
  let timeMs = Date.now();
  const nowSpy = vi.spyOn(Date, 'now').mockImplementation(() => timeMs);
  onTestFinished(() => nowSpy.mockRestore());
  const requests: string[] = [];
  let inFlightCount = 0;
  let maxPending = 0;
  provider.getCharge = async (reference) => {
    requests.push(reference);
    inFlightCount += 1;
    maxPending = Math.max(maxPending, inFlightCount);
    await new Promise(setImmediate);
    inFlightCount -= 1;
    timeMs += 2_000;
    throw new Error('no answer');
  };
  await shop.clock.tick();
  expect(maxPending).toBe(5);
  expect(requests.length).toBeLessThan(12);
  for (let round = 0; round < 3; round += 1) await shop.clock.tick();
  expect(new Set(requests).size).toBe(12);
});
