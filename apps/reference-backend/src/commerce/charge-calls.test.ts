import {
  buyTicketByStoredCard,
  cancelOrder,
  cancelContract,
  checkoutTicket,
  getCreditCard,
  getEvent,
  getInvoices,
  getPpvTickets,
  getSubscriptions,
  subscribeByStoredCard,
  userPurchaseStatus,
} from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { events } from '../database/schema.ts';
import {
  buyTicket,
  createHeaders,
  createKey,
  getContracts,
  getOrder,
  getOutcome,
  getStatus,
  hasAccess,
  match,
  subscribe,
} from '../testing/purchases.ts';
import { createAccount } from '../testing/test-account.ts';
import { call, post, provider, testBackend } from '../testing/test-backend.ts';
import { CommerceClock } from './commerce-clock.ts';

beforeEach(() => {
  provider.isDown = false;
  provider.failNext(undefined);
});

test('a bought ticket opens only its match, stores the card, and creates an invoice', async () => {
  const { token } = await createAccount();
  expect(await hasAccess(token)).toEqual([false, false]);
  const { status, contract } = await buyTicket(token, 'ok');
  expect(status).toBe('APPROVED');
  expect(contract).toMatchObject({ status: 'active', access_model: 'ppv', event_id: match, auto_renew: false });
  expect(contract?.last_payment).toMatchObject({ amount: '5.99', currency: 'EUR', status: 'APPROVED' });
  expect(await hasAccess(token)).toEqual([true, true]);
  expect(await hasAccess(token, 'rvk-lul-cup-d4-0')).toEqual([false, false]);
  const { entries: tickets } = await call(getPpvTickets, { query: {} }, token);
  expect(tickets).toMatchObject([{ contract_id: contract?.id, event_id: match, is_active: true }]);
  expect(await call(getCreditCard, {}, token)).toEqual({ brand: 'Visa', last4: '4242', exp_month: 12, exp_year: 2031 });
  const { entries: bills } = await call(getInvoices, { query: {} }, token);
  expect(bills).toMatchObject([{ amount: '5.99', currency: 'EUR', status: 'paid' }]);
});

test('a subscription opens its events, and later purchases use the stored card', async () => {
  const { token } = await createAccount();
  expect(
    await getOutcome(
      call(subscribeByStoredCard, { body: { subscription_id: 'nordic-month' } }, token, createHeaders(createKey())),
    ),
  ).toBe('400 no_stored_card');
  await subscribe(token, 'ok', createKey(), 'verdant-academy-pass');
  expect(await hasAccess(token)).toEqual([false, false]);
  const purchase = await call(
    subscribeByStoredCard,
    { body: { subscription_id: 'nordic-month' } },
    token,
    createHeaders(createKey()),
  );
  expect(purchase).toMatchObject({ status: 'APPROVED', contract: { auto_renew: true, duration_units: 'month' } });
  expect([await hasAccess(token), await hasAccess(token, 'rvk-lul-cup-d4-0')]).toEqual([
    [true, true],
    [true, true],
  ]);
  const { entries } = await call(getSubscriptions, { query: { size: 99, 'identities.id': ['nordic-men'] } }, token);
  expect(entries.map(({ id }) => id)).toEqual(['nordic-month', 'nordic-season', 'nordic-day']);
});

test('requests with one key make one charge, even at the same time, and the order’s status can be read [fault-40]', async () => {
  const { token } = await createAccount();
  const key = createKey();
  const [firstCharge, secondCharge] = await Promise.all([buyTicket(token, 'ok', key), buyTicket(token, 'ok', key)]);
  const thirdCharge = await buyTicket(token, 'ok', key);
  expect(new Set([firstCharge, secondCharge, thirdCharge].map(({ contract }) => contract?.id)).size).toBe(1);
  expect(thirdCharge.status).toBe('APPROVED');
  expect(provider.requestCounts.get((await getOrder(key)).id)).toBe(1);
  expect(await getStatus(token, key)).toMatchObject({ status: 'APPROVED', contract: { id: firstCharge.contract?.id } });
});

