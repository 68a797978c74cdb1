import { expect, test } from 'vitest';
import { getAppAddress } from './app-address.ts';

const playStoreUrl = 'https://play.google.com/store/apps/details?id=example.nordicice';
const page = 'https://tv.example/de/events/7/?media_type=clip#end';
const chromeUserAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36';

test('on Android the address opens the page in the app, with the store as fallback', () => {
  expect(getAppAddress('android', playStoreUrl, page, chromeUserAgent)).toBe(
    `intent://tv.example/de/events/7/?media_type=clip#Intent;scheme=https;package=example.nordicice;S.browser_fallback_url=${encodeURIComponent(playStoreUrl)};end`,
  );
});

test.each([
  ['an iPhone', 'ios', 'https://apps.apple.com/app/id1', ''],
  ['a window of another app', 'android', playStoreUrl, chromeUserAgent.replace('Pixel 9)', 'Pixel 9; wv)')],
  ['another store', 'android', 'https://appgallery.huawei.com/app/C1', chromeUserAgent],
  ['an invalid id', 'android', 'https://play.google.com/store/apps/details?id=a;end', chromeUserAgent],
  ['a missing id', 'android', 'https://play.google.com/store/apps/dev', chromeUserAgent],
] as const)('returns the address of the store for %s', (_what, phone, store, userAgent) => {
  expect(getAppAddress(phone, store, page, userAgent)).toBe(store);
});
