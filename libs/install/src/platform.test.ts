import { expect, test } from 'vitest';
import { getPhone, getPlatform, isAppleSafari } from './platform.ts';

const macUserAgent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const iPhoneUserAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'android',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  ],
  ['android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  [
    'android',
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
  ],
  ['ios', `${iPhoneUserAgent} CriOS/140.0 Mobile/15E148 Safari/604.1`],
  ['ios', `${iPhoneUserAgent} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
  ['ios', `${iPhoneUserAgent} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/605.1.15`],
  ['ios', `${iPhoneUserAgent} Mobile/15E148 [FBAN/FBIOS]`],
  [null, `${iPhoneUserAgent} Version/18.0 Mobile/15E148 Safari/604.1`],
  [
    null,
    'Mozilla/5.0 (Linux; Android 15; Pixel Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  ],
  [null, macUserAgent],
  [null, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'],
  [null, ''],
])('getPhone returns %s for %s', (phone, userAgent) => expect(getPhone(userAgent)).toBe(phone));

test.each([
  ['android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 5],
  ['ios', iPhoneUserAgent, 5],
  ['ios', macUserAgent, 5],
  [null, macUserAgent, 0],
  [null, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 10],
])('the platform is %s for the user agent %s with %i touch points', (platform, userAgent, maxTouchPoints) => {
  expect(getPlatform({ userAgent, maxTouchPoints })).toBe(platform);
});

test('Safari on a phone or tablet is detected, and browsers with a similar user agent are not', () => {
  const phoneUserAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1';
  const macUserAgent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
  expect(isAppleSafari({ userAgent: phoneUserAgent, maxTouchPoints: 5 })).toBe(true);
  expect(isAppleSafari({ userAgent: macUserAgent, maxTouchPoints: 5 })).toBe(true);
  expect(isAppleSafari({ userAgent: macUserAgent, maxTouchPoints: 0 })).toBe(false);
  expect(isAppleSafari({ userAgent: phoneUserAgent.replace('Version/26.0', 'CriOS/140.0'), maxTouchPoints: 5 })).toBe(
    false,
  );
});
