import { expect, test } from 'vitest';
import { csp, options } from './options.ts';

test('all that an ad is made of may come from the hosts that the customer names, and nothing from any other', () => {
  const hosts = ['https://ads.example', 'https://*.adcdn.example:8443'];
  expect(csp(options.parse({ ads: { hosts } }))).toEqual({ connect: hosts, media: hosts, image: hosts });
  expect(csp(options.parse({ ads: {} }))).toEqual({ connect: [], media: [], image: [] });
  expect(csp(options.parse({}))).toEqual({ connect: [], media: [], image: [] });
});

test.each([
  'http://ads.example',
  'https://*',
  'https://*.*.example',
  "'unsafe-eval'",
  'https://a.example; script-src *',
  'data:',
  'https://ads.example:99999',
])('%s is no host for ads', (host) => {
  expect(options.safeParse({ ads: { hosts: [host] } }).success).toBe(false);
});
