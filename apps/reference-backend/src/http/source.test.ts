import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { getSource } from './source.ts';

async function readSource(remoteAddress: string, forwarded?: string, proxies: string[] = []): Promise<string> {
  const app = new Hono();
  const getClientSource = getSource(proxies);
  app.get('/', (context) => context.text(getClientSource(context)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text();
}

test('the source is the connection’s address, and an untrusted client’s X-Forwarded-For is ignored', async () => {
  expect(await readSource('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(await readSource('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test('behind trusted proxies, the source is the first untrusted address from the right of X-Forwarded-For', async () => {
  const proxies = ['127.0.0.1', '10.0.0.0/8'];
  expect(await readSource('127.0.0.1', '203.0.113.7', proxies)).toBe('203.0.113.7');
  expect(await readSource('127.0.0.1', 'made-up, 198.51.100.1, 203.0.113.7, 10.1.2.3', proxies)).toBe('203.0.113.7');
  expect(await readSource('::ffff:127.0.0.1', '203.0.113.7', proxies)).toBe('203.0.113.7');
  expect(await readSource('127.0.0.1', 'nonsense', proxies)).toBe('127.0.0.1');
  expect(await readSource('203.0.113.9', '127.0.0.1', proxies)).toBe('203.0.113.9');
});

test('the addresses of an IPv6 network are one source', async () => {
  expect(await readSource('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(await readSource('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2::/64');
  expect(await readSource('::1')).toBe('0:0:0:0::/64');
  expect(await readSource('::1', '2001:db8::7', ['::1'])).toBe('2001:db8:0:0::/64');
});

test.each(['localhost', '10.0.0.0/33', '10.0.0/8', ''])('the proxy option "%s" is refused', (proxy) => {
  expect(() => getSource([proxy])).toThrow(RangeError);
});
