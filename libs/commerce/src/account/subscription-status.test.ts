import { expect, test } from 'vitest';
import { toContractView } from '../products/product-view.ts';
import { canResume, getLastEnd, getSubscriptionStatus, getStatus } from './subscription-status.ts';

const now = Date.parse('2026-03-01T00:00:00Z');
const wire = { id: 'c1', access_model: 'svod', status: 'active', end_date: '2026-03-12T18:00:00.000Z' } as const;
const stands = (contract: Parameters<typeof toContractView>[0], at = now) => {
  const view = toContractView(contract, now);
  return [getSubscriptionStatus(view, at), getStatus(view, at), canResume(view, at)];
};

test('a renewing contract counts as renewing, also when its renewal is a moment late', () => {
  const renewing = { ...wire, auto_renew: true };
  expect(stands(renewing)).toEqual(['renews', 'active', false]);
  expect(stands(renewing, Date.parse('2026-03-12T18:05:00Z'))).toEqual(['renews', 'active', false]);
});

test('a canceled contract opens its contents until its end, and can be resumed until then', () => {
  const canceled = { ...wire, status: 'canceled' } as const;
  expect(stands(canceled)).toEqual(['ends', 'canceled', true]);
  expect(stands(canceled, Date.parse('2026-03-13T00:00:00Z'))).toEqual(['ended', 'ended', false]);
});

test('a code’s contract ends without a renewal, or never; a ticket with auto_renew does not renew', () => {
  expect(stands(wire)).toEqual(['ends', 'active', false]);
  expect(stands({ ...wire, end_date: undefined })).toEqual(['open', 'active', false]);
  expect(stands({ ...wire, access_model: 'ppv', auto_renew: true })).toEqual(['ends', 'active', false]);
});

test('an unpaid contract is pending', () => {
  expect(stands({ ...wire, status: 'pending' })).toEqual(['pending', 'pending', false]);
});

test('access ended at the end of the last contract, and has not ended while a contract is in force or pending', () => {
  const ended = (id: string, product: string, end: string | undefined) =>
    toContractView({ ...wire, id, product_id: product, status: 'expired', end_date: end }, now);
  const over = [
    ended('a', 'day', '2026-02-03T10:00:00Z'),
    ended('b', 'day', '2026-02-04T10:00:00Z'),
    ended('c', 'day', undefined),
    ended('d', 'other', '2026-02-20T10:00:00Z'),
  ];
  const last = (more: Parameters<typeof toContractView>[0][] = []) =>
    getLastEnd([...over, ...more.map((one) => toContractView(one, now))], new Set(['day', 'month']), now);
  expect(last()).toBe('2026-02-04T10:00:00Z');
  expect(last([{ ...wire, product_id: 'month' }])).toBeUndefined();
  expect(last([{ ...wire, product_id: 'month', status: 'pending' }])).toBeUndefined();
  expect(getLastEnd([], new Set(['day']), now)).toBeUndefined();
});
