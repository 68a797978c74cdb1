import { expect, test } from 'vitest';
import { getSiteOrigin } from './site-origin.ts';

test('a customer’s origin is its domain, or else its first host that others can reach', () => {
  const hosts = ['demo.localhost', 'tv.demo.example', 'demo.example'];
  expect(getSiteOrigin({ custom_domain_url: 'https://own.example/tv/', hosts })).toBe('https://own.example');
  expect(getSiteOrigin({ hosts })).toBe('https://tv.demo.example');
});

test('the origin of a customer with local hosts alone is the local address', () => {
  expect(getSiteOrigin({ hosts: ['demo.localhost'] })).toBe('http://demo.localhost');
});
