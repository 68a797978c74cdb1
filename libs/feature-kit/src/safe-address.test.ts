import { expect, test } from 'vitest';
import { httpsAddress, ownPath } from './safe-address.ts';

test('an https address on any host is one to be sent to', () => {
  expect(httpsAddress('https://tickets.example/a?b=1#c')?.href).toBe('https://tickets.example/a?b=1#c');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://a.example/',
  '//a.example',
  'https://a@b.example/',
  '/a/',
])('%s is none', (text) => expect(httpsAddress(text)).toBeNull());

test('a path of the site stays on it', () => {
  expect(ownPath('/archive/?from=tv#top')).toBe('/archive/?from=tv#top');
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
])('%s does not', (text) => expect(ownPath(text)).toBeNull());
