import { afterEach, expect, test } from 'vitest';
import { beginPurchase } from './begin-purchase.ts';
import { keepPurchase } from './purchase-store.ts';

afterEach(() => localStorage.clear());

const order = {
  kind: 'ticket',
  id: '7',
  viewer: 'ingrid',
  title: 'Aurora v Ravens',
  price: '5.99',
  currency: 'EUR',
  returnTo: '/',
  formAt: '/',
} as const;

test('a purchase keeps its key until it ends', () => {
  const first = beginPurchase(order);
  expect(beginPurchase(order).key).toBe(first.key);
  keepPurchase({ ...first, state: 'declined' });
  expect(beginPurchase(order).key).not.toBe(first.key);
});

test.each([{ price: '20.50' }, { currency: 'USD' }, { evenIfCovered: true }])(
  'a purchase that was not sent gets another key for other terms: %j',
  (terms) => {
    const first = beginPurchase(order);
    expect(beginPurchase({ ...order, ...terms }).key).not.toBe(first.key);
  },
);

test('a purchase that may be charged already keeps its key when the price changes', () => {
  const sent = keepPurchase({ ...beginPurchase(order), state: 'sent' });
  expect(beginPurchase({ ...order, price: '20.50' })).toEqual(sent);
});
