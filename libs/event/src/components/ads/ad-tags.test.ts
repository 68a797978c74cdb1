import { expect, test } from 'vitest';
import { getAdTags, resolveTagAddress } from './ad-tags.ts';

const baseUrl = 'https://api.example/v1';

test.each([
  ['https://ads.example/1.xml?a=b@c', 'https://ads.example/1.xml?a=b@c'],
  ['ads/1.xml', 'https://api.example/v1/ads/1.xml'],
])('resolves the tag address %s', (raw, address) => {
  expect(resolveTagAddress(baseUrl, raw)).toBe(address);
});

test.each([
  'https://user@ads.example/1.xml',
  'https://user:word@ads.example/1.xml',
  'https://portal.example@ads.example/1.xml',
  'http://ads.example/1.xml',
])('rejects the tag address %s', (raw) => {
  expect(resolveTagAddress(baseUrl, raw)).toBeUndefined();
  expect(getAdTags({ ads: [{ tag_url: raw }] }, baseUrl)).toEqual([]);
});

test('resolves an ad tag to a path when api_base is a path', () => {
  expect(resolveTagAddress('/api', 'ads/1.xml')).toBe('/api/ads/1.xml');
});
