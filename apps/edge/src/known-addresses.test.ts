import { expect, test } from 'vitest';
import { findAddress, wordsRead } from './known-addresses.ts';

const addresses = [
  { path: '' },
  { path: 'live' },
  { path: 'live/:sportType' },
  { path: 'live/all' },
  { path: 'events/:eventId', reads: ['media_type'] },
  { path: 'auth/password/reset', secret: true },
  { path: 'docs/*' },
];
const spelled = (path: string) => findAddress(addresses, path)?.path;
const found = (path: string) => findAddress(addresses, path)?.address.path;

test('words are spelled as the route has them, what stands for a parameter as it was asked', () => {
  expect(spelled('/LIVE/Ice-Hockey/')).toBe('/live/Ice-Hockey/');
  expect(spelled('/Events/AbC')).toBe('/events/AbC/');
  expect(spelled('/%41uth/pass%77ord/Reset/')).toBe('/auth/password/reset/');
  expect(spelled('/')).toBe('/');
});

test('a word comes before a parameter, and what is open at its end last', () => {
  expect(found('/live/ALL/')).toBe('live/all');
  expect(found('/live/x/')).toBe('live/:sportType');
  expect(found('/Docs/a/B/')).toBe('docs/*');
  expect(spelled('/Docs/a/B/')).toBe('/docs/a/B/');
});

test('what no page is found at is nothing', () => {
  expect([found('/live/x/y/'), found('/lives/'), found('/events/')]).toEqual([undefined, undefined, undefined]);
});

test('of a query counts what is read, in one order and once', () => {
  const reads = ['a', 'b'];
  expect(wordsRead('?b=2&x=9&a=1&utm_source=mail&a=3', reads)).toBe('?a=1&b=2');
  expect(wordsRead('?a=%D7%A9%26&', reads)).toBe('?a=%D7%A9%26');
  expect(wordsRead('?x=1', reads)).toBe('');
  expect(wordsRead('?a=1')).toBe('');
  expect(wordsRead(`?a=${'x'.repeat(600)}`, reads)).toBe('');
});