test('a key is refused with another body or an invalid format, and is unknown for another viewer', async () => {
  const [{ token }, otherAccount] = [await createAccount(), await createAccount()];
  const key = createKey();
  await buyTicket(token, 'declined-insufficient_funds', key);
  expect(await getOutcome(buyTicket(token, 'another card', key))).toBe('409 idempotency_conflict');
  expect(await getOutcome(getStatus(otherAccount.token, key))).toBe('404 not_found');
  expect((await buyTicket(otherAccount.token, 'ok', key)).status).toBe('APPROVED');
  for (const badKey of ['', 'short', 'x'.repeat(65), 'has blanks in it, too'])
    expect(await getOutcome(buyTicket(token, 'ok', badKey))).toBe('400 invalid_request');
});

const buyAtPrice = (token: string, amount: string, key = createKey(), currency?: string) =>
  call(
    checkoutTicket,
    { body: { event_id: match, card: { token: 'ok' }, price: { amount, currency } } },
    token,
    createHeaders(key),
  );

test('a price that differs from the shown price makes no charge and no order', async () => {
  const { token } = await createAccount();
  const countBefore = provider.requestCounts.size;
  const key = createKey();
  for (const [amount, currency] of [
    ['5.49', undefined],
    ['59.9', undefined],
    ['5.99', 'USD'],
  ] as const)
    expect(await getOutcome(buyAtPrice(token, amount, key, currency))).toBe('409 price_changed');
  expect(await getOutcome(buyAtPrice(token, '5,99'))).toBe('400 invalid_request');
  expect([provider.requestCounts.size, await getContracts(token), await getOutcome(getStatus(token, key))]).toEqual([
    countBefore,
    [],
    '404 not_found',
  ]);
  expect((await buyAtPrice(token, '5.990', createKey(), 'EUR')).status).toBe('APPROVED');
});

test('after a price change, a repeated request gets the same answer; the same key with another price gets a conflict', async () => {
  const [{ token }, otherAccount] = [await createAccount(), await createAccount()];
  const { commerce } = await testBackend();
  const setPrice = (price: string | null) =>
    commerce.database.update(events).set({ price }).where(eq(events.id, match));
  const [row] = await commerce.database.select().from(events).where(eq(events.id, match));
  onTestFinished(() => setPrice(row?.price ?? null).then(() => undefined));
  const key = createKey();
  const { contract } = await buyAtPrice(token, '5.99', key, 'EUR');
  await setPrice('6.99');
  expect(await buyAtPrice(token, '5.99', key, 'EUR')).toMatchObject({
    status: 'APPROVED',
    contract: { id: contract?.id },
  });
  expect(await getOutcome(buyAtPrice(token, '6.99', key, 'EUR'))).toBe('409 idempotency_conflict');
  expect(provider.requestCounts.get((await getOrder(key)).id)).toBe(1);
  expect(await getOutcome(buyAtPrice(otherAccount.token, '5.99'))).toBe('409 price_changed');
  expect((await buyAtPrice(otherAccount.token, '6.99')).contract?.last_payment).toMatchObject({ amount: '6.99' });
});

test.each(['insufficient_funds', 'card_expired', 'card_declined'])(
  'a subscription that is declined with %s creates no contract and no card',
  async (reason) => {
    const { token } = await createAccount();
    const key = createKey();
    const answer = await subscribe(token, `declined-${reason}`, key);
    expect(answer).toEqual({ status: 'DECLINED', decline_reason: reason });
    expect(await getStatus(token, key)).toMatchObject({ status: 'DECLINED', decline_reason: reason });
    expect(await getContracts(token)).toEqual([]);
    expect(await call(getCreditCard, {}, token)).toBeNull();
    expect((await subscribe(token, 'ok')).status).toBe('APPROVED');
  },
);

