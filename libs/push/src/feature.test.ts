import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { csp, files, onBy, options, reads } from './options.ts';

test('the feature stands under its own key and refuses options it does not know: ids are where others may read them', () => {
  expect(feature.id).toBe('push');
  expect(options.safeParse({ standIn: 'https://evil.example' }).success).toBe(false);
  expect([...Object.values(reads), onBy]).toEqual([
    'app_config.app_id_oneSignal',
    'app_config.app_id_oneSignal_custom_domain_prod',
    'custom_domain_url',
    'enable_notifications_oneSignal',
  ]);
});

test('what it contributes is only named: its code comes when it is wanted', () => {
  const { fills = [], start } = feature.contribute({ appId: 'an-id' });
  expect(fills.map(({ slot, Content }) => [slot, Content])).toEqual([['headerTools', undefined]]);
  expect(start).toBeTypeOf('function');
});

test('without an app of the customer’s with the provider there is no bell, and no room for one', () => {
  expect(feature.contribute({}).fills).toEqual([]);
  expect(feature.contribute({ ownDomainAppId: 'an-id' }).fills).toHaveLength(1);
});

test('only the provider’s own hosts are let in, and its worker comes from the portal’s', () => {
  const { script = [], connect = [] } = csp({ ownDomainAppId: 'an-id' });
  expect(script).toEqual(['https://cdn.onesignal.com/sdks/web/v16/']);
  expect(connect.every((host) => /^https:\/\/(?:[a-z]+\.)?onesignal\.com$/.test(host))).toBe(true);
  expect(csp({})).toEqual({});
  expect(Object.keys(files())).toEqual(['/push/OneSignalSDKWorker.js']);
});
