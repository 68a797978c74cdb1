import { afterEach, expect, test } from 'vitest';
import { startPurchase } from './start-purchase.ts';
import { storePurchase } from './purchase-store.ts';

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
  const firstPurchase = startPurchase(order);
  expect(startPurchase(order).key).toBe(firstPurchase.key);
  storePurchase({ ...firstPurchase, state: 'declined' });
  expect(startPurchase(order).key).not.toBe(firstPurchase.key);
});

test.each([{ price: '20.50' }, { currency: 'USD' }, { evenIfCovered: true }])(
  'a purchase that was not sent gets another key when its terms change: %j',
  (terms) => {
    const firstPurchase = startPurchase(order);
    expect(startPurchase({ ...order, ...terms }).key).not.toBe(firstPurchase.key);
  },
);

test('a purchase that may be charged keeps its key when the price changes', () => {
  const sentPurchase = storePurchase({ ...startPurchase(order), state: 'sent' });
  expect(startPurchase({ ...order, price: '20.50' })).toEqual(sentPurchase);
});
