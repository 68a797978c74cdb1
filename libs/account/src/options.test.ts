import { expect, test } from 'vitest';
import { csp, options } from './options.ts';

const ifa = {
  client_id: 'portal',
  authorization_url: 'https://id.example/auth?kind=fan',
  access_token_url: 'https://token.example/token',
};
const getFault = (value: unknown) => {
  const firstIssue = options.safeParse(value).error?.issues[0];
  return firstIssue && `${firstIssue.path.join('.')}: ${firstIssue.message}`;
};

test('without options only e-mail and password sign in', () => {
  expect(options.parse({})).toEqual({ credentials: true });
});

test('the external provider’s default scope is the profile', () => {
  expect(options.parse({ ifa }).ifa).toEqual({ ...ifa, scope: 'profile' });
});

test.each([
  'http://id.example/auth',
  'https://user:word@id.example/auth',
  'https://id.example/auth#part',
  'javascript:alert(1)',
  'http://localhost.evil.example/auth',
  '/auth',
  'https://id.example;sandbox/auth',
])('refuses %s as a provider’s address', (address) => {
  expect(getFault({ ifa: { ...ifa, authorization_url: address } })).toMatch(
    /^ifa\.authorization_url: an https address/,
  );
});

test.each(['http://localhost:4000/auth', 'http://127.0.0.1:4000/auth'])(
  'accepts the provider’s address %s of a developer’s own machine',
  (address) => {
    expect(getFault({ ifa: { ...ifa, access_token_url: address } })).toBeUndefined();
  },
);

test('a portal needs at least one sign-in method', () => {
  expect(getFault({ credentials: false })).toBe(
    'credentials: true, or another way to sign in: apple, facebook, google or ifa',
  );
  expect(getFault({ credentials: false, ifa })).toBeUndefined();
});

test('the options skip the login page only for a customer with an external provider', () => {
  expect(getFault({ skip_login_page: true })).toBe('skip_login_page: false, or the option ifa');
});

test('the options refuse malformed ids of sign-in providers', () => {
  expect(getFault({ facebook: { app_id: 'x' } })).toBe('facebook.app_id: the number of the app, as a text');
  expect(getFault({ google: { client_id: 'x' } })).toContain('.apps.googleusercontent.com');
  expect(getFault({ apple: { client_id: 'a b' } })).toContain('without spaces');
});

test('the Content-Security-Policy allows the scripts of enabled providers only', () => {
  expect(csp(options.parse({}))).toEqual({ script: [], connect: [], frame: [] });
  expect(csp(options.parse({ apple: { client_id: 'com.example' } })).script).toEqual([
    'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/',
  ]);
  expect(csp(options.parse({ ifa }))).toEqual({ script: [], connect: ['https://token.example'], frame: [] });
});
