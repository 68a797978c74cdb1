import { expect, it } from 'vitest';
import { isOffered, missingCalls } from './optional-calls.ts';

it('a call that the backend lacks is not offered in this document; other calls are [ruling-6]', () => {
  expect(isOffered('save_credit_card')).toBe(true);
  missingCalls.add('/api/commerce/save_credit_card');
  expect([isOffered('save_credit_card'), isOffered('check_access_code')]).toEqual([false, true]);
});
