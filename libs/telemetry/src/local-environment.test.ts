import { expect, test } from 'vitest';
import { isLocalEnvironment } from './local-environment.ts';

test.each([
  'localhost',
  'LOCALHOST',
  'localhost.',
  'nordic.localhost',
  'box.local',
  'portal.test',
  '127.0.0.1',
  '127.8.0.1',
  '0.0.0.0',
  '[::1]',
  '10.0.0.8',
  '172.16.0.1',
  '172.31.255.1',
  '192.168.1.20',
])('the host %s counts as local', (host) => {
  expect(isLocalEnvironment(host)).toBe(true);
});

test.each([
  'tv.nordicice.example',
  'localhost.example.com',
  'notlocalhost',
  'local.example.com',
  '172.32.0.1',
  '11.0.0.1',
  '192.169.1.1',
  '128.0.0.1',
  '[2001:db8::1]',
])('the host %s counts as public', (host) => {
  expect(isLocalEnvironment(host)).toBe(false);
});
