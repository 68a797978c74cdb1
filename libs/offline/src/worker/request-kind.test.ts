import { expect, test } from 'vitest';
import { requestKind } from './request-kind.ts';

const origin = 'https://tv.example';
const rules = {
  locales: { default: 'en', enabled: ['en', 'de'] },
  closed: ['account/ppv/:id', 'auth/login', 'auth/oauth2/callback/:provider', 'plans/*'],
} as const;
const settings = { closed: rules.closed, locales: { default: 'en' as const, enabled: ['en' as const, 'de' as const] } };

/** Node cannot construct a request with the mode `navigate`, so a proxy overrides it. */
const getKind = (
  path: string,
  overrides: { method?: string; mode?: string; headers?: Record<string, string> } = {},
) => {
  const { mode = 'cors', method = 'GET', headers = {} } = overrides;
  const request = new Request(new URL(path, origin), { method, headers });
  return requestKind(
    new Proxy(request, {
      get: (target, key) =>
        key === 'mode' ? mode : key === 'headers' ? new Headers(headers) : Reflect.get(target, key),
    }),
    origin,
    settings,
  );
};
const getPageKind = (path: string) => getKind(path, { mode: 'navigate' });

test.each(['/', '/de/', '/events/7/', '/live/?sport=1', '/accounts/'])('the page %s may be cached', (path) => {
  expect(getPageKind(path)).toBe('page');
});

test.each([
  '/auth/login/',
  '/de/auth/login/',
  '/AUTH/Login',
  '/auth/oauth2/callback/google/?code=secret',
  '/account/ppv/7/',
  '/plans/',
  '/de/plans/gold/pay/',
])('the page %s is passed on and never cached', (path) => {
  expect(getPageKind(path)).toBe('closed');
});

test.each(['/assets/app-1234567.js', '/brand/logo.12345678.svg'])('the file %s has its hash in the name', (path) => {
  expect(getKind(path)).toBe('asset');
});

test.each([
  ['a call of the API', '/api/event/list', {}],
  ['a document of the API', '/api/files/1', { mode: 'navigate' }],
  ['video', '/media/live/7/1.m4s', {}],
  ['a socket', '/ws/?EIO=4', {}],
  ['a push provider’s worker', '/push/OneSignalSDKWorker.js', {}],
  ['a push provider’s page', '/push/subscribe', { mode: 'navigate' }],
  ['another origin', 'https://cdn.example/assets/a-1234567.js', {}],
  ['another origin’s document', 'https://pay.example/', { mode: 'navigate' }],
  ['a part of a file', '/assets/a-1234567.mp4', { headers: { range: 'bytes=0-1' } }],
  ['a file with a token', '/assets/a-1234567.js', { headers: { authorization: 'Bearer x' } }],
  ['a page with POST', '/live/', { method: 'POST', mode: 'navigate' }],
  ['a file without a hash', '/favicon.svg', {}],
  ['the worker itself', '/sw.js', {}],
  ['a picture that is opened in its own tab', '/brand/logo.12345678.svg', { mode: 'navigate' }],
])('a request for %s is left to the browser', (_what, path, overrides) => {
  expect(getKind(path, overrides)).toBeNull();
});

test('a page’s payload and the check for builds are recognised', () => {
  expect(getKind('/_payload.json')).toBe('payload');
  expect(getKind('/de/events/7/_payload.json?x=1')).toBe('payload');
  expect(getKind('/builds/latest.json?123')).toBe('poll');
  expect(getKind('/builds/meta/b1.json')).toBeNull();
});
