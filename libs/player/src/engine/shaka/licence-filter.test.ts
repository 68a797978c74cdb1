import { expect, it } from 'vitest';
import { createLicenceFilter } from './licence-filter.ts';

const filter = createLicenceFilter({
  widevine: { licenseUrl: 'https://keys.example.org/widevine' },
  licenceHeaders: async () => ({ Authorization: 'Bearer ada' }),
});

it.each([
  ["the customer's licence server", 'https://keys.example.org/widevine', { Authorization: 'Bearer ada' }],
  ['not to a server that a manifest names', 'https://elsewhere.example/keys', {}],
  ['not to a server whose address begins alike', 'https://keys.example.org/widevine.elsewhere.example', {}],
])('sends the viewer’s token only to the licence servers that the page names: %s', async (_, address, expected) => {
  const request = { uris: [address], headers: {} };
  await filter?.(request);
  expect(request.headers).toEqual(expected);
});

it('the engine gets no request filter if the page names no licence headers', () => {
  expect(createLicenceFilter({ widevine: { licenseUrl: 'https://keys.example.org/widevine' } })).toBeUndefined();
});
