import { describe, expect, it } from 'vitest';
import { isSameOrigin, resolveAddress } from './resolve-address.ts';

describe('resolveAddress', () => {
  it.each([
    ['https://api.test', 'https://cdn.test/a.m3u8', 'https://cdn.test/a.m3u8'],
    ['https://api.test/base/', '/media/a.jpg', 'https://api.test/base/media/a.jpg'],
    ['https://api.test', 'media/a.jpg', 'https://api.test/media/a.jpg'],
    ['', '/media/a.jpg', '/media/a.jpg'],
    ['', ' HTTPS://cdn.test/x ', 'HTTPS://cdn.test/x'],
    ['http://192.168.1.20:4100/base', 'http://192.168.1.20:4100/a.m3u8', 'http://192.168.1.20:4100/a.m3u8'],
  ])('the base %j and the address %j resolve to %s', (base, address, expectedUrl) => {
    expect(resolveAddress(base, address)).toBe(expectedUrl);
  });

  it.each([
    '',
    '  ',
    '//evil.test',
    '\\\\evil',
    '/\\evil',
    'data:text/html,x',
    'javascript:1',
    'blob:x',
    'https://',
    'http:evil',
    'http://cdn.test/a.m3u8',
    'http://api.test/a.m3u8',
  ])('the address %j is refused', (address) => {
    expect(resolveAddress('https://api.test', address)).toBeUndefined();
  });
});

describe('isSameOrigin', () => {
  it('isSameOrigin compares whole origins', () => {
    expect(isSameOrigin('https://api.test/base', 'https://api.test/x')).toBe(true);
    expect(isSameOrigin('https://api.test', 'https://api.test.evil/x')).toBe(false);
    expect(isSameOrigin('', '/api/x')).toBe(true);
  });
});
