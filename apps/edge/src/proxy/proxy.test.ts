import { createServer, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createProxy } from './proxy.ts';
import { requestRaw } from '../testing/request-raw.ts';
import { sendRaw } from '../testing/send-raw.ts';

const servers: Server[] = [];

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts an edge in front of a backend. @returns the edge's port */
async function putProxyInFront(backend: Server, timeLimitMs?: number): Promise<number> {
  const proxy = createProxy(`http://127.0.0.1:${await listen(backend)}`, { timeLimitMs });
  const edge = createServer(proxy.forwardRequest).on('upgrade', proxy.upgrade);
  return listen(edge);
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Sends a request through the proxy. @returns status and body; an aborted body ends in `…` */
const requestProxy = (port: number, path = '/api/x', headers = {}): Promise<[number, string]> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, host: '127.0.0.1', headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve([response.statusCode ?? 0, body]));
      response.on('error', () => resolve([response.statusCode ?? 0, `${body}…`]));
    });
    request.on('error', reject).end();
  });

test('the backend’s addresses are proxied, and similar addresses are not', async () => {
  const { isAccepted } = createProxy('http://127.0.0.1:1');
  expect(['/api/event/list', '/media/a.m3u8?x', '/ws/?EIO=4', '/ws'].map(isAccepted)).toEqual([true, true, true, true]);
  expect(['/apis/', '/he/api/', '/', '/wss/', '/mediathek/'].some(isAccepted)).toBe(false);
});

test('a request is passed on with the host and the address of the client', async () => {
  const backend = createServer(({ url, headers }, response) => {
    const { host, 'x-forwarded-host': forwardedHost, 'x-forwarded-for': forwardedFor } = headers;
    response.end(JSON.stringify([url, host, forwardedHost, forwardedFor]));
  });
  const port = await putProxyInFront(backend);
  const proxyHost = `127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const readForwarded = async (headers = {}) => JSON.parse((await requestProxy(port, '/api/x', headers))[1]) as unknown;
  expect(await readForwarded()).toEqual(['/api/x', proxyHost, `127.0.0.1:${port}`, '127.0.0.1']);
  expect(await readForwarded({ 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '1.2.3.4' })).toEqual([
    '/api/x',
    proxyHost,
    `127.0.0.1:${port}`,
    '127.0.0.1',
  ]);
});

test('slow uploads do not delay other requests to the backend', async () => {
  const port = await putProxyInFront(
    createServer((request, response) => request.resume().once('end', () => response.end('here'))),
  );
  const [, edge] = servers;
  const maxRequests = 300;
  const uploadsPending = new Promise<void>((resolve) => {
    let requestCount = 0;
    edge?.on('request', () => (requestCount += 1) === maxRequests && resolve());
  });
  const slowSockets = Array.from({ length: maxRequests }, () => connect(port, '127.0.0.1').on('error', () => {}));
  onTestFinished(() => slowSockets.forEach((socket) => void socket.destroy()));
  for (const socket of slowSockets) socket.write('POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
  await uploadsPending;
  expect(await requestProxy(port)).toEqual([200, 'here']);
});

test('the edge does not start with a trusted hop that is neither an address nor a network', () => {
  expect(() => createProxy('http://127.0.0.1:1', { trustedHops: ['10.0.0.0/99'] })).toThrow(
    '10.0.0.0/99 is no network, such as 10.0.0.0/8',
  );
  expect(() => createProxy('http://127.0.0.1:1', { trustedHops: ['balancer.local'] })).toThrow(
    'balancer.local is neither',
  );
});

test('a backend’s refusal during an upload reaches the sender', async () => {
  const refusal = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 9\r\n\r\ntoo large';
  const backend = createServer().on('connection', (socket) => {
    socket.removeAllListeners('data').once('data', () => socket.end(refusal, () => socket.destroy()));
  });
  const port = await putProxyInFront(backend);
  const body = 'x'.repeat(2_000_000);
  const answers = [];
  for (let round = 0; round < 20; round += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/x`, { method: 'POST', body });
    answers.push([answer.status, await answer.text()]);
  }
  expect(answers).toEqual(Array.from({ length: 20 }, () => [400, 'too large']));
});

