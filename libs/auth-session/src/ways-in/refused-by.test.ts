import { expect, test } from 'vitest';
import { refusedBy } from './refused-by.ts';

test('a provider’s words are said, in a language without spaces too; its code is none', () => {
  expect(refusedBy('access_denied', '登录请求被拒绝，请稍后再试').said).toBe('登录请求被拒绝，请稍后再试');
  expect(refusedBy('access_denied', 'Not today.').said).toBe('Not today.');
  expect(refusedBy('invalid_client', 'invalid_client')).toMatchObject({ code: 'login_failed', said: undefined });
});
