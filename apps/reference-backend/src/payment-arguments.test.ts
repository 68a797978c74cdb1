import { expect, test } from 'vitest';
import { BadArgument } from './parse-numbers.ts';
import { getPaymentSettings } from './payment-arguments.ts';

const validSettings = { PAYMENTS_SECRET_KEY: 'sk_of_ours', PAYMENTS_WEBHOOK_SECRET: 'whsec_of_ours' };
const sandboxes = { PAYMENTS_SECRET_KEY: 'sk_sandbox_touchline', PAYMENTS_WEBHOOK_SECRET: 'whsec_of_ours' };

test('a local sandbox needs no secrets, and without a provider there are no payment settings', () => {
  expect(getPaymentSettings({}, validSettings)).toBeUndefined();
  expect(getPaymentSettings({ 'payments-url': 'http://127.0.0.1:4002/' }, {})).toMatchObject({
    url: 'http://127.0.0.1:4002',
    secretKey: 'sk_sandbox_touchline',
  });
});

test.each([
  ['an external provider without secrets', { 'payments-url': 'https://pay.example' }, {}],
  [
    'an external provider with only one of two secrets',
    { 'payments-url': 'https://pay.example' },
    { PAYMENTS_SECRET_KEY: 'x' },
  ],
  [
    'a sandbox without secrets, for a backend that other machines can reach',
    { 'payments-url': 'http://localhost:4002', host: '0.0.0.0' },
    {},
  ],
  ['an external provider with the sandbox’s public secrets', { 'payments-url': 'https://pay.example' }, sandboxes],
  ['an external provider without https', { 'payments-url': 'http://pay.example' }, validSettings],
  ['a provider whose host only begins with 127.0.0.1', { 'payments-url': 'http://127.0.0.1.evil.example' }, {}],
  ['an address without a scheme', { 'payments-url': 'pay.example' }, validSettings],
])('unsafe settings are refused: %s', (_, values, secrets) => {
  expect(() => getPaymentSettings(values, secrets)).toThrow(BadArgument);
});

test('an external provider gets its configured secrets', () => {
  expect(getPaymentSettings({ 'payments-url': 'https://pay.example', host: '0.0.0.0' }, validSettings)).toEqual({
    url: 'https://pay.example',
    secretKey: 'sk_of_ours',
    webhookSecret: 'whsec_of_ours',
  });
});
