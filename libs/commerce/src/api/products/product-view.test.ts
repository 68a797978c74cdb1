import { expect, test } from 'vitest';
import { hasOfferEnded, toContractView, toProductView } from './product-view.ts';

const season = { id: 'season', access_model: 'svod', price: '12.90', end_date: '2026-05-31T22:00:00.000Z' } as const;
const contract = { id: 'c1', product_id: 'season', status: 'active', end_date: '2026-03-12T18:00:00.000Z' } as const;
const now = Date.parse('2026-03-01T00:00:00Z');

test('a product with only an id has the defaults of the specification', () => {
  expect(toProductView({ id: 'ticket' })).toMatchObject({
    productId: 'ticket',
    currency: 'N/A',
    autoRenew: false,
    isOnSale: true,
    purchaseProcessing: false,
    allowedAccessIdentityItems: [],
  });
});

test('an active product in a list of offers is on sale [ruling-5]', () => {
  expect(hasOfferEnded(toProductView({ ...season, is_active: true }), now)).toBe(false);
  expect(hasOfferEnded(toProductView({ ...season, is_active: false }), now)).toBe(true);
  expect(hasOfferEnded(toProductView({ ...season, is_active: false, start_date: '2026-04-01T00:00:00Z' }), now)).toBe(
    false,
  );
});

test('a canceled contract is active only until its end', () => {
  const canceled = { ...contract, status: 'canceled' } as const;
  expect(toContractView(canceled, now)).toMatchObject({ isCanceled: true, isActive: true });
  expect(toContractView(canceled, Date.parse(contract.end_date))).toMatchObject({ isActive: false });
});

test('the dates of a contract without a status decide its status', () => {
  const contractWithoutStatus = { ...contract, status: undefined };
  expect(toContractView(contractWithoutStatus, now).status).toBe('active');
  expect(toContractView(contractWithoutStatus, Date.parse('2026-04-01T00:00:00Z')).status).toBe('expired');
});
