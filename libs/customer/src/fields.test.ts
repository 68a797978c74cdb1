import { expect, test } from 'vitest';
import type { z } from 'zod';
import { baseUrl, cspHost, plainText, socketUrl } from './fields.ts';

const expected = (schema: z.ZodType, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test.each([
  [baseUrl, 'https://api.acme.example/?customer=acme'],
  [baseUrl, 'https://api.acme.example/#v1'],
  [socketUrl, 'wss://api.acme.example/?customer=acme'],
])('paths could not be put behind the address of a backend or socket with a query: %#', (schema, value) => {
  expect(expected(schema, value)).toEqual(['an address without ? and #']);
});

test.each(['https://a.acme.example,https://b.acme.example', 'https://a.acme.example;b/'])(
  'two backends in one, as %s, are none: the policy would end at its first host',
  (base) => {
    expect(expected(baseUrl, base)).toEqual(["a path on the portal's own host, such as /, or an https address"]);
  },
);

test('a source of the policy has a port that there is: browsers pass over any other, and what it names does not come', () => {
  expect(expected(cspHost, 'https://*.acme.example:8443')).toEqual([]);
  expect(expected(cspHost, 'https://cdn.acme.example:84430')).toEqual([
    'https:// or wss:// and a host with a port up to 65535',
  ]);
});

test.each(['\u200b', '\u2060\u200d', '\u3164'])('a text of a customer is one that can be seen: %j', (value) => {
  expect(expected(plainText, value)).toContain('a text that can be seen');
});
