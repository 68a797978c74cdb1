import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { ownBackend } from '@touchline/feature-kit/rendering';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBackend, fetchFrom } from './backend-fetch.ts';

const asked: string[] = [];
const backendFetch = (origin: string) => fetchFrom(createBackend(origin, () => {}));
let status = 200;
let hangs = false;
let endless = false;
/** The reader of the endless answer has gone. */
const cutOff = Promise.withResolvers<void>();
const listen = (name: string) =>
  new Promise<Server>((resolve) => {
    const server = createServer((request, response) => {
      asked.push(`${name} ${request.method} ${request.url}`);
      if (hangs) return;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      if (!endless) return response.end(JSON.stringify({ name }));
      const more = () => void response.write(' '.repeat(256 * 1024));
      response.on('drain', more).on('close', cutOff.resolve);
      more();
    }).listen(0, '127.0.0.1', () => resolve(server));
  });
const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let own: Server;
let other: Server;
beforeAll(async () => {
  own = await listen('own');
  other = await listen('other');
});
afterAll(() => {
  own.close();
  own.closeAllConnections();
  other.close();
});
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  asked.length = 0;
  status = 200;
  hangs = false;
});

test("a site's own API is asked at the backend, path and query kept", async () => {
  const ask = backendFetch(`${originOf(own)}/`);
  expect(await (await ask(`${ownBackend}/api/a?x=1`)).json()).toEqual({ name: 'own' });
  expect(asked).toEqual(['own GET /api/a?x=1']);
});

test('an API on a host of its own is asked there, whatever this edge calls the backend', async () => {
  const ask = backendFetch(originOf(own));
  expect(await (await ask(`${originOf(other)}/api/a`)).json()).toEqual({ name: 'other' });
  expect(await (await ask(`${ownBackend}/api/a`)).json()).toEqual({ name: 'own' });
});

test('equal calls are one, calls with another body are not', async () => {
  const ask = backendFetch(originOf(own));
  const list = (body: string) => ask(`${ownBackend}/api/list`, { method: 'POST', body });
  await Promise.all([list('a'), list('a'), list('b')]);
  await list('a');
  expect(asked).toEqual(['own POST /api/list', 'own POST /api/list']);
});

test('a caller that gives up leaves the call to the others', async () => {
  const ask = backendFetch(originOf(own));
  const giveUp = new AbortController();
  const impatient = ask(`${ownBackend}/api/a`, { signal: giveUp.signal });
  const patient = ask(`${ownBackend}/api/a`);
  giveUp.abort(new Error('enough'));
  await expect(impatient).rejects.toThrow('enough');
  expect((await patient).status).toBe(200);
  expect(asked).toHaveLength(1);
});

test('who has given up already asks for nothing', async () => {
  const ask = backendFetch(originOf(own));
  await expect(ask(`${ownBackend}/api/a`, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow(
    'enough',
  );
  expect(asked).toEqual([]);
});

test('a failure is told, not held', async () => {
  const ask = backendFetch(originOf(own));
  status = 503;
  expect((await ask(`${ownBackend}/api/a`)).status).toBe(503);
  status = 200;
  expect((await ask(`${ownBackend}/api/a`)).status).toBe(200);
});

test('a refusal for now is not held', async () => {
  const ask = backendFetch(originOf(own));
  status = 429;
  expect((await ask(`${ownBackend}/api/a`)).status).toBe(429);
  status = 200;
  expect((await ask(`${ownBackend}/api/a`)).status).toBe(200);
});

test('an answer without end is read to its limit and no further, and not held', async () => {
  const ask = backendFetch(originOf(own));
  endless = true;
  await expect(ask(`${ownBackend}/api/a`)).rejects.toThrow('more than an answer may hold');
  await cutOff.promise;
  endless = false;
  expect(await (await ask(`${ownBackend}/api/a`)).json()).toEqual({ name: 'own' });
});

/** What a page asks for in that minute: what is to come, and what ended half a day ago at most. */
const listAt = (ask: typeof fetch, minute: number) => {
  vi.setSystemTime(new Date(`2026-11-21T10:0${minute}:20.000Z`));
  const body = `{"from":"2026-11-20T22:0${minute}:01.000Z","to":"2026-11-21T10:0${minute}:01.000Z"}`;
  return ask(`${ownBackend}/api/list`, { method: 'POST', body });
};

test("while the backend fails, the last minute's list stands in for this minute's", async () => {
  const ask = backendFetch(originOf(own));
  await listAt(ask, 0);
  status = 500;
  const answer = await listAt(ask, 1);
  expect([answer.status, await answer.json()]).toEqual([200, { name: 'own' }]);
});

test('an answer to another date stands in for nothing', async () => {
  const ask = backendFetch(originOf(own));
  const between = (from: string, to: string) =>
    ask(`${ownBackend}/api/list`, { method: 'POST', body: JSON.stringify({ from, to }) });
  await between('2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z');
  await between('2026-11-20T10:00:01.000Z', '2026-11-21T10:00:01.000Z');
  status = 500;
  expect((await between('2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z')).status).toBe(500);
  expect((await between('2026-11-21T10:00:01.000Z', '2026-11-22T10:00:01.000Z')).status).toBe(500);
  expect((await between('2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z')).status).toBe(200);
});

test('a refusal never stands in for a list', async () => {
  const ask = backendFetch(originOf(own));
  status = 429;
  await listAt(ask, 0);
  status = 500;
  expect((await listAt(ask, 1)).status).toBe(500);
});

test('while the backend dawdles, it stands in after a second', async () => {
  const ask = backendFetch(originOf(own));
  await listAt(ask, 0);
  hangs = true;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const answered = vi.fn();
  const answer = listAt(ask, 1).finally(answered);
  await vi.advanceTimersByTimeAsync(999);
  await turn();
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await turn();
  // A try would take five.
  expect(answered).toHaveBeenCalledOnce();
  expect((await answer).status).toBe(200);
});
