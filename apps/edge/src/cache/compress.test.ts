import { expect, test } from 'vitest';
import { chooseEncoding } from './compress.ts';

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, BR; q=0.5', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, identity', 'identity'],
  ['br ; Q=0.000, gzip;q=1', 'gzip'],
  ['br;q=0.001', 'br'],
  ['x-br, gzip;q=0', 'identity'],
])('a text for a browser with Accept-Encoding “%s” is sent as %s', (acceptEncoding, encoding) => {
  expect(chooseEncoding(acceptEncoding)).toBe(encoding);
});
