import { expect, test } from 'vitest';
import { findAddress, pickPageQuery } from './known-addresses.ts';

const addresses = [
  { path: '' },
  { path: 'live' },
  { path: 'live/:sportType' },
  { path: 'live/all' },
  { path: 'events/:eventId', reads: ['media_type'] },
  { path: 'auth/password/reset', secret: true },
  { path: 'docs/*' },
];
const findSpelling = (path: string) => findAddress(addresses, path)?.path;
const findPath = (path: string) => findAddress(addresses, path)?.address.path;

test('a canonical address has the route’s spelling of fixed segments and the request’s spelling of parameters', () => {
  expect(findSpelling('/LIVE/Ice-Hockey/')).toBe('/live/Ice-Hockey/');
  expect(findSpelling('/Events/AbC')).toBe('/events/AbC/');
  expect(findSpelling('/%41uth/pass%77ord/Reset/')).toBe('/auth/password/reset/');
  expect(findSpelling('/')).toBe('/');
});

test('a path matches fixed segments before parameters, and a wildcard route last', () => {
  expect(findPath('/live/ALL/')).toBe('live/all');
  expect(findPath('/live/x/')).toBe('live/:sportType');
  expect(findPath('/Docs/a/B/')).toBe('docs/*');
  expect(findSpelling('/Docs/a/B/')).toBe('/docs/a/B/');
});

test('a path without a page matches no address', () => {
  expect([findPath('/live/x/y/'), findPath('/lives/'), findPath('/events/')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the query keeps the parameters that the route reads, in one order and once each', () => {
  const queryParams = ['a', 'b'];
  expect(pickPageQuery('?b=2&x=9&a=1&utm_source=mail&a=3', queryParams)).toBe('?a=1&b=2');
  expect(pickPageQuery('?a=%D7%A9%26&', queryParams)).toBe('?a=%D7%A9%26');
  expect(pickPageQuery('?x=1', queryParams)).toBe('');
  expect(pickPageQuery('?a=1')).toBe('');
  expect(pickPageQuery(`?a=${'x'.repeat(600)}`, queryParams)).toBe('');
});
