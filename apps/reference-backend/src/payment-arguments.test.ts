import { expect, test } from 'vitest';
import { BadArgument } from './parse-numbers.ts';
import { getPaymentSettings } from './payment-arguments.ts';

const validSettings = { PAYMENTS_SECRET_KEY: 'sk_of_ours', PAYMENTS_WEBHOOK_SECRET: 'whsec_of_ours' };
const sandboxes = { PAYMENTS_SECRET_KEY: 'sk_sandbox_touchline', PAYMENTS_WEBHOOK_SECRET: 'whsec_of_ours' };

test('a local sandbox needs no secrets, and a backend without a provider sells no products', () => {
  expect(getPaymentSettings({}, validSettings)).toBeUndefined();
  expect(getPaymentSettings({ 'payments-url': 'http://127.0.0.1:4002/' }, {})).toMatchObject({
    url: 'http://127.0.0.1:4002',
    secretKey: 'sk_sandbox_touchline',
  });
});

test.each([
  ['a provider elsewhere, without secrets', { 'payments-url': 'https://pay.example' }, {}],
  [
    'a provider elsewhere, with one of two secrets',
    { 'payments-url': 'https://pay.example' },
    { PAYMENTS_SECRET_KEY: 'x' },
  ],
  [
    'a sandbox without secrets, for a backend that others can reach',
    { 'payments-url': 'http://localhost:4002', host: '0.0.0.0' },
    {},
  ],
  ['the sandbox’s secret key at a provider elsewhere', { 'payments-url': 'https://pay.example' }, sandboxes],
  ['a provider elsewhere without https', { 'payments-url': 'http://pay.example' }, validSettings],
  [
    'a provider whose host only begins like this machine’s address',
    { 'payments-url': 'http://127.0.0.1.evil.example' },
    {},
  ],
  ['no address', { 'payments-url': 'pay.example' }, validSettings],
])('refuses unsafe settings: %s', (_, values, secrets) => {
  expect(() => getPaymentSettings(values, secrets)).toThrow(BadArgument);
});

test('asks an external provider with its configured secrets', () => {
  expect(getPaymentSettings({ 'payments-url': 'https://pay.example', host: '0.0.0.0' }, validSettings)).toEqual({
    url: 'https://pay.example',
    secretKey: 'sk_of_ours',
    webhookSecret: 'whsec_of_ours',
  });
});
