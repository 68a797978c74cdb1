import { expect, test } from 'vitest';
import { httpsAddress, toSitePath } from './safe-address.ts';

test('accepts an https address on any host', () => {
  expect(httpsAddress('https://tickets.example/a?b=1#c')?.href).toBe('https://tickets.example/a?b=1#c');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://a.example/',
  '//a.example',
  'https://a@b.example/',
  '/a/',
])('the address %s is refused', (text) => expect(httpsAddress(text)).toBeNull());

test('accepts a path of the site', () => {
  expect(toSitePath('/archive/?from=tv#top')).toBe('/archive/?from=tv#top');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/..//evil.example/',
  '/\tevil',
  'archive/',
  'https://evil.example/',
  `/${'a'.repeat(9000)}`,
])('the path %s is refused', (text) => expect(toSitePath(text)).toBeNull());
