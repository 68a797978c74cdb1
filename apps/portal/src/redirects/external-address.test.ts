import { expect, test } from 'vitest';
import { getExternalAddress } from './external-address.ts';

const site = {
  redirectHosts: ['tv.acme.example'],
  externalHosts: ['tickets.example'],
  socialLinks: [{ kind: 'x', href: 'https://x.com/acme' }],
};

test.each([
  'https://tickets.example/buy?match=1',
  'https://tv.acme.example/',
  'https://x.com/acme/status/1',
  'https://play.google.com/store/apps/details?id=acme',
])('the address %s is accepted, because the customer names its host', (to) =>
  expect(getExternalAddress(to, site)).toBe(to),
);

test.each([
  'https://evil.example/',
  'https://tickets.example.evil.example/',
  'https://shop.tickets.example/',
  'https://tickets.example./',
  'https://tickets.example@evil.example/',
  'https://evil.example#tickets.example',
  'https://tickets.example:8443/',
  'http://tickets.example/',
  'https://tіckets.example/',
  '//tickets.example/',
  'javascript:alert(1)',
])('the address %s is refused', (to) => expect(getExternalAddress(to, site)).toBeNull());
