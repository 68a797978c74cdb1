import { expect, test } from 'vitest';
import { getAppId } from './app-id.ts';

const [commonId, ownId] = ['4e0e9f8a-7a37-4d42-9c0e-2f7d0a7f0c11', '8a2f0c9e-1b1d-4c63-8f55-d4b7c1f2a0e2'];
const ownDomain = 'https://tv.nordicice.example/';

test('returns the app id that belongs to the host name', () => {
  const appIds = { appId: commonId, ownDomainAppId: ownId, ownDomain };
  expect(getAppId(appIds, 'tv.nordicice.example')).toBe(ownId);
  expect(getAppId(appIds, 'nordic.touchline.example')).toBe(commonId);
  expect(getAppId({ appId: commonId, ownDomain }, 'tv.nordicice.example')).toBe(commonId);
  expect(getAppId({ ownDomainAppId: ownId, ownDomain }, 'nordic.touchline.example')).toBeUndefined();
  expect(getAppId({}, 'tv.nordicice.example')).toBeUndefined();
});
