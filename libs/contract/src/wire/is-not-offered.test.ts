import { expect, it } from 'vitest';
import { isNotOffered } from './is-not-offered.ts';
import { PortalError } from './portal-error.ts';

it.each([
  ['not_found', 404, true],
  ['method_not_allowed', 405, true],
  ['default_error_message', 404, true],
  ['access_code_invalid', 404, false],
  ['not_found', undefined, false],
  ['server_error', 500, false],
] as const)('the error %s with status %s counts as a missing call: %s [ruling-6]', (code, status, isMissingCall) => {
  expect(isNotOffered(new PortalError(code, { status }))).toBe(isMissingCall);
});

it('no other failure counts as a missing call', () => {
  expect(isNotOffered(new TypeError('no network'))).toBe(false);
});
