// @vitest-environment jsdom
import { PortalError } from '@touchline/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { isOffered, recordMissingCall } from './optional-calls.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const notFoundError = new PortalError('not_found', { status: 404 });

it('a call that answers 404 or 405 is not offered for the rest of the visit; other calls are [ruling-6]', () => {
  expect(isOffered('cancel_order')).toBe(true);
  expect(recordMissingCall('cancel_order', notFoundError)).toBe(true);
  expect(recordMissingCall('check_access_code', new PortalError('method_not_allowed', { status: 405 }))).toBe(true);
  expect([isOffered('cancel_order'), isOffered('check_access_code'), isOffered('save_credit_card')]).toEqual([
    false,
    false,
    true,
  ]);
});

it('a call stays offered after any other failure', () => {
  expect(
    recordMissingCall('save_credit_card', new PortalError('card_declined', { status: 404, hasOwnCode: true })),
  ).toBe(false);
  expect(isOffered('save_credit_card')).toBe(true);
});

it('remembers a missing call for the page when storage is blocked', () => {
  const throwBlocked = () => {
    throw new Error('blocked');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwBlocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwBlocked);
  recordMissingCall('save_credit_card', notFoundError);
  expect(isOffered('save_credit_card')).toBe(false);
});