test('the bank’s page returns to the calling site, and the order is pending until it is paid', async () => {
  const { token } = await createAccount();
  const key = createKey();
  const charge = await buyTicket(token, '3ds', key);
  const { id } = await getOrder(key);
  expect(charge).toMatchObject({ status: 'PENDING', action_url: `https://bank.example/${id}` });
  expect(await getOutcome(buyTicket(token, 'ok'))).toBe('409 purchase_in_progress');
  expect(await hasAccess(token)).toEqual([false, false]);
  provider.answerBank(id, true);
  const { commerce, commerceClock } = await testBackend();
  commerce.lookedUpAtMs.clear();
  expect(await getStatus(token, charge.contract?.id ?? '')).toMatchObject({ status: 'APPROVED' });
  await commerceClock.tick(true);
  expect(await hasAccess(token)).toEqual([true, true]);
});

const cancel = (token: string, id: string) => call(cancelOrder, { body: { id } }, token);

test('a canceled order is voided at the provider first, and its product can be bought again', async () => {
  const { token } = await createAccount();
  const key = createKey();
  const charge = await buyTicket(token, '3ds', key);
  expect(charge.action_until).toBe('2040-01-01T00:00:00.000Z');
  const { id } = await getOrder(key);
  provider.isDown = true;
  expect(await getOutcome(cancel(token, key))).toBe('503 service_unavailable');
  provider.isDown = false;
  expect(await getStatus(token, key)).toMatchObject({ status: 'PENDING' });
  expect(await cancel(token, key)).toEqual({ status: 'DECLINED', decline_reason: 'canceled' });
  expect(provider.charges.get(id)?.status).toBe('declined');
  expect(await cancel(token, charge.contract?.id ?? '')).toMatchObject({ status: 'DECLINED' });
  provider.answerBank(id, true);
  expect(await getStatus(token, key)).toMatchObject({ status: 'DECLINED', decline_reason: 'canceled' });
  expect(await getContracts(token), 'the canceled order has no contract').toEqual([]);
  expect((await buyTicket(token, 'ok')).status).toBe('APPROVED');
});

test('canceling an open order is limited to ten attempts a minute', async () => {
  const { token } = await createAccount();
  const key = createKey();
  provider.failNext('lost before');
  await buyTicket(token, 'ok', key);
  const outcomes: string[] = [];
  for (let attemptIndex = 0; attemptIndex < 11; attemptIndex++) outcomes.push(await getOutcome(cancel(token, key)));
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'done'), '429 too_many_requests']);
});

test('canceling an order whose charge is approved reports it as paid', async () => {
  const { token } = await createAccount();
  const key = createKey();
  await buyTicket(token, '3ds', key);
  provider.answerBank((await getOrder(key)).id, true);
  expect(await cancel(token, key)).toMatchObject({ status: 'APPROVED', contract: { status: 'active' } });
  expect(await hasAccess(token)).toEqual([true, true]);
});

test('an order without a charge stays pending when canceled, and another viewer’s order is not found', async () => {
  const [{ token }, otherAccount] = [await createAccount(), await createAccount()];
  const key = createKey();
  provider.failNext('lost before');
  const { status, contract } = await buyTicket(token, 'ok', key);
  expect(status).toBe('PENDING');
  expect((await cancel(token, key)).status).toBe('PENDING');
  for (const id of [key, contract?.id ?? '']) {
    expect(await getOutcome(cancel(otherAccount.token, id))).toBe('404 not_found');
    expect(await getOutcome(getStatus(otherAccount.token, id))).toBe('404 not_found');
  }
});

