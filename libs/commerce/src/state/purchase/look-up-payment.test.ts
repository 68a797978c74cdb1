import { json, createList, refusal } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import type { Purchase } from './purchase-machine.ts';
import { contract, createCommerceWorld } from '../../testing/commerce-world.tsx';
import { lookUpPayment } from './look-up-payment.ts';

const purchase: Purchase = {
  kind: 'ticket',
  id: '7',
  key: 'k'.repeat(20),
  viewer: 'ingrid',
  title: 'T',
  currency: 'EUR',
  returnTo: '/',
  formAt: '/',
  state: 'sent',
  at: Date.parse('2026-11-28T12:00:00Z'),
};

function lookUp(status: () => Response, contracts: (page: string) => Response, changes: Partial<Purchase> = {}) {
  const { context } = createCommerceWorld({
    respond: (path) =>
      path.includes('payment_status') ? status() : contracts(new URLSearchParams(path.split('?')[1]).get('page') ?? ''),
  });
  return lookUpPayment(context.api, purchase.key, { ...purchase, ...changes });
}

test.each([
  ['fails', () => refusal('server_error', 500)],
  ['has an unknown word', () => json({ status: 'SUCCESS' })],
])('the contracts decide the state of a payment whose status %s [ruling-6]', async (_, status) => {
  expect(await lookUp(status, () => createList([contract]))).toMatchObject({ status: 'APPROVED' });
});

test('a look-up fails with the status request’s error if the contracts do not contain the payment', async () => {
  const answer = lookUp(
    () => refusal('server_error', 500),
    () => createList([]),
  );
  await expect(answer).rejects.toMatchObject({ code: 'server_error' });
});

test('an unknown status counts as pending if the contracts do not contain the payment', async () => {
  for (const contracts of [() => createList([]), () => refusal('server_error', 500)])
    expect(await lookUp(() => json({ status: 'SUCCESS' }), contracts)).toMatchObject({ status: 'PENDING' });
});

test('a contract from before the press does not belong to the purchase', async () => {
  const answer = lookUp(
    () => refusal('not_found', 404),
    () => createList([contract]),
    { earlierContractIds: ['c1'] },
  );
  expect(await answer).toBeUndefined();
});

test('a look-up finds the purchase’s contract on a later page of a list without a total', async () => {
  const others = Array.from({ length: 100 }, (_, index) => ({ ...contract, id: `o${index}`, event_id: '8' }));
  const answer = lookUp(
    () => refusal('not_found', 404),
    (page) => json({ entries: page === '0' ? others : [contract] }),
  );
  expect(await answer).toMatchObject({ status: 'APPROVED', contract: { id: 'c1' } });
});
