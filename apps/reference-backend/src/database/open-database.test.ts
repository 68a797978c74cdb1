import { once } from 'node:events';
import { createServer } from 'node:net';
import { setImmediate as waitForEventLoop } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerFailures } from '../http/serve.ts';
import { openDatabase } from './open-database.ts';
import { isUnreachable } from './sql-state.ts';

async function getPort(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Opens a database at a port, and returns the error. */
const getOpenFailure = (port: number): Promise<unknown> =>
  openDatabase({ url: `postgres://user:word@127.0.0.1:${port}/touchline` }).then(
    () => undefined,
    (error: unknown) => error,
  );

test('opening a database fails after three seconds if its server accepts the connection but does not answer', async () => {
  const server = createServer((socket) => void socket.on('error', () => undefined));
  onTestFinished(() => void server.close());
  const port = await getPort(server);
  const pendingConnection = once(server, 'connection');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const onFailure = vi.fn();
  const failure = getOpenFailure(port).finally(onFailure);
  await pendingConnection;
  await vi.advanceTimersByTimeAsync(2_999);
  await waitForEventLoop();
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isUnreachable(await failure)).toBe(true);
});

test('a call gets 503 with Retry-After while the database server is down', async () => {
  const server = createServer();
  const port = await getPort(server);
  await new Promise((resolve) => server.close(resolve));
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const failure = await getOpenFailure(port);
  const app = new Hono();
  answerFailures(app);
  app.get('/', () => Promise.reject(new Error('Failed query', { cause: failure })));
  const response = await app.request('/');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await response.json()).toMatchObject({
    error: 'service_unavailable',
    messageErrorCode: 'service_unavailable',
  });
  expect(log.mock.calls).toEqual([[expect.stringContaining('ECONNREFUSED')]]);
});

test('a call gets 503 with Retry-After if a deadlock ends its transaction', async () => {
  const app = new Hono();
  answerFailures(app);
  const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  app.get('/', () => Promise.reject(new Error('Failed query', { cause })));
  const response = await app.request('/');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
});

test.each([
  ['57P01', 'terminating connection due to administrator command', true],
  ['08006', 'connection failure', true],
  ['53300', 'too many connections', true],
  ['23505', 'duplicate key', false],
  [undefined, 'Connection terminated unexpectedly', true],
  [undefined, 'timeout exceeded when trying to connect', true],
  ['ECONNRESET', 'read ECONNRESET', true],
  ['ENOENT', 'no such file', false],
])('the error %s (%s) means that the server is unreachable: %s', (code, message, isExpected) => {
  const cause = Object.assign(new Error(message), code === undefined ? {} : { code });
  expect(isUnreachable(new Error('Failed query', { cause }))).toBe(isExpected);
});
