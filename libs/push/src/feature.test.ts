import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { csp, files, onBy, options, reads } from './options.ts';

test('has the id push, refuses unknown options, and reads its ids from shared keys of customer.json', () => {
  expect(feature.id).toBe('push');
  expect(options.safeParse({ standIn: 'https://evil.example' }).success).toBe(false);
  expect([...Object.values(reads), onBy]).toEqual([
    'app_config.app_id_oneSignal',
    'app_config.app_id_oneSignal_custom_domain_prod',
    'custom_domain_url',
    'enable_notifications_oneSignal',
  ]);
});

test('declares a fill and a start effect without loading their code', () => {
  const { fills = [], start } = feature.contribute({ appId: 'an-id' });
  expect(fills.map(({ slot, Content }) => [slot, Content])).toEqual([['headerTools', undefined]]);
  expect(start).toBeTypeOf('function');
});

test('contributes no bell when the customer has no app id', () => {
  expect(feature.contribute({}).fills).toEqual([]);
  expect(feature.contribute({ ownDomainAppId: 'an-id' }).fills).toHaveLength(1);
});

test('allows only hosts of OneSignal, and serves the service worker from the portal’s host', () => {
  const { script = [], connect = [] } = csp({ ownDomainAppId: 'an-id' });
  expect(script).toEqual(['https://cdn.onesignal.com/sdks/web/v16/']);
  expect(connect.every((host) => /^https:\/\/(?:[a-z]+\.)?onesignal\.com$/.test(host))).toBe(true);
  expect(csp({})).toEqual({});
  expect(Object.keys(files())).toEqual(['/push/OneSignalSDKWorker.js']);
});