/**
 * Sends a request to a backend that answers with these headers.
 * @returns the headers that reach the browser
 */
async function getProxiedHeaders(headers: Record<string, string | string[]>, path = '/api/x', requestHeaders = {}) {
  const port = await putProxyInFront(
    createServer((_request, response) => response.writeHead(200, headers).end('<p>hi</p>')),
  );
  return (await requestRaw(port, path, requestHeaders)).headers;
}

const isolationPolicy = "sandbox allow-scripts allow-forms allow-popups; frame-ancestors 'self'";

test.each([
  'text/html',
  'TEXT/HTML; charset=utf-8',
  'application/xhtml+xml',
  'image/svg+xml',
  'text/xml',
  'application/xml',
  'application/pdf, text/html',
  'application/pdf; charset=utf-8, text/html',
  'application/json',
])('the edge isolates a response of type %s by its own policy, also when the backend sends a policy', async (type) => {
  const backendPolicy = "script-src 'unsafe-inline'; sandbox allow-scripts allow-same-origin";
  const forwardedHeaders = await getProxiedHeaders({ 'Content-Type': type, 'Content-Security-Policy': backendPolicy });
  expect(forwardedHeaders['content-security-policy']).toBe(`${backendPolicy}, ${isolationPolicy}`);
  const answerWithoutPolicy = await getProxiedHeaders({ 'Content-Type': type });
  expect(answerWithoutPolicy['content-security-policy']).toBe(
    `default-src 'none'; style-src 'unsafe-inline', ${isolationPolicy}`,
  );
  expect(answerWithoutPolicy['x-content-type-options']).toBe('nosniff');
});

test.each(['application/pdf', 'Application/PDF ; charset=utf-8'])(
  'a PDF of type %s has no sandbox policy and cannot be framed by other sites',
  async (type) => {
    const { 'content-security-policy': policy } = await getProxiedHeaders({ 'Content-Type': type });
    expect(policy).not.toContain('sandbox');
    expect(policy).toContain("frame-ancestors 'self'");
  },
);

test('headers that describe the response itself are passed on', async () => {
  const answerHeaders = {
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=60',
    'content-disposition': 'attachment; filename="receipt.html"',
    'content-language': 'de',
    'content-range': 'bytes 0-8/9',
    'content-type': 'video/mp4',
    etag: '"a"',
    'last-modified': 'Sun, 22 Nov 2026 12:00:00 GMT',
    'retry-after': '3',
    vary: 'accept-encoding',
    'x-request-id': '7',
    'x-robots-tag': 'noindex',
  };
  expect(await getProxiedHeaders(answerHeaders, '/media/a.mp4')).toMatchObject(answerHeaders);
});

