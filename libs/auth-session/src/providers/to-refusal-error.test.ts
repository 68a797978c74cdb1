import { expect, test } from 'vitest';
import { toRefusalError } from './to-refusal-error.ts';

test('a provider’s message is shown, even in a language without spaces, and a bare error code is not', () => {
  expect(toRefusalError('access_denied', '登录请求被拒绝，请稍后再试').said).toBe('登录请求被拒绝，请稍后再试');
  expect(toRefusalError('access_denied', 'Not today.').said).toBe('Not today.');
  expect(toRefusalError('invalid_client', 'invalid_client')).toMatchObject({ code: 'login_failed', said: undefined });
});
