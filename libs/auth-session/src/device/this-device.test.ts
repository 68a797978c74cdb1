// @vitest-environment node
import { expect, it } from 'vitest';
import { createBrowser } from '../testing/browser.ts';
import { keys } from '../testing/open-page.ts';
import { describeBrowser } from './describe-browser.ts';
import { createThisDevice } from './this-device.ts';

it.each([
  [
    'Chrome on Windows',
    'Windows',
    '10',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    'Safari on iOS',
    'iOS',
    '18.5',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox on Android', 'Android', '15', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  [
    'Safari on macOS',
    'macOS',
    '10.15.7',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
])('the name of the device is %s', (name, os_name, os_version, userAgent) => {
  expect(describeBrowser(userAgent)).toEqual({ name, os_name, os_version });
});

it.each(['', 'x', '💥'.repeat(500)])('an unknown user agent has no name and no system: %j', (userAgent) => {
  expect(describeBrowser(userAgent)).toEqual({});
});

it('a device has one random UUID per browser and customer', () => {
  const browser = createBrowser();
  const { platform } = browser.openTab();
  const id = createThisDevice(platform, 'nordic').id();
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(createThisDevice(browser.openTab().platform, 'nordic').id()).toBe(id);
  expect(createThisDevice(browser.openTab().platform, 'galil').id()).not.toBe(id);
});

it('after a browser update, the device has a new name and system, and the same id', async () => {
  const browser = createBrowser();
  const { platform } = browser.openTab();
  const descriptionBefore = await createThisDevice(platform, 'nordic', '1.0').describe();
  expect(descriptionBefore).toMatchObject({ name: 'Chrome on Windows', os_name: 'Windows', app_version: '1.0' });
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const descriptionAfter = await createThisDevice({ ...platform, userAgent }, 'nordic').describe();
  expect(descriptionAfter).toMatchObject({ id: descriptionBefore.id, name: 'Firefox on Linux' });
});

it.each(['{', '{"version":1,"id":""}', '{"version":9,"id":"x"}', 'null'])(
  'a new device id is made when the stored device is %s',
  (text) => {
    const browser = createBrowser();
    browser.values.set(keys.device, text);
    const device = createThisDevice(browser.openTab().platform, 'nordic');
    expect(device.id()).toHaveLength(36);
    expect(browser.values.get(keys.device)).toContain(device.id());
  },
);

it('a device lasts for the visit when storage is blocked', async () => {
  const browser = createBrowser();
  browser.storageFault = 'blocked';
  const device = createThisDevice(browser.openTab().platform, 'nordic');
  expect(await device.describe()).toMatchObject({ id: device.id(), name: 'Chrome on Windows' });
});