test('canceling an order waits for its running charge request', async () => {
  const { token } = await createAccount();
  const key = createKey();
  const chargeStarted = Promise.withResolvers<void>();
  const charge = provider.charge.bind(provider);
  const chargeCall = vi.spyOn(provider, 'charge').mockImplementationOnce(async (request) => {
    await chargeStarted.promise;
    return charge(request);
  });
  onTestFinished(() => chargeCall.mockRestore());
  const pendingPayment = buyTicket(token, 'ok', key);
  await vi.waitFor(() => expect(chargeCall).toHaveBeenCalledOnce());
  const pendingCancel = cancel(token, key);
  // The status call shows that other requests do not wait.
  for (let attemptIndex = 0; attemptIndex < 2; attemptIndex++)
    expect(await getStatus(token, key)).toMatchObject({ status: 'PENDING' });
  chargeStarted.resolve();
  expect(await pendingCancel).toMatchObject({ status: 'APPROVED' });
  expect(await pendingPayment).toMatchObject({ status: 'APPROVED' });
});

test('another viewer’s stored card is refused as a token', async () => {
  const [owner, thief] = [await createAccount(), await createAccount()];
  await buyTicket(owner.token, 'theirs');
  const countBefore = provider.requestCounts.size;
  expect(await getOutcome(buyTicket(thief.token, 'card-of-theirs'))).toBe('400 invalid_request');
  expect([provider.requestCounts.size, await getContracts(thief.token)]).toEqual([countBefore, []]);
});

test('a refusal at the bank declines the payment', async () => {
  const { token } = await createAccount();
  const key = createKey();
  await buyTicket(token, '3ds', key);
  provider.answerBank((await getOrder(key)).id, false);
  const { commerceClock } = await testBackend();
  await commerceClock.tick(true);
  expect(await getStatus(token, key)).toMatchObject({ status: 'DECLINED', decline_reason: 'authentication_failed' });
});

test('a charge whose response is lost is looked up, and not repeated [fault-40]', async () => {
  const { token } = await createAccount();
  const key = createKey();
  provider.failNext('lost after');
  expect((await buyTicket(token, 'ok', key)).status).toBe('APPROVED');
  expect(provider.requestCounts.get((await getOrder(key)).id)).toBe(1);
});

test('while the provider is unavailable, an order without a charge is declined after a time limit', async () => {
  const { token } = await createAccount();
  const key = createKey();
  provider.isDown = true;
  const answer = await buyTicket(token, 'ok', key);
  expect([answer.status, answer.action_url, answer.contract?.status]).toEqual(['PENDING', undefined, 'pending']);
  provider.isDown = false;
  const { commerceClock, commerce } = await testBackend();
  await commerceClock.tick(true);
  expect((await getStatus(token, key)).status).toBe('PENDING');
  const laterCommerce = { ...commerce, now: () => commerce.now() + 31_000 };
  await new CommerceClock(laterCommerce).tick(true);
  expect(await getStatus(token, key)).toMatchObject({ status: 'DECLINED', decline_reason: 'provider_unavailable' });
});

test('a product that the viewer owns is refused, and so is the ticket of a match that a subscription opens', async () => {
  const { token } = await createAccount();
  await subscribe(token, 'ok');
  expect(await getOutcome(subscribe(token, 'ok'))).toBe('409 already_owned');
  expect(await getOutcome(buyTicket(token, 'ok'))).toBe('409 already_covered');
  const [contract] = await getContracts(token);
  await call(cancelContract, { body: { platform: 'web', id: contract?.id ?? '' } }, token);
  expect(await getOutcome(subscribe(token, 'ok'))).toBe('409 already_owned');
});

test.each([
  ['a free match', 'tra-osl-d0-0', '404 not_found'],
  ['a match for subscribers only', 'rvk-lul-cup-d4-0', '404 not_found'],
  ['an unknown match', 'nothing', '404 not_found'],
])('a ticket for %s cannot be bought', async (_, id, code) => {
  const { token } = await createAccount();
  expect(await getOutcome(buyTicket(token, 'ok', createKey(), id))).toBe(code);
  const purchase = call(buyTicketByStoredCard, { body: { event_id: id } }, token, createHeaders(createKey()));
  expect(await getOutcome(purchase)).toBe('400 no_stored_card');
});

