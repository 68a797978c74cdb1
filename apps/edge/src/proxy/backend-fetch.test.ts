import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { sameOriginBackend } from '@touchline/feature-kit/rendering';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBackend, fetchFrom } from './backend-fetch.ts';

const requests: string[] = [];
const createBackendFetch = (origin: string) => fetchFrom(createBackend(origin, () => {}));
let status = 200;
let isHanging = false;
let isEndless = false;
/** Resolves when the edge has stopped reading the endless answer. */
const connectionCut = Promise.withResolvers<void>();
const listen = (name: string) =>
  new Promise<Server>((resolve) => {
    const server = createServer((request, response) => {
      requests.push(`${name} ${request.method} ${request.url}`);
      if (isHanging) return;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      if (!isEndless) return response.end(JSON.stringify({ name }));
      const writeMore = () => void response.write(' '.repeat(256 * 1024));
      response.on('drain', writeMore).on('close', connectionCut.resolve);
      writeMore();
    }).listen(0, '127.0.0.1', () => resolve(server));
  });
const getOrigin = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let backend: Server;
let otherServer: Server;
beforeAll(async () => {
  backend = await listen('own');
  otherServer = await listen('other');
});
afterAll(() => {
  backend.close();
  backend.closeAllConnections();
  otherServer.close();
});
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  requests.length = 0;
  status = 200;
  isHanging = false;
});

test("a call to a site's own API goes to the backend and keeps path and query", async () => {
  const fetchBackend = createBackendFetch(`${getOrigin(backend)}/`);
  expect(await (await fetchBackend(`${sameOriginBackend}/api/a?x=1`)).json()).toEqual({ name: 'own' });
  expect(requests).toEqual(['own GET /api/a?x=1']);
});

test('a call to an API on another host goes to that host', async () => {
  const fetchBackend = createBackendFetch(getOrigin(backend));
  expect(await (await fetchBackend(`${getOrigin(otherServer)}/api/a`)).json()).toEqual({ name: 'other' });
  expect(await (await fetchBackend(`${sameOriginBackend}/api/a`)).json()).toEqual({ name: 'own' });
});

test('calls in different languages reach the backend separately', async () => {
  const fetchBackend = createBackendFetch(getOrigin(backend));
  for (const language of ['de', 'fr', 'de'])
    await fetchBackend(`${sameOriginBackend}/api/a`, { headers: { 'Accept-Language': language } });
  expect(requests).toHaveLength(2);
});

test('equal calls reach the backend once, and a call with another body separately', async () => {
  const fetchBackend = createBackendFetch(getOrigin(backend));
  const postList = (body: string) => fetchBackend(`${sameOriginBackend}/api/list`, { method: 'POST', body });
  await Promise.all([postList('a'), postList('a'), postList('b')]);
  await postList('a');
  expect(requests).toEqual(['own POST /api/list', 'own POST /api/list']);
});

test('a shared call continues for the other callers when one caller aborts', async () => {
  const fetchBackend = createBackendFetch(getOrigin(backend));
  const abortController = new AbortController();
  const abortedCall = fetchBackend(`${sameOriginBackend}/api/a`, { signal: abortController.signal });
  const finishedCall = fetchBackend(`${sameOriginBackend}/api/a`);
  abortController.abort(new Error('enough'));
  await expect(abortedCall).rejects.toThrow('enough');
  expect((await finishedCall).status).toBe(200);
  expect(requests).toHaveLength(1);
});

test('a caller that has aborted already makes no call', async () => {
  const fetchBackend = createBackendFetch(getOrigin(backend));
  await expect(
    fetchBackend(`${sameOriginBackend}/api/a`, { signal: AbortSignal.abort(new Error('enough')) }),
  ).rejects.toThrow('enough');
  expect(requests).toEqual([]);
});

test('a failed response is returned and not cached', async () => {
  const fetchBackend = createBackendFetch(getOrigin(backend));
  status = 503;
  expect((await fetchBackend(`${sameOriginBackend}/api/a`)).status).toBe(503);
  status = 200;
  expect((await fetchBackend(`${sameOriginBackend}/api/a`)).status).toBe(200);
});

test('a response with status 429 is not cached', async () => {
  const fetchBackend = createBackendFetch(getOrigin(backend));
  status = 429;
  expect((await fetchBackend(`${sameOriginBackend}/api/a`)).status).toBe(429);
  status = 200;
  expect((await fetchBackend(`${sameOriginBackend}/api/a`)).status).toBe(200);
});

test('an endless response is read up to the limit and not cached', async () => {
  const fetchBackend = createBackendFetch(getOrigin(backend));
  isEndless = true;
  await expect(fetchBackend(`${sameOriginBackend}/api/a`)).rejects.toThrow('exceeds the limit');
  await connectionCut.promise;
  isEndless = false;
  expect(await (await fetchBackend(`${sameOriginBackend}/api/a`)).json()).toEqual({ name: 'own' });
});

/** Fetches a page's list in a minute: upcoming matches, and those that ended up to half a day ago. */
const fetchListAt = (fetchBackend: typeof fetch, minute: number) => {
  vi.setSystemTime(new Date(`2026-11-21T10:0${minute}:20.000Z`));
  const body = `{"from":"2026-11-20T22:0${minute}:01.000Z","to":"2026-11-21T10:0${minute}:01.000Z"}`;
  return fetchBackend(`${sameOriginBackend}/api/list`, { method: 'POST', body });
};

test('when a list request fails, it gets the response to the previous minute’s request', async () => {
  const fetchBackend = createBackendFetch(getOrigin(backend));
  await fetchListAt(fetchBackend, 0);
  status = 500;
  const answer = await fetchListAt(fetchBackend, 1);
  expect([answer.status, await answer.json()]).toEqual([200, { name: 'own' }]);
});

test('a list request that fails never gets the cached list of another date', async () => {
  const fetchBackend = createBackendFetch(getOrigin(backend));
  const fetchListBetween = (from: string, to: string) =>
    fetchBackend(`${sameOriginBackend}/api/list`, { method: 'POST', body: JSON.stringify({ from, to }) });
  await fetchListBetween('2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z');
  await fetchListBetween('2026-11-20T10:00:01.000Z', '2026-11-21T10:00:01.000Z');
  status = 500;
  expect((await fetchListBetween('2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z')).status).toBe(500);
  expect((await fetchListBetween('2026-11-21T10:00:01.000Z', '2026-11-22T10:00:01.000Z')).status).toBe(500);
  expect((await fetchListBetween('2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z')).status).toBe(200);
});

test('a request that fails never gets a cached response with status 429', async () => {
  const fetchBackend = createBackendFetch(getOrigin(backend));
  status = 429;
  await fetchListAt(fetchBackend, 0);
  status = 500;
  expect((await fetchListAt(fetchBackend, 1)).status).toBe(500);
});

test('when a list request is slow, it gets the response to the previous minute’s request after a second', async () => {
  const fetchBackend = createBackendFetch(getOrigin(backend));
  await fetchListAt(fetchBackend, 0);
  isHanging = true;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const answerSpy = vi.fn();
  const answer = fetchListAt(fetchBackend, 1).finally(answerSpy);
  await vi.advanceTimersByTimeAsync(999);
  await turn();
  expect(answerSpy).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await turn();
  // A complete attempt would take five seconds.
  expect(answerSpy).toHaveBeenCalledOnce();
  expect((await answer).status).toBe(200);
});
