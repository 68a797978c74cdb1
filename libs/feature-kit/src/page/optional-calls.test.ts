import { expect, it } from 'vitest';
import { isOffered, missingCalls } from './optional-calls.ts';

it('`isOffered` is false for a call that the backend lacks, and true for other calls [ruling-6]', () => {
  expect(isOffered('save_credit_card')).toBe(true);
  missingCalls.add('/api/commerce/save_credit_card');
  expect([isOffered('save_credit_card'), isOffered('check_access_code')]).toEqual([false, true]);
});
