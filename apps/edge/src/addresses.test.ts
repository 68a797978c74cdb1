import { expect, test } from 'vitest';
import { readAddress } from './addresses.ts';

const rules = { default: 'en' as const, enabled: ['en' as const, 'he' as const, 'fr-CA' as const], direction: {} };
const ask = (path: string, search = '', visitor: { cookie?: string; acceptLanguage?: string } = {}) =>
  readAddress(path, search, rules, { cookie: visitor.cookie, acceptLanguage: visitor.acceptLanguage });

test('a page without its last slash moves to the one with it, query kept', () => {
  expect(ask('/live', '?a=1')).toEqual({ kind: 'redirect', to: '/live/?a=1', status: 308 });
  expect(ask('/he/live')).toEqual({ kind: 'redirect', to: '/he/live/', status: 308 });
});

test('a prefix of the default locale moves to the address without it', () => {
  expect(ask('/en/live/')).toEqual({ kind: 'redirect', to: '/live/', status: 308 });
});

test('only the root answers by language', () => {
  expect(ask('/', '', { acceptLanguage: 'he-IL,he;q=0.9' })).toEqual({ kind: 'redirect', to: '/he/', status: 302 });
  expect(ask('/live/', '', { acceptLanguage: 'he' })).toMatchObject({ kind: 'page', locale: 'en', pathname: '/live/' });
});

test('the cookie wins over the browser’s language', () => {
  expect(ask('/', '', { cookie: 'x=1; locale=en; y=2', acceptLanguage: 'he' }).kind).toBe('page');
});

test('a cookie of a language that this customer does not have counts for nothing', () => {
  expect(ask('/', '', { cookie: 'locale=de', acceptLanguage: 'he' })).toMatchObject({ to: '/he/' });
  expect(ask('/', '', { cookie: 'locale=de' }).kind).toBe('page');
});

test('a payload belongs to its page', () => {
  expect(ask('/he/events/1/_payload.json')).toEqual({
    kind: 'page',
    locale: 'he',
    pathname: '/events/1/',
    payload: true,
  });
});

test.each([
  '/../etc/passwd',
  '/a/%2e%2e/b/',
  '/a%2fb/',
  '/a\\b/',
  '//evil.example/',
  '/%00/',
  '/live/%0d%0aX:1/',
  '/live/%E2%80%A8/',
  '/%7f/',
  '/%E0%A4%A/',
  `/${'a'.repeat(2000)}/`,
])('%s is refused', (path) => expect(ask(path)).toEqual({ kind: 'refused' }));
