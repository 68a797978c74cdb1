import { expect, test } from 'vitest';
import { getAppId } from './app-id.ts';

const [common, own] = ['4e0e9f8a-7a37-4d42-9c0e-2f7d0a7f0c11', '8a2f0c9e-1b1d-4c63-8f55-d4b7c1f2a0e2'];
const ownDomain = 'https://tv.nordicice.example/';

test('returns the app id that belongs to the host name', () => {
  const both = { appId: common, ownDomainAppId: own, ownDomain };
  expect(getAppId(both, 'tv.nordicice.example')).toBe(own);
  expect(getAppId(both, 'nordic.touchline.example')).toBe(common);
  expect(getAppId({ appId: common, ownDomain }, 'tv.nordicice.example')).toBe(common);
  expect(getAppId({ ownDomainAppId: own, ownDomain }, 'nordic.touchline.example')).toBeUndefined();
  expect(getAppId({}, 'tv.nordicice.example')).toBeUndefined();
});
