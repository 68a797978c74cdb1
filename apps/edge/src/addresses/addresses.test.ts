import { expect, test } from 'vitest';
import { readAddress } from './addresses.ts';
import { createBuiltSite } from '../testing/built-site.ts';

const rules = { default: 'en' as const, enabled: ['en' as const, 'he' as const, 'fr-CA' as const], direction: {} };
const readRequest = (
  path: string,
  search = '',
  visitor: { cookie?: string | undefined; acceptLanguage?: string } = {},
) =>
  readAddress(
    path,
    search,
    { locales: rules, addresses: createBuiltSite().addresses },
    { cookie: visitor.cookie, acceptLanguage: visitor.acceptLanguage },
  );

test('an address without a final slash redirects to the address with the slash, and keeps its query', () => {
  expect(readRequest('/live', '?a=1')).toEqual({ kind: 'redirect', to: '/live/?a=1', status: 308 });
  expect(readRequest('/he/live')).toEqual({ kind: 'redirect', to: '/he/live/', status: 308 });
});

test('a prefix of the default locale redirects to the address without it', () => {
  expect(readRequest('/en/live/')).toEqual({ kind: 'redirect', to: '/live/', status: 308 });
});

test('only the root redirects to the browser’s language', () => {
  expect(readRequest('/', '', { acceptLanguage: 'he-IL,he;q=0.9' })).toEqual({
    kind: 'redirect',
    to: '/he/',
    status: 302,
  });
  expect(readRequest('/live/', '', { acceptLanguage: 'he' })).toMatchObject({
    kind: 'page',
    locale: 'en',
    pathname: '/live/',
  });
});

test('an address without a prefix redirects to the chosen language and keeps the query', () => {
  const cookie = 'x=1; locale=he; y=2';
  expect(readRequest('/events/7/', '?t=90', { cookie })).toEqual({
    kind: 'redirect',
    to: '/he/events/7/?t=90',
    status: 302,
  });
  expect(readRequest('/', '', { cookie: 'locale=en', acceptLanguage: 'he' }).kind).toBe('page');
});

test('an address with a language’s prefix is served in that language, even if the viewer has chosen another', () => {
  expect(readRequest('/fr-CA/live/', '', { cookie: 'locale=he' })).toMatchObject({ kind: 'page', locale: 'fr-CA' });
  expect(readRequest('/he/live/', '', { cookie: 'locale=en' })).toMatchObject({ kind: 'page', locale: 'he' });
});

test('an address with the default language’s prefix replaces the viewer’s earlier choice of another language', () => {
  const redirectToEnglish = { kind: 'redirect', to: '/live/', status: 308 };
  expect(readRequest('/en/live/', '', { cookie: 'locale=he' })).toEqual({ ...redirectToEnglish, chosenLocale: 'en' });
  expect(readRequest('/en/live/', '', { cookie: 'locale=en' })).toEqual(redirectToEnglish);
});

test('`/en/` chooses the default language English, even if the browser prefers another language', () => {
  const redirectToRoot = { kind: 'redirect', to: '/', status: 308 };
  expect(readRequest('/en/', '', { acceptLanguage: 'he-IL,he;q=0.9' })).toEqual({
    ...redirectToRoot,
    chosenLocale: 'en',
  });
  expect(readRequest('/', '', { cookie: 'locale=en', acceptLanguage: 'he' })).toMatchObject({
    kind: 'page',
    locale: 'en',
  });
  expect(readRequest('/en/', '', { acceptLanguage: 'en' })).toEqual(redirectToRoot);
});

test('each chain of redirects ends at a page and contains no address twice', () => {
  for (const cookie of [undefined, 'locale=en', 'locale=he', 'locale=de'])
    for (const start of ['/', '/live', '/live/', '/en', '/en/live/', '/he/live', '/fr-ca/live/', '/de/']) {
      const seenAddresses = new Set<string>();
      let cookieJar = cookie;
      let result = readRequest(start, '', { cookie, acceptLanguage: 'he' });
      while (result.kind === 'redirect') {
        expect(seenAddresses, `${start} with ${cookie}`).not.toContain(result.to);
        seenAddresses.add(result.to);
        if (result.chosenLocale) cookieJar = `locale=${result.chosenLocale}`;
        result = readRequest(result.to, '', { cookie: cookieJar, acceptLanguage: 'he' });
      }
      expect(result.kind).toBe('page');
    }
});

