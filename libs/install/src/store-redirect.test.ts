import { expect, test, vi } from 'vitest';
import { getStoreRedirect } from './store-redirect.ts';

const site = { redirectHosts: ['shop.example.org'] };
const getRedirect = (address: string) => getStoreRedirect(`?storeUrl=${encodeURIComponent(address)}`, site);

test('an address of an app store or of a host that the customer names is accepted', () => {
  expect(getRedirect('https://apps.apple.com/app/id1?x=1')).toBe('https://apps.apple.com/app/id1?x=1');
  expect(getRedirect('https://shop.example.org/a')).toBe('https://shop.example.org/a');
});

test('the text “undefined” and a missing address cause no redirect', () => {
  expect(getStoreRedirect('?storeUrl=undefined', site)).toBeNull();
  expect(getStoreRedirect('', site)).toBeNull();
});

test.each([
  '//evil.example',
  '\\/evil.example',
  'https://apps.apple.com@evil.example/',
  'https://apps.apple.com.evil.example/',
  'https://apps.apple.com%00.evil.example/',
  'data:text/html,x',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'http://apps.apple.com/',
  'https://аpps.apple.com/',
  'https://apps.apple.com:8443/',
  'https:apps.apple.com',
  'https:/\\apps.apple.com',
  `https://apps.apple.com/${'a'.repeat(3000)}`,
])('the address %s is ignored', (address) => {
  const warnSpy = vi.spyOn(console, 'warn').mockReturnValue();
  expect(getRedirect(address)).toBeNull();
  expect(warnSpy.mock.calls).toEqual([['The address in storeUrl was ignored: it is no app store of this site.']]);
  warnSpy.mockRestore();
});

test('host names are compared in any letter case', () => {
  expect(getRedirect('HTTPS://APPS.APPLE.COM/app')).toBe('https://apps.apple.com/app');
});
