import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Render } from '@touchline/feature-kit/rendering';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEdge, type Edge } from './create-edge.ts';
import { createProxy } from './proxy/proxy.ts';
import { createReports } from './reports/reports.ts';
import { createSites } from './sites/sites.ts';
import { createStaticFiles } from './files/static-files.ts';
import { requestRaw, listen } from './testing/request-raw.ts';
import { createBuiltSite } from './testing/built-site.ts';
import { sendRaw, getStatus } from './testing/send-raw.ts';
import { getPages } from './testing/get-pages.ts';
import { createRendered } from './testing/create-rendered.ts';

// These tests attack a complete edge, whose backend records each request that it receives.

const dist = mkdtempSync(join(tmpdir(), 'touchline-abuse-'));
const render = vi.fn<Render>();
const reachedRequests: string[] = [];
const readForwardedHeaders = (): Record<string, unknown> =>
  JSON.parse(reachedRequests.at(-1) ?? '{}') as Record<string, unknown>;
let backend = createServer();
let edge: Edge;
let port = 0;

async function openEdge(trustedHops: readonly string[] = []): Promise<void> {
  backend = createServer((request, response) => {
    reachedRequests.push(JSON.stringify({ url: request.url, ...request.headers }));
    response.end('backend');
  });
  backend.on('upgrade', (request, socket) => {
    reachedRequests.push(JSON.stringify({ url: request.url, ...request.headers }));
    socket
      .on('error', () => {})
      .end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  edge = createEdge({
    sites: createSites(dist),
    pages: getPages(render),
    files: createStaticFiles(),
    pictures: { get: async () => undefined },
    sitemaps: { get: () => undefined },
    proxy: createProxy(`http://127.0.0.1:${await listen(backend)}`, { trustedHops }),
    reportReceiver: createReports({ log: () => {} }),
    onError: () => {},
  });
  port = await listen(edge.server);
}

beforeEach(async () => {
  mkdirSync(join(dist, 'site/demo/public/assets'), { recursive: true });
  writeFileSync(join(dist, 'site/demo/public/assets/long.bin'), Buffer.alloc(24 * 1024 * 1024));
  writeFileSync(join(dist, 'site/demo/site.json'), JSON.stringify(createBuiltSite()));
  render.mockReset().mockImplementation(async () => createRendered());
  reachedRequests.length = 0;
  await openEdge();
});
afterEach(() => {
  vi.useRealTimers();
  for (const server of [edge.server, backend]) server.close().closeAllConnections();
  rmSync(dist, { recursive: true });
});

const upgradeTo = (protocol: string) => `Connection: Upgrade\r\nUpgrade: ${protocol}\r\n`;
const get = (target: string, headers = '', host = 'Host: demo.example\r\n') =>
  `GET ${target} HTTP/1.1\r\n${host}${headers || 'Connection: close\r\n'}\r\n`;

test.each([
  '/api/../admin',
  '/api/..',
  '/api/./x',
  '/api/%2e%2e/admin',
  '/api/%2E./admin',
  '/api/.%2e%2fadmin',
  '/api/..%2fadmin',
  '/api/x%2f..%2f..%2fadmin',
  '/api/%252e%252e/admin',
  '/api/..;/admin',
  '/api/..;v=1/admin',
  '/api/..#/x',
  '/api/..%23/x',
  '/api/..%3f/x',
  '/live/#/',
  '/api/x?y#/../z',
  '/api\\..\\admin',
  '/api/..%5cadmin',
  '/api/x%5cy',
  '/media/../../etc/passwd',
  '/ws/../api/admin',
  '/api/%00',
  '/api/x%0d%0aHost:evil',
  '/api/%E0%A4%A',
  '/%2e%2e/%2e%2e/etc/passwd',
])('a request and a socket to the address %s are refused before they reach the backend or a render', async (target) => {
  expect(getStatus(await sendRaw(port, get(target)))).toBe(400);
  expect(getStatus(await sendRaw(port, get(target, upgradeTo('websocket'))))).toBe(400);
  expect(reachedRequests).toEqual([]);
  expect(render).not.toHaveBeenCalled();
});

test.each(['.', '/.', '%', '%2e', 'a'])(
  'a path of %s above 8,192 bytes is refused before it reaches the backend',
  async (part) => {
    const createPath = (length: number, start: string) => (start + part.repeat(length)).slice(0, length);
    for (const start of ['/', '/api/', '/assets/', '/media/']) {
      expect(getStatus(await sendRaw(port, get(createPath(8_193, start))))).toBe(400);
      expect(getStatus(await sendRaw(port, get(createPath(15_500, start))))).toBe(400);
    }
    expect(getStatus(await sendRaw(port, get(createPath(8_193, '/ws/'), upgradeTo('websocket'))))).toBe(400);
    expect(reachedRequests).toEqual([]);
    expect(getStatus(await sendRaw(port, get('/api/'.padEnd(8_192, 'a'))))).toBe(200);
  },
);

test('an address with dots inside a name reaches the backend', async () => {
  for (const target of [
    '/api/v1.2/a..b',
    '/api/...',
    '/api/team/100%25',
    '/api/x?to=/../y',
    '/api/a%2Fb',
    '/api/tag/%23one',
  ])
    expect(getStatus(await sendRaw(port, get(target)))).toBe(200);
  expect(reachedRequests).toHaveLength(6);
});

test('a request with two Host headers is refused at every address', async () => {
  for (const target of ['/', '/api/x', '/livez'])
    expect(getStatus(await sendRaw(port, get(target, 'Host: evil.example\r\n')))).toBe(400);
  expect(getStatus(await sendRaw(port, get('/ws', `HOST: demo.example\r\n${upgradeTo('websocket')}`)))).toBe(400);
  expect(reachedRequests).toEqual([]);
});

test('a request or a socket with an unknown Host header reaches neither a page nor the backend', async () => {
  const unknownHost = 'Host: evil.example\r\n';
  for (const target of ['/', '/api/x', '/media/x', '/assets/long.bin', '/ws'])
    expect(getStatus(await sendRaw(port, get(target, 'X-Forwarded-Host: demo.example\r\n', unknownHost)))).toBe(404);
  expect(getStatus(await sendRaw(port, get('/ws', upgradeTo('websocket'), unknownHost)))).toBe(404);
  expect(reachedRequests).toEqual([]);
  expect(render).not.toHaveBeenCalled();
});

test('a Host that is no host name is refused with 400 before a render', async () => {
  for (const host of ['a b', 'demo.example/x', '[']) {
    expect(getStatus(await sendRaw(port, get('/live/', '', `Host: ${host}\r\n`)))).toBe(400);
  }
  expect(render).not.toHaveBeenCalled();
});

test('an HTTP/1.0 request without a Host header is answered by a health probe, and gets 404 elsewhere', async () => {
  expect(getStatus(await sendRaw(port, 'GET /livez HTTP/1.0\r\n\r\n'))).toBe(200);
  expect(getStatus(await sendRaw(port, 'GET /live/ HTTP/1.0\r\n\r\n'))).toBe(404);
});

test.each(['/live/', '/assets/long.bin', '/api/x', '/missing.txt', '/livez'])(
  'HEAD %s has one response without a body, and its connection serves the next request',
  async (target) => {
    const requestHead = `HEAD ${target} HTTP/1.1\r\nHost: demo.example\r\n\r\n`;
    const answer = await sendRaw(port, requestHead + get('/livez'));
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(2);
    expect(answer).toContain('alive\n');
  },
);

const forgedHeaders = {
  'x-forwarded-for': '1.2.3.4',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '1',
  'x-forwarded-prefix': '/admin',
  x_forwarded_for: '1.2.3.4',
  forwarded: 'for=1.2.3.4',
  'x-real-ip': '1.2.3.4',
};

test('forwarding headers of an untrusted client do not reach the backend', async () => {
  await requestRaw(port, '/api/x', forgedHeaders);
  const receivedHeaders = Object.fromEntries(
    Object.entries(readForwardedHeaders()).filter(([name]) => /forward|real/.test(name)),
  );
  const forwardingHeaders = {
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'demo.example',
    'x-forwarded-proto': 'http',
    'x-real-ip': '127.0.0.1',
  };
  expect(receivedHeaders).toEqual(forwardingHeaders);
  const headers = Object.entries(forgedHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  await sendRaw(port, get('/ws', upgradeTo('websocket') + headers.join('')));
  expect(readForwardedHeaders()).toMatchObject({ url: '/ws', ...forwardingHeaders });
  expect(JSON.stringify(readForwardedHeaders())).not.toContain('1.2.3.4');
});

test('the backend receives the forwarding headers of a trusted hop, with the hop’s address added', async () => {
  for (const server of [edge.server, backend]) server.close().closeAllConnections();
  await openEdge(['10.0.0.0/8', '127.0.0.1']);
  await requestRaw(port, '/api/x', forgedHeaders);
  expect(readForwardedHeaders()).toMatchObject({
    'x-forwarded-for': '1.2.3.4, 127.0.0.1',
    'x-forwarded-host': 'demo.example',
    'x-forwarded-proto': 'https',
    'x-real-ip': '1.2.3.4',
  });
});

test.each(['h2c', 'websocket', 'TLS/1.0, h2c', 'foo'])(
  'a request to upgrade a page’s address to %s is answered with the page',
  async (redirectTarget) => {
    const answer = await sendRaw(
      port,
      get('/live/', `${upgradeTo(redirectTarget)}HTTP2-Settings: AAMAAABkAAQAAP__\r\n`),
    );
    expect(getStatus(answer)).toBe(200);
    expect(answer).toContain('<p>hello</p>');
  },
);

test('an upgrade that the proxy does not support reaches the backend as a plain request', async () => {
  const answer = await sendRaw(port, get('/api/x', `${upgradeTo('h2c')}HTTP2-Settings: AAMAAABkAAQAAP__\r\n`));
  expect(getStatus(answer)).toBe(200);
  expect(readForwardedHeaders()).not.toHaveProperty('upgrade');
  expect(readForwardedHeaders()).not.toHaveProperty('http2-settings');
});

test('a socket opens only at the backend’s socket address, and an upgrade elsewhere becomes a plain request', async () => {
  for (const target of ['/api/x', '/media/x', '/api/ws']) {
    expect(getStatus(await sendRaw(port, get(target, upgradeTo('websocket'))))).toBe(200);
    expect(readForwardedHeaders()).toMatchObject({ url: target });
    expect(readForwardedHeaders()).not.toHaveProperty('upgrade');
  }
  expect(getStatus(await sendRaw(port, get('/ws/?EIO=4', upgradeTo('websocket'))))).toBe(101);
});

test('a client’s Connection header cannot make a proxy delete the forwarding headers', async () => {
  const namedHeaders = 'x-forwarded-for, x-real-ip';
  // Node's client throws on a forwarded `Trailer`, so one request could end the edge.
  const hopHeaders = 'Proxy-Connection: x-real-ip\r\nKeep-Alive: timeout=9\r\nTE: trailers\r\nTrailer: x-real-ip\r\n';
  const readForwardedText = () => JSON.stringify(readForwardedHeaders());
  await sendRaw(port, get('/api/x', `Connection: ${namedHeaders}\r\n${hopHeaders}`));
  expect(readForwardedHeaders()).toMatchObject({ url: '/api/x', 'x-real-ip': '127.0.0.1' });
  expect(readForwardedText()).not.toMatch(/x-forwarded-for, |"proxy-connection"|"keep-alive":|"te"|"trailer"/);
  await sendRaw(port, get('/ws', `Connection: Upgrade, ${namedHeaders}\r\nUpgrade: websocket\r\n${hopHeaders}`));
  expect(readForwardedHeaders()).toMatchObject({
    url: '/ws',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'x-real-ip': '127.0.0.1',
  });
  expect(readForwardedText()).not.toMatch(/x-forwarded-for, |"proxy-connection"|"keep-alive":|"te"|"trailer"/);
});

test('a connection closes after the backend’s answer when the client asks for it', async () => {
  expect(await sendRaw(port, get('/api/x', 'Connection: close, x-real-ip\r\n'))).toMatch(/^connection: close\r$/im);
});

test('a client that does not read its answer is disconnected after a minute, and a client that reads is not', async () => {
  for (const server of [edge.server, backend]) server.close().closeAllConnections();
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await openEdge();
  const upgradedSocket = new Promise<Socket>((resolve) => edge.server.once('request', ({ socket }) => resolve(socket)));
  connect(port, '127.0.0.1').pause().write(get('/assets/long.bin'));
  const idleSocket = await upgradedSocket;
  const checkAnswers = async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    await new Promise(setImmediate);
  };
  for (let count = 0; count < 3; count += 1) await checkAnswers();
  expect((await requestRaw(port, '/assets/long.bin')).body.length).toBe(24 * 1024 * 1024);
  let remainingChecks = 3;
  for (; remainingChecks < 60 && !idleSocket.destroyed; remainingChecks += 1) await checkAnswers();
  expect(idleSocket.destroyed).toBe(true);
  expect(remainingChecks).toBeGreaterThanOrEqual(6);
  expect((await requestRaw(port, '/live/')).status).toBe(200);
});

test('canonical addresses of a customer without a domain have its first host, whatever the Host header is', async () => {
  const fetchCanonical = async (host: string) =>
    /rel="canonical" href="(.*?)"/.exec((await requestRaw(port, '/name/', { host })).body.toString())?.[1];
  expect(await fetchCanonical('demo.example')).toBe('https://demo.example/name/');
  expect(await fetchCanonical('DEMO.localhost:4000')).toBe('https://demo.example/name/');
  expect(render).toHaveBeenCalledOnce();
});

test('the edge renders a page once for requests with unknown or reordered query parameters', async () => {
  for (let roundIndex = 0; roundIndex < 20; roundIndex += 1)
    await requestRaw(port, `/live/?junk${roundIndex}=${roundIndex}&utm_source=${roundIndex}`);
  await requestRaw(port, '/events/7/?media_type=clip&page=2');
  await requestRaw(port, '/events/7/?page=2&x=y&media_type=clip&page=3');
  expect(render.mock.calls.map(([{ url }]) => url.pathname + url.search)).toEqual([
    '/live/',
    '/events/7/?media_type=clip&page=2',
  ]);
});

test.each(['/AUTH/password/reset/', '/auth/Password/RESET', '/%61uth/password/reset/', '/en/AUTH/password/reset/'])(
  'the address %s redirects to its canonical spelling with its token, and is not cached',
  async (path) => {
    const { status, headers } = await requestRaw(port, `${path}?token=secret`);
    expect([status, headers['location']]).toEqual([308, '/auth/password/reset/?token=secret']);
    expect(headers['cache-control']).toBe('no-store');
    expect(render).not.toHaveBeenCalled();
  },
);
