import { Agent, createServer, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createEdge, type Edge } from './create-edge.ts';
import { createProxy } from './proxy/proxy.ts';
import { createReports } from './reports/reports.ts';
import type { Servable } from './cache/servable.ts';
import { createStaticFiles } from './files/static-files.ts';
import { requestRaw, listen } from './testing/request-raw.ts';
import { createServedSite } from './testing/built-site.ts';
import { sendRaw, getStatus } from './testing/send-raw.ts';

const createPending = () => new Promise<Servable>(() => {});
const backend = createServer((request, response) => response.end(`backend ${request.method} ${request.url}`));
let edge: Edge | undefined;

/** An edge whose renders never end. */
async function open(isProxied: boolean): Promise<number> {
  const proxy = isProxied ? createProxy(`http://127.0.0.1:${await listen(backend)}`) : undefined;
  const site = createServedSite();
  edge = createEdge({
    sites: { getByHost: () => site, listAll: () => [site] },
    pages: {
      getCachedPage: () => undefined,
      get: createPending,
      picture: () => new Promise(() => {}),
      renew: () => {},
    },
    files: createStaticFiles(),
    pictures: { get: async () => undefined },
    sitemaps: { get: () => undefined },
    proxy,
    reportReceiver: createReports({ log: () => {} }),
    onError: () => {},
  });
  return listen(edge.server);
}

afterEach(() => {
  vi.useRealTimers();
  edge?.server.close().closeAllConnections();
  backend.close().closeAllConnections();
});

test('the edge forwards the backend’s addresses, with any method', async () => {
  const port = await open(true);
  expect((await requestRaw(port, '/api/event/list', {}, 'POST', '{}')).body.toString()).toBe(
    'backend POST /api/event/list',
  );
});

test('an edge without a proxy treats the backend’s addresses as pages and refuses sockets', async () => {
  const port = await open(false);
  expect((await requestRaw(port, '/api/event/list', {}, 'POST')).status).toBe(405);
  const socket = 'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  expect(getStatus(await sendRaw(port, socket))).toBe(308);
});

test('an endless request delays a draining edge for at most ten seconds', async () => {
  const port = await open(false);
  const connectionCut = new Promise((resolve) =>
    httpRequest({ port, host: '127.0.0.1', path: '/live/' }).on('error', resolve).end(),
  );
  await vi.waitFor(async () => {
    const count = await new Promise((resolve) =>
      edge?.server.getConnections((_error, connectionCount) => resolve(connectionCount)),
    );
    expect(count).toBe(1);
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const drainResult = edge?.drain(0);
  await vi.advanceTimersByTimeAsync(9_000);
  const onEnd = vi.fn();
  void drainResult?.then(onEnd);
  await new Promise((resolve) => setImmediate(resolve));
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await drainResult;
  expect(await connectionCut).toMatchObject({ code: 'ECONNRESET' });
});

test('an open socket does not delay a draining edge', async () => {
  const port = await open(true);
  backend.once('upgrade', (_request, socket) => {
    socket
      .on('error', () => {})
      .write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const connection = await new Promise((resolve) => socket.once('data', resolve));
  expect(String(connection)).toContain('101');
  const socketClosed = new Promise((resolve) => socket.once('close', resolve));
  await edge?.drain(0);
  await socketClosed;
});

test('a pending request is answered, and its idle connection does not delay a draining edge', async () => {
  const port = await open(true);
  const requestArrived = Promise.withResolvers<() => void>();
  backend.removeAllListeners('request').once('request', (_request, response) => {
    requestArrived.resolve(() => response.end('late'));
  });
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<string>((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path: '/api/slow', agent }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    });
    request.on('error', reject).end();
  });
  const finishRequest = await requestArrived.promise;
  // The fake timers stop the 10 s timer after which an edge closes all connections.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const drainResult = edge?.drain(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(edge?.server.listening).toBe(false);
  finishRequest();
  expect(await answer).toBe('late');
  await drainResult;
  agent.destroy();
});
