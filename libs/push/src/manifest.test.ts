import { expect, test } from 'vitest';
import { safeParse } from 'zod';
import { manifest } from './manifest.ts';

test('the feature has the id `push`, refuses unknown options, and reads its ids from shared keys of customer.json', () => {
  expect(manifest.id).toBe('push');
  expect(safeParse(manifest.options, { standIn: 'https://evil.example' }).success).toBe(false);
  expect([...Object.values(manifest.customerValues ?? {}), manifest.enabledBy]).toEqual([
    'app_config.app_id_oneSignal',
    'app_config.app_id_oneSignal_custom_domain_prod',
    'custom_domain_url',
    'enable_notifications_oneSignal',
  ]);
});

test('the manifest declares a slot fill and a start effect without loading their code', () => {
  const fills = manifest.fills?.({ appId: 'an-id' });
  expect(fills?.map(({ slot, Content }) => [slot, Content])).toEqual([['headerTools', undefined]]);
  expect(manifest.start).toBeTypeOf('function');
});

test('a customer without an app id has no bell', () => {
  expect(manifest.fills?.({})).toEqual([]);
  expect(manifest.fills?.({ ownDomainAppId: 'an-id' })).toHaveLength(1);
});

test('the policy allows only hosts of OneSignal, and the service worker comes from the portal’s host', () => {
  const { script = [], connect = [] } = manifest.csp?.({ ownDomainAppId: 'an-id' }) ?? {};
  expect(script).toEqual(['https://cdn.onesignal.com/sdks/web/v16/']);
  expect(connect.every((host) => /^https:\/\/(?:[a-z]+\.)?onesignal\.com$/.test(host))).toBe(true);
  expect(manifest.csp?.({})).toEqual({});
  expect(Object.keys(manifest.files?.({}) ?? {})).toEqual(['/push/OneSignalSDKWorker.js']);
});
