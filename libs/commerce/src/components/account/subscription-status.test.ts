import { expect, test } from 'vitest';
import { toContractView } from '../../api/products/product-view.ts';
import { canResume, getLastEnd, getSubscriptionStatus, getStatus } from './subscription-status.ts';

const now = Date.parse('2026-03-01T00:00:00Z');
const wireContract = {
  id: 'c1',
  access_model: 'svod',
  status: 'active',
  end_date: '2026-03-12T18:00:00.000Z',
} as const;
const getStatuses = (contract: Parameters<typeof toContractView>[0], statusTimeMs = now) => {
  const view = toContractView(contract, now);
  return [getSubscriptionStatus(view, statusTimeMs), getStatus(view, statusTimeMs), canResume(view, statusTimeMs)];
};

test('a contract still counts as renewing for a moment after its renewal was due', () => {
  const renewingContract = { ...wireContract, auto_renew: true };
  expect(getStatuses(renewingContract)).toEqual(['renews', 'active', false]);
  expect(getStatuses(renewingContract, Date.parse('2026-03-12T18:05:00Z'))).toEqual(['renews', 'active', false]);
});

test('a canceled contract gives access until its end, and can be resumed until then', () => {
  const canceledContract = { ...wireContract, status: 'canceled' } as const;
  expect(getStatuses(canceledContract)).toEqual(['ends', 'canceled', true]);
  expect(getStatuses(canceledContract, Date.parse('2026-03-13T00:00:00Z'))).toEqual(['ended', 'ended', false]);
});

test('a code’s contract ends without a renewal, or never; a ticket with auto_renew does not renew', () => {
  expect(getStatuses(wireContract)).toEqual(['ends', 'active', false]);
  expect(getStatuses({ ...wireContract, end_date: undefined })).toEqual(['open', 'active', false]);
  expect(getStatuses({ ...wireContract, access_model: 'ppv', auto_renew: true })).toEqual(['ends', 'active', false]);
});

test('an unpaid contract is pending', () => {
  expect(getStatuses({ ...wireContract, status: 'pending' })).toEqual(['pending', 'pending', false]);
});

test('access ended with the last contract, and has not ended while a contract is active or pending', () => {
  const createEndedContract = (id: string, product: string, end: string | undefined) =>
    toContractView({ ...wireContract, id, product_id: product, status: 'expired', end_date: end }, now);
  const endedContracts = [
    createEndedContract('a', 'day', '2026-02-03T10:00:00Z'),
    createEndedContract('b', 'day', '2026-02-04T10:00:00Z'),
    createEndedContract('c', 'day', undefined),
    createEndedContract('d', 'other', '2026-02-20T10:00:00Z'),
  ];
  const getLastEndWith = (moreContracts: Parameters<typeof toContractView>[0][] = []) =>
    getLastEnd(
      [...endedContracts, ...moreContracts.map((moreContract) => toContractView(moreContract, now))],
      new Set(['day', 'month']),
      now,
    );
  expect(getLastEndWith()).toBe('2026-02-04T10:00:00Z');
  expect(getLastEndWith([{ ...wireContract, product_id: 'month' }])).toBeUndefined();
  expect(getLastEndWith([{ ...wireContract, product_id: 'month', status: 'pending' }])).toBeUndefined();
  expect(getLastEnd([], new Set(['day']), now)).toBeUndefined();
});
