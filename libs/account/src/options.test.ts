import { expect, test } from 'vitest';
import { csp, options } from './options.ts';

const ifa = {
  client_id: 'portal',
  authorization_url: 'https://id.example/auth?kind=fan',
  access_token_url: 'https://token.example/token',
};
const faultOf = (value: unknown) => {
  const issue = options.safeParse(value).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
};

test('nothing said means sign-in with e-mail and password alone', () => {
  expect(options.parse({})).toEqual({ credentials: true });
});

test('the external provider is asked for the profile where nothing else is said', () => {
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
])('%s is no address of a provider', (address) => {
  expect(faultOf({ ifa: { ...ifa, authorization_url: address } })).toMatch(/^ifa\.authorization_url: an https address/);
});

test.each(['http://localhost:4000/auth', 'http://127.0.0.1:4000/auth'])('%s is one for development', (address) => {
  expect(faultOf({ ifa: { ...ifa, access_token_url: address } })).toBeUndefined();
});

test('a portal that keeps a session has a way in', () => {
  expect(faultOf({ credentials: false })).toBe('credentials: true, or another way in beside it');
  expect(faultOf({ credentials: false, ifa })).toBeUndefined();
});

test('the login page is skipped only where the external provider signs viewers in', () => {
  expect(faultOf({ skip_login_page: true })).toBe('skip_login_page: false, or ifa beside it');
});

test('ids that cannot be one are refused', () => {
  expect(faultOf({ facebook: { app_id: 'x' } })).toBe("facebook.app_id: an app's number as a text");
  expect(faultOf({ google: { client_id: 'x' } })).toContain('.apps.googleusercontent.com');
  expect(faultOf({ apple: { client_id: 'a b' } })).toContain('without spaces');
});

test('pages may load scripts of enabled providers only', () => {
  expect(csp(options.parse({}))).toEqual({ script: [], connect: [], frame: [] });
  expect(csp(options.parse({ apple: { client_id: 'com.example' } })).script).toEqual([
    'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/',
  ]);
  expect(csp(options.parse({ ifa }))).toEqual({ script: [], connect: ['https://token.example'], frame: [] });
});
