import type { Charge } from '@touchline/contract';
import { afterEach, expect, test } from 'vitest';
import { next, type Purchase, type PurchaseEvent, type PurchaseOrder } from './purchase-machine.ts';
import { findPurchase, movePurchase, startPurchase, storePurchase } from './purchase-store.ts';

afterEach(() => localStorage.clear());

const order: PurchaseOrder = {
  kind: 'ticket',
  id: '7',
  viewer: 'ingrid',
  title: 'Aurora v Ravens',
  price: '5.99',
  currency: 'EUR',
  returnTo: '/',
  formAt: '/',
};
const open: Purchase = { ...order, key: 'key', state: 'open', at: 0 };
const unknown: Purchase = { ...open, mayHaveArrived: true, earlierContractIds: ['c0'] };
const sent: Purchase = { ...open, state: 'sent', earlierContractIds: ['c0'] };
const sentAgain: Purchase = { ...sent, mayHaveArrived: true };
const confirmed: Purchase = { ...sent, isKnown: true, contractId: 'c1' };
const approved: Purchase = { ...confirmed, state: 'approved' };
const declined: Purchase = { ...confirmed, state: 'declined', reason: 'card_declined' };

const press = (changes: Partial<PurchaseOrder> = {}): PurchaseEvent => ({
  type: 'press',
  order: { ...order, ...changes },
  newKey: 'new key',
});
const charge = (status: Charge['status'], changes: Partial<Charge> = {}): PurchaseEvent => ({
  type: 'charge',
  charge: { status, contract: { id: 'c1' }, ...changes },
});
const send: PurchaseEvent = { type: 'send', earlierContractIds: ['c0'] };
const refuse: PurchaseEvent = { type: 'refuse', newKey: 'new key' };
const newPurchase = { ...open, key: 'new key' };

/** `same`: the event changes nothing. Undefined: there is no purchase. */
const transitions: readonly [string, Purchase | undefined, PurchaseEvent, Purchase | 'same' | undefined][] = [
  ['a first press opens a purchase', undefined, press(), newPurchase],
  ['a second press keeps the key', open, press(), open],
  ['an order at another price has another key', open, press({ price: '9' }), { ...newPurchase, price: '9' }],
  [
    'an order in another currency has another key',
    open,
    press({ currency: 'USD' }),
    { ...newPurchase, currency: 'USD' },
  ],
  [
    'an order despite contracts that cover it has another key',
    open,
    press({ evenIfCovered: true }),
    { ...newPurchase, evenIfCovered: true },
  ],
  ['a press does not change a purchase with an unknown charge', unknown, press(), unknown],
  [
    'an order at another price still has the unknown charge of the earlier order',
    unknown,
    press({ price: '9' }),
    { ...unknown, key: 'new key', price: '9' },
  ],
  ['a press does not change a sent purchase', sent, press({ price: '9' }), 'same'],
  ['a press after a payment opens another purchase', approved, press(), newPurchase],
  ['a press after a decline opens another purchase', declined, press(), newPurchase],

  ['an open purchase is sent', open, send, sent],
  ['an unknown charge is sent again', unknown, send, sentAgain],
  ['a purchase that another tab has sent is not sent again', sent, send, 'same'],
  ['a paid purchase is not sent again', approved, send, 'same'],
  ['a declined purchase is not sent again', declined, send, 'same'],

  ['a pending charge confirms the order', sent, charge('PENDING'), confirmed],
  [
    'a pending charge without a contract confirms the order',
    sent,
    charge('PENDING', { contract: undefined }),
    { ...sent, isKnown: true },
  ],
  ['a repeated pending charge changes nothing', confirmed, charge('PENDING'), 'same'],
  ['a response keeps the contract of an earlier one', confirmed, charge('APPROVED', { contract: undefined }), approved],
  [
    'a lookup before the next press finds the charge',
    unknown,
    charge('APPROVED'),
    { ...unknown, ...approved, mayHaveArrived: true },
  ],
  ['an approved charge pays', confirmed, charge('APPROVED'), approved],
  [
    'a declined charge ends with its reason',
    confirmed,
    charge('DECLINED', { decline_reason: 'canceled' }),
    { ...declined, reason: 'canceled' },
  ],
  ['a declined charge without a reason is a declined card', sent, charge('DECLINED'), declined],
  ['a decline does not change a paid purchase', approved, charge('DECLINED'), 'same'],
  ['an approval does not change a declined purchase', declined, charge('APPROVED'), 'same'],

  ['a refusal deletes the purchase', sent, refuse, undefined],
  ['a refusal keeps the unknown charge of an earlier request', sentAgain, refuse, { ...unknown, key: 'new key' }],
  ['a refusal does not change a paid purchase', approved, refuse, 'same'],

  ['a purchase that no response contains can be sent again', sent, { type: 'miss' }, unknown],
  [
    'a confirmed purchase that disappears can be sent again',
    confirmed,
    { type: 'miss' },
    { ...unknown, isKnown: true, contractId: 'c1' },
  ],
  ['a missing purchase keeps its end', approved, { type: 'miss' }, 'same'],

  ['a code pays an open purchase', open, { type: 'redeem' }, { ...open, state: 'approved' }],
  ['a code does not change a sent purchase', sent, { type: 'redeem' }, 'same'],
  ['a page shows the end', approved, { type: 'show' }, { ...approved, told: true }],

  ['a sign-out deletes an open purchase', open, { type: 'sign-out' }, undefined],
  ['a sign-out keeps an unknown charge', unknown, { type: 'sign-out' }, 'same'],
  ['a sign-out keeps a sent purchase', sent, { type: 'sign-out' }, 'same'],
  ['a sign-out deletes a paid purchase', approved, { type: 'sign-out' }, undefined],
  ['a sign-out deletes a declined purchase', declined, { type: 'sign-out' }, undefined],
];

test.each(transitions)('%s', (_, purchase, event, expectedPurchase) => {
  const nextPurchase = next(purchase, event);
  expect(nextPurchase === purchase ? 'same' : nextPurchase).toEqual(expectedPurchase);
});

test('a purchase keeps its key until it ends', () => {
  const firstPurchase = startPurchase(order);
  expect(startPurchase(order).key).toBe(firstPurchase.key);
  storePurchase({ ...firstPurchase, state: 'declined' });
  expect(startPurchase(order).key).not.toBe(firstPurchase.key);
});

test('a purchase that may be charged keeps its key when the price changes', () => {
  const sentPurchase = storePurchase({ ...startPurchase(order), state: 'sent' });
  expect(startPurchase({ ...order, price: '20.50' })).toEqual(sentPurchase);
});

test('an event applies to the purchase that another tab has stored', () => {
  const purchase = startPurchase(order);
  storePurchase({ ...purchase, state: 'approved' });
  expect(movePurchase(purchase, send).state).toBe('approved');
});

test.each([
  ['deletes the purchase', {}, undefined],
  [
    'replaces the purchase of an unknown charge',
    { mayHaveArrived: true },
    { ...unknown, key: 'new key', earlierContractIds: undefined, at: expect.any(Number) as number },
  ],
])('a refusal %s in the store', (_, facts, expectedPurchase) => {
  const purchase = storePurchase({ ...startPurchase(order), state: 'sent', ...facts });
  movePurchase(purchase, refuse);
  expect(findPurchase(order.viewer, purchase.key)).toBeUndefined();
  expect(findPurchase(order.viewer, 'new key')).toEqual(expectedPurchase);
});
