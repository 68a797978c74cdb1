import { expect, test } from 'vitest';
import { csp } from './options.ts';
import { payment } from './payment-options.ts';

const live = { provider: 'mercado_pago', public_key: 'APP_USR-12345678-90ab-cdef-1234-567890abcdef' } as const;

test('accepts each provider’s own kind of key, and an origin for a sandbox only', () => {
  const isGood = (value: unknown) => payment.safeParse(value).success;
  expect(isGood({ provider: 'sandbox', public_key: 'pk_sandbox_touchline' })).toBe(true);
  expect(isGood({ provider: 'sandbox', public_key: 'pk_1234', origin: 'http://localhost:4002' })).toBe(true);
  expect(isGood(live)).toBe(true);
  expect(isGood({ ...live, origin: 'https://pay.example' })).toBe(false);
  expect(isGood({ provider: 'sandbox', public_key: live.public_key })).toBe(false);
  const refused = ['http://pay.example', 'https://pay.example/', 'https://u:p@pay.example', 'javascript:alert(1)'];
  for (const origin of [...refused, 'https://pay.example;sandbox'])
    expect(isGood({ provider: 'sandbox', public_key: 'pk_1234', origin })).toBe(false);
});

test('the policy allows the provider’s hosts on the pages that take payments, and no host without a provider', () => {
  expect(csp({ payment: live }).pay?.frame).toEqual(['https://secure-fields.mercadopago.com']);
  expect(csp({ payment: live }).pay?.script).toContain('https://sdk.mercadopago.com/js/v2');
  expect(csp({})).toEqual({});
});
