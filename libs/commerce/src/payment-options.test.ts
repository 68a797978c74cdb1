import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { payment } from './payment-options.ts';

const liveConfig = { provider: 'mercado_pago', public_key: 'APP_USR-12345678-90ab-cdef-1234-567890abcdef' } as const;

test('accepts the kind of key of each provider, and an origin only for a sandbox', () => {
  const isValidPayment = (value: unknown) => payment.safeParse(value).success;
  expect(isValidPayment({ provider: 'sandbox', public_key: 'pk_sandbox_touchline' })).toBe(true);
  expect(isValidPayment({ provider: 'sandbox', public_key: 'pk_1234', origin: 'http://localhost:4002' })).toBe(true);
  expect(isValidPayment(liveConfig)).toBe(true);
  expect(isValidPayment({ ...liveConfig, origin: 'https://pay.example' })).toBe(false);
  expect(isValidPayment({ provider: 'sandbox', public_key: liveConfig.public_key })).toBe(false);
  const refusedOrigins = [
    'http://pay.example',
    'https://pay.example/',
    'https://u:p@pay.example',
    'javascript:alert(1)',
  ];
  for (const origin of [...refusedOrigins, 'https://pay.example;sandbox'])
    expect(isValidPayment({ provider: 'sandbox', public_key: 'pk_1234', origin })).toBe(false);
});

test('the Content-Security-Policy allows the provider’s hosts on payment pages, and no host without a provider', () => {
  expect(manifest.csp?.({ payment: liveConfig }).pay?.frame).toEqual(['https://secure-fields.mercadopago.com']);
  expect(manifest.csp?.({ payment: liveConfig }).pay?.script).toContain('https://sdk.mercadopago.com/js/v2');
  expect(manifest.csp?.({})).toEqual({});
});
