import { expect, test } from 'vitest';
import { toContractView } from '../products/product-view.ts';
import { canResume, standingOf, statusOf } from './standing.ts';

const now = Date.parse('2026-03-01T00:00:00Z');
const wire = { id: 'c1', access_model: 'svod', status: 'active', end_date: '2026-03-12T18:00:00.000Z' } as const;
const stands = (contract: Parameters<typeof toContractView>[0], at = now) => {
  const view = toContractView(contract, now);
  return [standingOf(view, at), statusOf(view, at), canResume(view, at)];
};

test('what renews goes on, also when it is a moment late', () => {
  const renewing = { ...wire, auto_renew: true };
  expect(stands(renewing)).toEqual(['renews', 'active', false]);
  expect(stands(renewing, Date.parse('2026-03-12T18:05:00Z'))).toEqual(['renews', 'active', false]);
});

test('what is canceled opens until its end, and may be taken back until then', () => {
  const canceled = { ...wire, status: 'canceled' } as const;
  expect(stands(canceled)).toEqual(['ends', 'canceled', true]);
  expect(stands(canceled, Date.parse('2026-03-13T00:00:00Z'))).toEqual(['ended', 'ended', false]);
});

test('a code’s contract ends by itself, or never; a ticket does not renew, whatever it says', () => {
  expect(stands(wire)).toEqual(['ends', 'active', false]);
  expect(stands({ ...wire, end_date: undefined })).toEqual(['open', 'active', false]);
  expect(stands({ ...wire, access_model: 'ppv', auto_renew: true })).toEqual(['ends', 'active', false]);
});

test('what is being paid for is pending', () => {
  expect(stands({ ...wire, status: 'pending' })).toEqual(['pending', 'pending', false]);
});