test('the address of a page’s payload and an address with a secret are not redirected to the chosen language', () => {
  const cookie = 'locale=he';
  expect(readRequest('/live/_payload.json', '', { cookie })).toMatchObject({
    kind: 'page',
    locale: 'en',
    isPayload: true,
  });
  expect(readRequest('/auth/oauth2/callback/ifa/', '?code=1', { cookie })).toMatchObject({
    kind: 'page',
    locale: 'en',
  });
});

test('a cookie with a language that the customer lacks is ignored', () => {
  expect(readRequest('/', '', { cookie: 'locale=de', acceptLanguage: 'he' })).toMatchObject({ to: '/he/' });
  expect(readRequest('/live/', '', { cookie: 'locale=de' }).kind).toBe('page');
});

test('a path in another letter case redirects in one step to its canonical spelling, with a final slash and its query', () => {
  expect(readRequest('/LIVE/', '?utm_source=x')).toEqual({ kind: 'redirect', to: '/live/?utm_source=x', status: 308 });
  expect(readRequest('/he/Events/AbC')).toEqual({ kind: 'redirect', to: '/he/events/AbC/', status: 308 });
  expect(readRequest('/Nobody/Knows/')).toMatchObject({ kind: 'page', pathname: '/Nobody/Knows/' });
});

test('a payload’s address in another letter case is answered with the page’s payload', () => {
  expect(readRequest('/LIVE/_payload.json')).toMatchObject({ kind: 'page', pathname: '/live/', isPayload: true });
});

test('a page is requested with the query parameters that its route reads, and with no other', () => {
  const search = (path: string, searchPart: string) => readRequest(path, searchPart);
  expect(search('/events/7/', '?t=9&page=2&media_type=clip')).toMatchObject({ search: '?media_type=clip&page=2' });
  expect(search('/live/', '?page=2')).toMatchObject({ search: '' });
  expect(search('/nobody/', '?page=2')).toMatchObject({ search: '' });
});

test('the address of a page’s payload is parsed like the address of the page', () => {
  expect(readRequest('/he/events/1/_payload.json')).toEqual({
    kind: 'page',
    locale: 'he',
    pathname: '/events/1/',
    search: '',
    isPayload: true,
  });
});

test.each([
  ['a language in another letter case', '/fr-ca/live/_payload.json', 'fr-CA'],
  ['the default language', '/en/live/_payload.json', 'en'],
])('a payload’s address with the prefix of %s is answered and not redirected', (_what, path, locale) => {
  expect(readRequest(path)).toEqual({ kind: 'page', locale, pathname: '/live/', search: '', isPayload: true });
});

test.each([
  ['a slash', 'a/b'],
  ['2,000 characters', 'x'.repeat(2_000)],
  ['2,000 slashes', '/'.repeat(2_000)],
  ['1,000 umlauts', 'ü'.repeat(1_000)],
  ['a percent sign and more', '100% sure; why?#'],
  ['a blank', 'a b'],
])('an id may contain any characters that an address can carry: %s', (_, id) => {
  const pathname = `/events/${encodeURIComponent(id)}/`;
  expect(readRequest(pathname)).toMatchObject({ kind: 'page', pathname });
  expect(readRequest(`${pathname}_payload.json`)).toMatchObject({ kind: 'page', pathname, isPayload: true });
});

test.each([
  '/../etc/passwd',
  '/a/%2e%2e/b/',
  '/a\\b/',
  '//evil.example/',
  '/%00/',
  '/live/%0d%0aX:1/',
  '/live/%E2%80%A8/',
  '/%7f/',
  '/%E0%A4%A/',
])('the path %s is refused', (path) => expect(readRequest(path)).toEqual({ kind: 'refused' }));