const forbiddenHeaders = {
  'Set-Cookie': ['session=1', 'locale=de'],
  'Clear-Site-Data': '"storage"',
  Refresh: '0; url=https://evil.example/',
  'Alt-Svc': 'h3="evil.example:443"',
  NEL: '{"report_to":"x","max_age":600}',
  'Report-To': '{}',
  'Reporting-Endpoints': 'pages="https://evil.example/"',
  'Permissions-Policy': 'camera=*',
  'Service-Worker-Allowed': '/',
  'WWW-Authenticate': 'Basic realm="Your account"',
  Link: '</x.js>; rel=preload',
  'CDN-Cache-Control': 'max-age=600',
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

test('response headers that affect the whole host are dropped', async () => {
  const strictHeaders = { 'Strict-Transport-Security': 'max-age=0', 'Referrer-Policy': 'unsafe-url' };
  const headers = await getProxiedHeaders({ ...forbiddenHeaders, ...strictHeaders });
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^(?:${Object.keys(forbiddenHeaders).join('|')})$`, 'i')),
    ]),
  );
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('response headers that affect the whole host are dropped when a socket opens', async () => {
  const backend = createServer().on('upgrade', (_request, socket) => {
    const answerHeaders = Object.entries({ ...forbiddenHeaders, 'Sec-WebSocket-Accept': 'yes' });
    const lines = answerHeaders.flatMap(([name, value]) =>
      [value].flat().map((headerValue) => `${name}: ${headerValue}\r\n`),
    );
    socket.end(`HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${lines.join('')}\r\n`);
  });
  const upgradeRequest = 'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  const answer = await sendRaw(await putProxyInFront(backend), upgradeRequest);
  const [, ...lines] = answer.trim().toLowerCase().split('\r\n');
  expect(lines.toSorted()).toEqual(['connection: upgrade', 'sec-websocket-accept: yes', 'upgrade: websocket']);
});

test.each(['X-Authorization', 'Authorization'])(
  'no cache may store the response to a request with %s',
  async (name) => {
    const sharedHeaders = { 'Cache-Control': 'public, max-age=600', Expires: 'Sun, 22 Nov 2099 12:00:00 GMT' };
    const backendHeaders = await getProxiedHeaders(sharedHeaders, '/api/x', { [name]: 'Bearer a' });
    expect(backendHeaders).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(backendHeaders).not.toHaveProperty('expires');
  },
);

test('the Vary header of an anonymous API response names the token’s header', async () => {
  const answerHeaders = { 'Cache-Control': 'public, max-age=600', Vary: 'Accept-Encoding' };
  expect(await getProxiedHeaders(answerHeaders)).toMatchObject({
    'cache-control': 'public, max-age=600',
    vary: 'Accept-Encoding, X-Authorization',
  });
});

test('a request is repeated when the backend closes an idle connection', async () => {
  const usedSockets = new WeakSet<object>();
  let resetCount = 0;
  const port = await putProxyInFront(
    createServer((request, response) => {
      if (usedSockets.has(request.socket)) {
        resetCount += 1;
        request.socket.destroy();
        return;
      }
      usedSockets.add(request.socket);
      response.end('here');
    }),
  );
  expect(await requestProxy(port)).toEqual([200, 'here']);
  expect(await requestProxy(port)).toEqual([200, 'here']);
  expect(resetCount, 'the second request used a connection that the backend had closed').toBe(1);
});

test('a missing backend is a 502, and a silent backend a 504 after the time limit', async () => {
  const port = await putProxyInFront(
    createServer(() => {}),
    150,
  );
  expect(await requestProxy(port)).toEqual([504, 'Gateway timeout\n']);
  servers[0]?.close().closeAllConnections();
  expect((await requestProxy(port))[0]).toBe(502);
});

test('a response that stalls in the middle is aborted', async () => {
  const port = await putProxyInFront(
    createServer((_request, response) => response.writeHead(200).write('half')),
    150,
  );
  expect(await requestProxy(port)).toEqual([200, 'half…']);
});

test('a response is aborted when the backend closes in the middle, and the edge serves the next request', async () => {
  const port = await putProxyInFront(
    createServer((_request, response) => {
      response.writeHead(200).write('half', () => response.destroy());
    }),
  );
  expect(await requestProxy(port)).toEqual([200, 'half…']);
  expect(await requestProxy(port)).toEqual([200, 'half…']);
});

test.each([
  ['does not open', createServer().on('upgrade', () => {})],
  ['refuses', createServer().on('upgrade', (_request, socket) => void socket.destroy())],
])('a socket that the backend %s is closed', async (_how, backend) => {
  const port = await putProxyInFront(backend, 150);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  socket.resume();
  await new Promise((resolve) => socket.on('close', resolve));
  expect(socket.destroyed).toBe(true);
});
