import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathWith, readReturnTo } from './return-path.ts';

const readReturnPath = (path: string) => readReturnTo(`?returnTo=${encodeURIComponent(path)}`);

test.each(['/', '/events/7/', '/account/devices/?a=b#c', '/auth/sign-up/subscription/'])(
  'the return path %s is accepted',
  (path) => {
    expect(readReturnPath(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/.//evil.example',
  '/..//evil.example/',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\tx',
  '/a\u0000b',
  'events/7/',
  '',
  `/${'a'.repeat(8192)}`,
])('the return path %j is unsafe and leads home', (path) => {
  expect(readReturnPath(path)).toBe('/');
});

test.each(['/auth/login/', '/auth/login/limit/?payload=x', '/auth/password/reset/', '/auth/sign-up/'])(
  'a return path to a sign-in step leads home: %s',
  (path) => {
    expect(readReturnPath(path)).toBe('/');
  },
);

test.each([
  ['/de/events/7/?a=b#c', '/events/7/?a=b#c'],
  ['/fr-CA/', '/'],
  ['/en', '/'],
  ['/de//evil.example', '/evil.example'],
  ['/de/auth/login/', '/'],
  ['/devices/', '/devices/'],
])('a return path with a language prefix, such as %s, loses the prefix: %s', (path, returnPath) => {
  expect(readReturnPath(path)).toBe(returnPath);
});

test('every `returnTo` stays on this site', () => {
  const unsafePathArbitrary = fc.stringMatching(/^[/\\.@:a-z%?#\t ]{0,12}$/);
  fc.assert(
    fc.property(fc.oneof(unsafePathArbitrary, fc.string()), (path) => {
      expect(new URL(readReturnPath(`/${path}`), 'https://portal.example').origin).toBe('https://portal.example');
    }),
  );
});

test('the login address has no `returnTo` for home', () => {
  expect(pathWith('/auth/login/', { returnTo: '/' })).toBe('/auth/login/');
  expect(pathWith('/auth/login/', { sessionExpired: 'true', returnTo: '/a/?b=c' })).toBe(
    '/auth/login/?sessionExpired=true&returnTo=%2Fa%2F%3Fb%3Dc',
  );
});

test('campaign parameters move from `returnTo` to the path of the page', () => {
  expect(pathWith('/auth/login/', { returnTo: '/a/?b=c&utm_source=mail&utm_medium=x#d' })).toBe(
    '/auth/login/?utm_source=mail&utm_medium=x&returnTo=%2Fa%2F%3Fb%3Dc%23d',
  );
  expect(pathWith('/auth/login/', { returnTo: '/?utm_source=mail' })).toBe('/auth/login/?utm_source=mail');
});
