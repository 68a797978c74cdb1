import { createServer, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createProxy } from './proxy.ts';
import { askAt } from './testing/ask.ts';

const servers: Server[] = [];

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** An edge's port, before a backend that gets `timeLimit` milliseconds. */
async function before(backend: Server, timeLimit?: number): Promise<number> {
  const proxy = createProxy(`http://127.0.0.1:${await listen(backend)}`, { timeLimit });
  const edge = createServer(proxy.web).on('upgrade', proxy.upgrade);
  return listen(edge);
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Status and body; a body that breaks off ends in `…`. */
const ask = (port: number, path = '/api/x', headers = {}): Promise<[number, string]> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, host: '127.0.0.1', headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve([response.statusCode ?? 0, body]));
      response.on('error', () => resolve([response.statusCode ?? 0, `${body}…`]));
    });
    request.on('error', reject).end();
  });

test('the backend’s addresses go to it, and look-alikes do not', async () => {
  const { takes } = createProxy('http://127.0.0.1:1');
  expect(['/api/event/list', '/media/a.m3u8?x', '/ws/?EIO=4', '/ws'].map(takes)).toEqual([true, true, true, true]);
  expect(['/apis/', '/he/api/', '/', '/wss/', '/mediathek/'].some(takes)).toBe(false);
});

test('a request is handed on, and the backend learns who asked', async () => {
  const backend = createServer(({ url, headers }, response) => {
    const { host, 'x-forwarded-host': asked, 'x-forwarded-for': by } = headers;
    response.end(JSON.stringify([url, host, asked, by]));
  });
  const port = await before(backend);
  const own = `127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const told = async (headers = {}) => JSON.parse((await ask(port, '/api/x', headers))[1]) as unknown;
  expect(await told()).toEqual(['/api/x', own, `127.0.0.1:${port}`, '127.0.0.1']);
  expect(await told({ 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '1.2.3.4' })).toEqual([
    '/api/x',
    own,
    `127.0.0.1:${port}`,
    '127.0.0.1',
  ]);
});

test('who sends bodies slowly keeps nobody else from the backend', async () => {
  const port = await before(
    createServer((request, response) => request.resume().once('end', () => response.end('here'))),
  );
  const [, edge] = servers;
  const most = 300;
  const waiting = new Promise<void>((resolve) => {
    let asked = 0;
    edge?.on('request', () => (asked += 1) === most && resolve());
  });
  const slow = Array.from({ length: most }, () => connect(port, '127.0.0.1').on('error', () => {}));
  onTestFinished(() => slow.forEach((socket) => void socket.destroy()));
  for (const socket of slow) socket.write('POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
  await waiting;
  expect(await ask(port)).toEqual([200, 'here']);
});

test('a hop that is no address is said at the start', () => {
  expect(() => createProxy('http://127.0.0.1:1', { trustedHops: ['10.0.0.0/99'] })).toThrow(
    '10.0.0.0/99 is no network, such as 10.0.0.0/8',
  );
  expect(() => createProxy('http://127.0.0.1:1', { trustedHops: ['balancer.local'] })).toThrow(
    'balancer.local is neither',
  );
});

test('what the backend answers runs no scripts when it is opened by itself', async () => {
  const port = await before(createServer((_request, response) => response.end('<svg/>')));
  const { headers } = await askAt(port, '/media/art/crest.svg');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a kept connection that the backend closes as it is used costs nobody an answer', async () => {
  const used = new WeakSet<object>();
  let resets = 0;
  const port = await before(
    createServer((request, response) => {
      if (used.has(request.socket)) {
        resets += 1;
        request.socket.destroy();
        return;
      }
      used.add(request.socket);
      response.end('here');
    }),
  );
  expect(await ask(port)).toEqual([200, 'here']);
  expect(await ask(port)).toEqual([200, 'here']);
  expect(resets, 'the second one met a connection that was over').toBe(1);
});

test('a backend that is gone is a 502, one that says nothing a 504 when its time is over', async () => {
  const port = await before(
    createServer(() => {}),
    150,
  );
  const begun = performance.now();
  expect(await ask(port)).toEqual([504, 'Gateway timeout\n']);
  expect(performance.now() - begun).toBeLessThan(2_000);
  servers[0]?.close().closeAllConnections();
  expect((await ask(port))[0]).toBe(502);
});

test('an answer that stops in its middle is broken off', async () => {
  const port = await before(
    createServer((_request, response) => response.writeHead(200).write('half')),
    150,
  );
  expect(await ask(port)).toEqual([200, 'half…']);
});

test('a backend that dies in the middle of an answer breaks it off, and the edge lives on', async () => {
  const port = await before(
    createServer((_request, response) => {
      response.writeHead(200).write('half', () => response.destroy());
    }),
  );
  expect(await ask(port)).toEqual([200, 'half…']);
  expect(await ask(port)).toEqual([200, 'half…']);
});

test.each([
  ['does not open', createServer().on('upgrade', () => {})],
  ['refuses', createServer().on('upgrade', (_request, socket) => void socket.destroy())],
])('a socket that the backend %s is closed', async (_how, backend) => {
  const port = await before(backend, 150);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  socket.resume();
  await new Promise((resolve) => socket.on('close', resolve));
  expect(socket.destroyed).toBe(true);
});
