import { expect, test } from 'vitest';
import { loginPath } from './login-path.ts';

test('the login page gets the current page and its query as the return path', () => {
  expect(loginPath({ pathname: '/events/7/', search: '?media_type=clip' })).toBe(
    '/auth/login/?returnTo=%2Fevents%2F7%2F%3Fmedia_type%3Dclip',
  );
});

test('the login page gets no return path on home and on other sign-in pages', () => {
  expect(loginPath({ pathname: '/', search: '' })).toBe('/auth/login/');
  expect(loginPath({ pathname: '/auth/sign-up/', search: '' })).toBe('/auth/login/');
});
