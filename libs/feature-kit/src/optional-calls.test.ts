// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { isOffered, missingCalls } from './optional-calls.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('a call that the backend lacks is not offered for the rest of the visit; other calls are [ruling-6]', () => {
  expect(isOffered('cancel_order')).toBe(true);
  missingCalls.add('/api/commerce/cancel_order');
  missingCalls.add('/api/commerce/cancel_order');
  expect([isOffered('cancel_order'), isOffered('check_access_code')]).toEqual([false, true]);
  expect(missingCalls.has('/api/commerce/cancel_order')).toBe(true);
});

it('remembers a missing call for the page when storage is blocked', () => {
  const throwBlocked = () => {
    throw new Error('blocked');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwBlocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwBlocked);
  missingCalls.add('/api/commerce/save_credit_card');
  expect(isOffered('save_credit_card')).toBe(false);
});
