import { expect, onTestFinished, test, vi } from 'vitest';
import { createHttpProvider } from './http-provider.ts';
import { ChargeRefused } from './provider.ts';

const provider = createHttpProvider({
  url: 'https://pay.example',
  secretKey: 'sk',
  webhookUrl: 'https://us.example/hook',
});
const chargeRequest = {
  reference: 'order-1',
  source: 'tok',
  amount: '5.99',
  currency: 'EUR',
  storesCard: false,
  returnUrl: 'https://us.example/',
};
const charge = {
  id: 'ch_1',
  reference: 'order-1',
  status: 'approved',
  amount: '5.99',
  refunded: '0',
  card: { id: 'card_1', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 },
};

/** Sets the provider's answer. */
function setAnswer(status: number, body: unknown) {
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    fetchSpy.mockRestore();
    log.mockRestore();
  });
  return { fetchSpy, log };
}
const createFailureBody = (code: string) => ({ error: { code, message: 'no' } });

test('a charge request has the order’s id as its key, and the addresses for messages and for the viewer’s return', async () => {
  const { fetchSpy } = setAnswer(201, charge);
  expect(await provider.charge(chargeRequest)).toMatchObject({ id: 'ch_1', status: 'approved', isRefunded: false });
  const [address, init] = fetchSpy.mock.calls[0] ?? [];
  expect([address, init?.method, init?.headers]).toMatchObject([
    'https://pay.example/v1/charges',
    'POST',
    { 'idempotency-key': 'order-1', authorization: 'Bearer sk' },
  ]);
  expect(JSON.parse(String(init?.body))).toMatchObject({
    reference: 'order-1',
    return_url: 'https://us.example/',
    webhook_url: 'https://us.example/hook',
    store_card: false,
  });
});

test('storing a card fails with ChargeRefused if its bank refuses it, and with another error without an answer', async () => {
  setAnswer(201, { id: 'card_1', last4: '4242', exp_month: 12 });
  expect(await provider.storeCard('tok')).toMatchObject({ id: 'card_1', last4: '4242', expMonth: 12 });
  setAnswer(402, createFailureBody('card_declined'));
  await expect(provider.storeCard('tok')).rejects.toMatchObject({ reason: 'card_declined' });
  setAnswer(500, createFailureBody('server_error'));
  await expect(provider.storeCard('tok')).rejects.not.toBeInstanceOf(ChargeRefused);
});

test.each([
  [400, 'invalid_source', 'card_declined', 0],
  [400, 'invalid_return_url', 'provider_unavailable', 1],
  [401, 'unauthorized', 'provider_unavailable', 1],
  [429, 'too_many_requests', 'provider_unavailable', 1],
])('the response %i %s proves that no charge exists, with the reason %s', async (status, code, reason, loggedCount) => {
  const { log } = setAnswer(status, createFailureBody(code));
  const pendingCharge = provider.charge(chargeRequest);
  await expect(pendingCharge).rejects.toBeInstanceOf(ChargeRefused);
  await expect(pendingCharge).rejects.toMatchObject({ reason });
  expect(log).toHaveBeenCalledTimes(loggedCount);
});

test.each([
  [500, createFailureBody('server_error')],
  [503, createFailureBody('storage_full')],
  [409, createFailureBody('idempotency_conflict')],
  [200, { hello: 'there' }],
  [200, '<!doctype html>'],
])('after the response %i %o the charge’s result is unknown', async (status, body) => {
  setAnswer(status, body);
  const kind = await provider.charge(chargeRequest).then(
    () => 'answered',
    (error: unknown) => (error instanceof ChargeRefused ? 'refused' : 'lost'),
  );
  expect(kind).toBe('lost');
});

test('an unknown reason becomes card_declined, and a bank’s address with a script is dropped', async () => {
  setAnswer(200, { charges: [{ ...charge, status: 'declined', decline_reason: 'suspected_fraud' }] });
  expect(await provider.getCharge('order-1')).toMatchObject({ status: 'declined', declineReason: 'card_declined' });
  setAnswer(200, { charges: [{ ...charge, status: 'pending', action_url: 'javascript:alert(1)' }] });
  expect((await provider.getCharge('order-1'))?.actionUrl).toBeUndefined();
});

test('a charge is refunded after a full refund only, and another order’s charge is ignored', async () => {
  setAnswer(200, { charges: [{ ...charge, refunded: '5.98' }] });
  expect((await provider.getCharge('order-1'))?.isRefunded).toBe(false);
  setAnswer(200, { charges: [{ ...charge, refunded: '5.99' }] });
  expect((await provider.getCharge('order-1'))?.isRefunded).toBe(true);
  expect(await provider.getCharge('order-2')).toBeUndefined();
});
