import { expect, test } from 'vitest';
import { siteOrigin } from './site-origin.ts';

test('a customer is named by its domain, and without one by the first of its hosts that others reach', () => {
  const hosts = ['demo.localhost', 'tv.demo.example', 'demo.example'];
  expect(siteOrigin({ custom_domain_url: 'https://own.example/tv/', hosts })).toBe('https://own.example');
  expect(siteOrigin({ hosts })).toBe('https://tv.demo.example');
});

test('one that is on this machine alone is named as it is reached there', () => {
  expect(siteOrigin({ hosts: ['demo.localhost'] })).toBe('http://demo.localhost');
});
