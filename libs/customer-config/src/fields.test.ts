import { expect, test } from 'vitest';
import type { z } from 'zod';
import { baseUrl, cspHost, plainText, socketUrl } from './fields.ts';

const getExpectations = (schema: z.ZodType, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test.each([
  [baseUrl, 'https://api.acme.example/?customer=acme'],
  [baseUrl, 'https://api.acme.example/#v1'],
  [socketUrl, 'wss://api.acme.example/?customer=acme'],
])('an address of a backend or socket with a query is refused, because paths are appended: %#', (schema, value) => {
  expect(getExpectations(schema, value)).toEqual(['an address without ? and #']);
});

test.each(['https://a.acme.example,https://b.acme.example', 'https://a.acme.example;b/'])(
  'two backends in one text, such as %s, are refused, because they would end the policy at the first host',
  (base) => {
    expect(getExpectations(baseUrl, base)).toEqual(["a path on the portal's own host, such as /, or an https address"]);
  },
);

test('a source of the Content-Security-Policy with an invalid port is refused, because browsers ignore it', () => {
  expect(getExpectations(cspHost, 'https://*.acme.example:8443')).toEqual([]);
  expect(getExpectations(cspHost, 'https://cdn.acme.example:84430')).toEqual([
    'https:// or wss:// and a host with a port up to 65535',
  ]);
});

test.each(['\u200b', '\u2060\u200d', '\u3164'])('an invisible text is refused: %j', (value) => {
  expect(getExpectations(plainText, value)).toContain('a text with visible characters');
});
