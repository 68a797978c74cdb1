import { expect, test } from 'vitest';
import { address, type AddressRules, isSource } from './address.ts';
import { baseUrl, httpsUrl, linkTarget, sentryDsn, siteUrl, socketUrl } from './fields.ts';

/** Endings of a host that a URL parser accepts unchanged, and that would change the policy after the host. */
const hostsWithPolicySyntax = [
  'forms.example;sandbox',
  'forms.example,b.example',
  "forms.example'",
  '*.example',
  'a*.example',
];

test.each(hostsWithPolicySyntax)('every kind of address refuses the host %s', (host) => {
  const localRules: AddressRules = { local: true };
  for (const schema of [httpsUrl, baseUrl, linkTarget, siteUrl, address(localRules), address({ origin: true })])
    expect(schema.safeParse(`https://${host}`).success).toBe(false);
  expect(socketUrl.safeParse(`wss://${host}/`).success).toBe(false);
  expect(sentryDsn.safeParse(`https://key@${host}/1`).success).toBe(false);
});

test.each(['https://a.example/ b', 'https://a.example/\\b', ' https://a.example/', 'https://a.exa\tmple/'])(
  'the address %j is refused, although a URL parser would repair it',
  (text) => expect(httpsUrl.safeParse(text).success).toBe(false),
);

test('plain http is accepted only on this machine, and only in an address for development', () => {
  const isValidAddress = (text: string, rules?: AddressRules) => address(rules).safeParse(text).success;
  for (const text of ['http://localhost:4001/form', 'http://127.0.0.1:4001/']) {
    expect(isValidAddress(text, { local: true })).toBe(true);
    expect(isValidAddress(text)).toBe(false);
  }
  expect(isValidAddress('http://localhost.evil.example/', { local: true })).toBe(false);
});

test('a path, a # and a trailing slash are refused when the rules exclude them', () => {
  const isValidAddress = (text: string, rules?: AddressRules) => address(rules).safeParse(text).success;
  expect(isValidAddress('https://pay.example', { origin: true })).toBe(true);
  expect(isValidAddress('https://pay.example/', { origin: true })).toBe(false);
  expect(isValidAddress('https://id.example/auth?kind=fan', { whole: true })).toBe(true);
  expect(isValidAddress('https://id.example/auth#part', { whole: true })).toBe(false);
});

test.each(["'self'", 'blob:', 'data:', 'https://*.cdn.example:8443', 'https://www.googletagmanager.com/gtag/js'])(
  'accepts %s as a source of the content security policy',
  (source) => expect(isSource(source)).toBe(true),
);

test.each(["'unsafe-eval'", 'https:', '*', 'https://a.example/x;y', 'https://a.example/ x', 'https://a.example/*', ''])(
  'rejects "%s" as a source of the content security policy',
  (source) => expect(isSource(source)).toBe(false),
);
