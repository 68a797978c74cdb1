import { expect, test } from 'vitest';
import { csp, options } from './options.ts';

test('the Content-Security-Policy allows the customer’s ad hosts for calls, media and images, and no others', () => {
  const hosts = ['https://ads.example', 'https://*.adcdn.example:8443'];
  expect(csp(options.parse({ ads: { hosts } }))).toEqual({ connect: hosts, media: hosts, image: hosts });
  expect(csp(options.parse({ ads: {} }))).toEqual({ connect: [], media: [], image: [] });
  expect(csp(options.parse({}))).toEqual({ connect: [], media: [], image: [] });
});

test('the options accept the customer’s key servers and certificate hosts, and refuse unsafe addresses', () => {
  const drm = {
    widevine: { license_url: 'https://keys.example/widevine?for=acme' },
    fairplay: { license_url: 'https://keys.example/fairplay', certificate_url: 'https://certs.example:8443/acme.cer' },
  };
  expect(csp(options.parse({ drm })).connect).toEqual(['https://keys.example', 'https://certs.example:8443']);
  const refusedOrigins = ['http://keys.example', 'keys.example', 'data:,', '', 'https://acme:secret@keys.example/'];
  for (const license_url of [...refusedOrigins, 'https://keys.example;sandbox/', 'https://keys.example,b.example/'])
    expect(options.safeParse({ drm: { widevine: { license_url } } }).success).toBe(false);
  expect(options.safeParse({ drm: { fairplay: drm.widevine } }).success).toBe(false);
  expect(options.safeParse({ drm: { ...drm, token_header: 'Cookie' } }).success).toBe(false);
});

test('the options accept headers for CMCD data, and refuse a boolean', () => {
  expect(options.parse({ cmcd: 'headers' }).cmcd).toBe('headers');
  expect(options.parse({}).cmcd).toBeUndefined();
  expect(options.safeParse({ cmcd: true }).success).toBe(false);
});

test.each([
  'http://ads.example',
  'https://*',
  'https://*.*.example',
  "'unsafe-eval'",
  'https://a.example; script-src *',
  'data:',
  'https://ads.example:99999',
])('%s is refused as a host for ads', (host) => {
  expect(options.safeParse({ ads: { hosts: [host] } }).success).toBe(false);
});
