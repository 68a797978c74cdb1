import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPurchase, storePurchase, findPurchase } from './purchase-store.ts';

const dayMs = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test.each([
  ['open', 1],
  ['sent', 30],
  ['approved', 1],
  ['declined', 1],
] as const)('a purchase in the state %s is stored for %i days', (state, days) => {
  const purchaseInput = { kind: 'ticket', id: '7', viewer: 'ingrid', title: 'T', currency: 'EUR' } as const;
  const purchase = storePurchase({ ...startPurchase({ ...purchaseInput, returnTo: '/', formAt: '/' }), state });
  vi.setSystemTime(purchase.at + days * dayMs - 1);
  expect(findPurchase('ingrid', purchase.key)).toEqual(purchase);
  vi.setSystemTime(purchase.at + days * dayMs);
  expect(findPurchase('ingrid', purchase.key)).toBeUndefined();
});
