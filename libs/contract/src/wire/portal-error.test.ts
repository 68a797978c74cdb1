import { expect, test } from 'vitest';
import { PortalError } from './portal-error.ts';

test.each([
  [400, false],
  [404, false],
  [408, true],
  [409, false],
  [429, true],
  [499, false],
  [500, true],
  [503, true],
])('a failure with status %i is retryable: %s', (status, isRetryable) => {
  expect(new PortalError('default_error_message', { status }).retryable).toBe(isRetryable);
});
