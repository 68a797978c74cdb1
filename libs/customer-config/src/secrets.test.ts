import { expect, test } from 'vitest';
import { findSecretFaults } from './secrets.ts';

const findSecrets = (value: unknown) =>
  findSecretFaults('acme/customer.json', value).map((fault) => `${fault.path}: ${fault.found}`);

test('private keys, tokens and passwords are recognised at any path', () => {
  expect(findSecrets({ a: ['x', '-----BEGIN PRIVATE KEY-----\nMIIE'] })).toEqual(['a[1]: a private key']);
  expect(findSecrets({ sentry_dsn: 'https://key:secret@errors.example/1' })).toEqual([
    'sentry_dsn: an address with a password',
  ]);
  expect(findSecrets({ app: { rest_key: 'abc' } })).toEqual(['app.rest_key: a value whose key names a secret']);
  expect(findSecrets({ google: { client_id: 'GOCSPX-Ab12cd34Ef56gh78Ij90' } })).toEqual([
    "google.client_id: Google's client secret",
  ]);
  expect(findSecrets({ facebook: { app_id: '0123456789abcdef0123456789abcdef' } })).toEqual([
    "facebook.app_id: an app's secret",
  ]);
  expect(findSecrets({ k: 'eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.sig' })).toEqual(['k: a signed token']);
});

test('the address for fetching tokens is no secret, unless it contains a secret', () => {
  expect(findSecrets({ access_token_url: 'https://id.example/token' })).toEqual([]);
  for (const url of ['https://id.example/token?key=abc', 'abc', 'https://me:word@id.example/token']) {
    expect(findSecrets({ access_token_url: url })).toHaveLength(1);
  }
});

test('public keys and ordinary addresses are no secrets', () => {
  expect(
    findSecrets({
      payment: { public_key: 'pk_live_51H8abcdefghijkl' },
      sentry_dsn: 'https://0123456789abcdef@errors.example/1',
      league_ids: ['0123456789abcdef0123456789abcdef'],
      app_id: '100000000000001',
      app_id_oneSignal: '7b1f5a2e-9a0c-4d3b-8d0e-2f6a1b3c4d5e',
    }),
  ).toEqual([]);
});
