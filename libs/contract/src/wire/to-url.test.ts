import { expect, test } from 'vitest';
import { toUrl } from './to-url.ts';

test('toUrl returns null for an invalid address, with and without a base', () => {
  expect(toUrl('/live/')).toBeNull();
  expect(toUrl('https://')).toBeNull();
  expect(toUrl('http://[', 'https://acme.example')).toBeNull();
  expect(toUrl('/live/', 'https://acme.example')?.href).toBe('https://acme.example/live/');
});
