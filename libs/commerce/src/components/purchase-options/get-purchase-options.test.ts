import { expect, test } from 'vitest';
import { getPurchaseOptions } from './get-purchase-options.ts';

const now = Date.parse('2026-02-12T18:00:00Z');
const getIds = (options: Parameters<typeof getPurchaseOptions>[0]) =>
  getPurchaseOptions(options, now).map(({ id }) => id);

test('sorts options by price, a ticket before a pass of the same price, and options without a payable price last', () => {
  expect(
    getIds([
      { id: 'unpriced' },
      { id: 'season', access_model: 'svod', price: '12.90', currency: 'EUR' },
      { id: 'pass', access_model: 'svod', price: '5.99', currency: 'EUR' },
      { id: 'ticket', access_model: 'ppv', price: '5.99', currency: 'EUR' },
      { id: 'unpayable', access_model: 'ppv', price: '0.001', currency: 'EUR' },
    ]),
  ).toEqual(['ticket', 'pass', 'season', 'unpayable', 'unpriced']);
});

test('leaves out a product before and after its sale', () => {
  expect(
    getIds([
      { id: 'over', price: '1.00', end_date: '2026-02-12T17:00:00Z' },
      { id: 'ahead', price: '1.00', start_date: '2026-02-12T18:30:00Z' },
      { id: 'off', price: '1.00', is_active: false },
      {
        id: 'on sale',
        is_active: true,
        price: '1.00',
        start_date: '2026-02-12T18:00:00Z',
        end_date: '2026-03-12T17:00:00Z',
      },
    ]),
  ).toEqual(['on sale']);
});
