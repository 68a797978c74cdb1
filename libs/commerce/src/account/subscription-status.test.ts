import { expect, test } from 'vitest';
import { toContractView } from '../products/product-view.ts';
import { canResume, getLastEnd, getSubscriptionStatus, getStatus } from './subscription-status.ts';

const now = Date.parse('2026-03-01T00:00:00Z');
const wireContract = {
  id: 'c1',
  access_model: 'svod',
  status: 'active',
  end_date: '2026-03-12T18:00:00.000Z',
} as const;
const getStatusLabel = (contract: Parameters<typeof toContractView>[0], getStatusAt = now) => {
  const view = toContractView(contract, now);
  return [getSubscriptionStatus(view, getStatusAt), getStatus(view, getStatusAt), canResume(view, getStatusAt)];
};

test('a renewing contract counts as renewing, also when its renewal is a moment late', () => {
  const renewingContract = { ...wireContract, auto_renew: true };
  expect(getStatusLabel(renewingContract)).toEqual(['renews', 'active', false]);
  expect(getStatusLabel(renewingContract, Date.parse('2026-03-12T18:05:00Z'))).toEqual(['renews', 'active', false]);
});

test('a canceled contract opens its contents until its end, and can be resumed until then', () => {
  const canceled = { ...wireContract, status: 'canceled' } as const;
  expect(getStatusLabel(canceled)).toEqual(['ends', 'canceled', true]);
  expect(getStatusLabel(canceled, Date.parse('2026-03-13T00:00:00Z'))).toEqual(['ended', 'ended', false]);
});

test('a code’s contract ends without a renewal, or never; a ticket with auto_renew does not renew', () => {
  expect(getStatusLabel(wireContract)).toEqual(['ends', 'active', false]);
  expect(getStatusLabel({ ...wireContract, end_date: undefined })).toEqual(['open', 'active', false]);
  expect(getStatusLabel({ ...wireContract, access_model: 'ppv', auto_renew: true })).toEqual(['ends', 'active', false]);
});

test('an unpaid contract is pending', () => {
  expect(getStatusLabel({ ...wireContract, status: 'pending' })).toEqual(['pending', 'pending', false]);
});

test('access ended at the end of the last contract, and has not ended while a contract is in force or pending', () => {
  const createEndedContract = (id: string, product: string, end: string | undefined) =>
    toContractView({ ...wireContract, id, product_id: product, status: 'expired', end_date: end }, now);
  const endedContracts = [
    createEndedContract('a', 'day', '2026-02-03T10:00:00Z'),
    createEndedContract('b', 'day', '2026-02-04T10:00:00Z'),
    createEndedContract('c', 'day', undefined),
    createEndedContract('d', 'other', '2026-02-20T10:00:00Z'),
  ];
  const getLastEndOf = (moreContracts: Parameters<typeof toContractView>[0][] = []) =>
    getLastEnd(
      [...endedContracts, ...moreContracts.map((moreContract) => toContractView(moreContract, now))],
      new Set(['day', 'month']),
      now,
    );
  expect(getLastEndOf()).toBe('2026-02-04T10:00:00Z');
  expect(getLastEndOf([{ ...wireContract, product_id: 'month' }])).toBeUndefined();
  expect(getLastEndOf([{ ...wireContract, product_id: 'month', status: 'pending' }])).toBeUndefined();
  expect(getLastEnd([], new Set(['day']), now)).toBeUndefined();
});
