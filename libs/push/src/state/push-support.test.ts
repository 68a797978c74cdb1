import { expect, test } from 'vitest';
import { getPushSupport, type BrowserFeatures } from './push-support.ts';

const userAgents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
};
const browserWindow = { Notification: {}, PushManager: {} };
const worker = { serviceWorker: {} };

test.each<[string, BrowserFeatures, string]>([
  [
    'a browser with notifications',
    { ...browserWindow, navigator: { ...worker, userAgent: userAgents.chrome } },
    'here',
  ],
  ['a browser on an iPhone', { navigator: { ...worker, userAgent: userAgents.iphone, standalone: false } }, 'install'],
  [
    'a browser on an iPad, which reports a Mac',
    { navigator: { ...worker, userAgent: userAgents.mac, platform: 'MacIntel', maxTouchPoints: 5 } },
    'install',
  ],
  [
    'a site on the home screen of an iPhone',
    { ...browserWindow, navigator: { ...worker, userAgent: userAgents.iphone, standalone: true } },
    'here',
  ],
  [
    'a site on the home screen of an old iPhone',
    { navigator: { ...worker, userAgent: userAgents.iphone, standalone: true } },
    'off',
  ],
  ['a Mac without notifications', { navigator: { ...worker, userAgent: userAgents.mac, platform: 'MacIntel' } }, 'off'],
  ['a page inside an app', { Notification: {}, navigator: { ...worker, userAgent: userAgents.chrome } }, 'off'],
  ['a browser without service workers', { ...browserWindow, navigator: { userAgent: userAgents.chrome } }, 'off'],
  [
    'a page that is not encrypted',
    { ...browserWindow, isSecureContext: false, navigator: { ...worker, userAgent: userAgents.chrome } },
    'off',
  ],
])('the kind of push support is detected for %s', (_case, window, expectedSupport) => {
  expect(getPushSupport(window)).toBe(expectedSupport);
});
