import { expect, it } from 'vitest';
import { getFailure } from './read-answer.ts';
import { isNotOffered } from './is-not-offered.ts';

it.each([
  [404, undefined, true],
  [405, undefined, true],
  [404, { error: 'Not Found', message: 'Cannot POST /api' }, true],
  [404, { error: true }, true],
  [404, { error: 'not_found' }, false],
  [404, { error: 'access_code_invalid' }, false],
  [500, undefined, false],
] as const)(
  'status %s with the body %j means that the backend lacks the call: %s [ruling-6]',
  (status, body, isMissingCall) => {
    expect(isNotOffered(getFailure(body, status))).toBe(isMissingCall);
  },
);

it('a call that fails without a response does not count as missing in the backend', () => {
  expect(isNotOffered(new TypeError('no network'))).toBe(false);
});