test('a purchase before the start or after the end of its offer is refused', async () => {
  const { token } = await createAccount();
  expect(await getOutcome(subscribe(token, 'ok', createKey(), 'nordic-playoffs-pass'))).toBe('404 not_found');
  expect(await getOutcome(subscribe(token, 'ok', createKey(), 'nothing'))).toBe('404 not_found');
});

test('the viewer’s room receives each payment’s status, and a purchase after ten declined cards is refused with 429', async () => {
  const { token, id: userId } = await createAccount();
  const backend = await testBackend();
  const messages: unknown[] = [];
  backend.publishTo({
    send: (message, payload) => void (message.name === userPurchaseStatus.name && messages.push(payload)),
    sessionsEnded: () => undefined,
  });
  const outcomes: string[] = [];
  for (let attemptIndex = 0; attemptIndex < 11; attemptIndex++)
    outcomes.push(await getOutcome(subscribe(token, 'declined-card_declined')));
  backend.publishTo({ send: () => undefined, sessionsEnded: () => undefined });
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'done'), '429 too_many_requests']);
  // The room also receives the pending status, because the same form may be open on other devices.
  expect(messages.slice(0, 2)).toMatchObject(
    ['pending', 'declined'].map((status) => ({ userId, status, productId: 'nordic-month' })),
  );
});

test('cards whose bank asks a question count towards the limit of declined cards', async () => {
  const { token } = await createAccount();
  const products = ['nordic-month', 'nordic-season', 'nordic-day', 'nordic-women-pass', 'verdant-month'].concat([
    'verdant-season',
    'verdant-academy-pass',
    'galil-month',
    'galil-season',
    'galil-women-pass',
    'adria-month',
  ]);
  const outcomes: string[] = [];
  for (const id of products) outcomes.push(await getOutcome(subscribe(token, '3ds', createKey(), id)));
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'done'), '429 too_many_requests']);
});

test('a bought match’s stream addresses work for the buyer until the contract ends, and forged addresses never work', async () => {
  const { token } = await createAccount();
  const { app } = await testBackend();
  const getStreamStatus = async (address: string) => (await app.request(address)).status;
  const now = Date.now();
  expect(await getStreamStatus(`/media/live/${match}/hd.m3u8?start=${now - 3_600_000}`)).toBe(403);
  expect(await getStreamStatus(`/media/recording/${match}/hd.m3u8`)).toBe(403);
  expect(await getStreamStatus(`/media/recording/${match}/10000-20000.mp4`)).toBe(403);
  const { contract } = await buyTicket(token, 'ok');
  const { source } = await call(getEvent, { params: { id: match } }, token);
  const address = source?.hd ?? '';
  const eventAfter = await call(getEvent, { params: { id: match } }, token);
  expect(eventAfter.source?.hd, 'a changed address would restart the player').toBe(address);
  const masterPlaylist = await app.request(address);
  expect(masterPlaylist.status).toBe(200);
  const [part = ''] = (await masterPlaylist.text())
    .split('\n')
    .filter((line) => line.endsWith('m3u8') || line.includes('index.m3u8?'));
  expect(
    await getStreamStatus(new URL(part, `http://host${address}`).pathname + new URL(address, 'http://host').search),
  ).toBe(200);
  expect(await getStreamStatus(address.replace(/~[^~/]*\//, '~user-viewer~AAAAAAAAAAAAAAAAAAAAAA/'))).toBe(403);
  expect(await getStreamStatus(address.replace(match, 'rvk-lul-cup-d4-0'))).toBe(403);
  await post('/__world', { refund: contract?.id });
  const laterMs = Date.now() + 1100;
  const nowSpy = vi.spyOn(Date, 'now').mockReturnValue(laterMs);
  onTestFinished(() => nowSpy.mockRestore());
  expect(await getStreamStatus(address)).toBe(403);
});
