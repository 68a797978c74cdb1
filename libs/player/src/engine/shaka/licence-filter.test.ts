import { expect, it } from 'vitest';
import { createLicenceFilter } from './licence-filter.ts';

const filter = createLicenceFilter({
  widevine: { licenseUrl: 'https://keys.example.org/widevine' },
  licenceHeaders: async () => ({ Authorization: 'Bearer ada' }),
});

it.each([
  ["the customer's server of keys", 'https://keys.example.org/widevine', { Authorization: 'Bearer ada' }],
  ['one that a manifest names', 'https://elsewhere.example/keys', {}],
  ['one whose address begins alike', 'https://keys.example.org/widevine.elsewhere.example', {}],
])('says who asks to those alone that the page names: %s', async (_, address, expected) => {
  const request = { uris: [address], headers: {} };
  await filter?.(request);
  expect(request.headers).toEqual(expected);
});

it('makes no filter without licence headers', () => {
  expect(createLicenceFilter({ widevine: { licenseUrl: 'https://keys.example.org/widevine' } })).toBeUndefined();
});
