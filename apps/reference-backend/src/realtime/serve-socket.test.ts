import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { getLivePart, readAcknowledgement, readMessage, updateEvent } from '@touchline/contract';
import type { Authenticate } from '../http/viewer.ts';
import { startServer, type RunningServer } from '../start-server.ts';
import { lowHashCost } from '../testing/low-hash-cost.ts';
import { serveSocket } from './serve-socket.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    port: 0,
    storage: { memory: true },
    accounts: { deviceLimit: 2, hashCost: lowHashCost },
    origins: ['https://named.example'],
  });
}, 60_000);
afterAll(() => server.close());

async function post(path: string, body: unknown, token?: string) {
  const headers: Record<string, string> = token === undefined ? {} : { 'x-authorization': `Bearer ${token}` };
  const response = await fetch(`${server.url}/api/user/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: response.status, content: (await response.json()).content };
}

const password = 'correct horse battery';

async function logIn(username: string, deviceId: string): Promise<string> {
  const { content } = await post('login', { username, password, device_id: deviceId });
  return content.tokenData.access_token;
}

function connect(token?: string, url = server.url, extraHeaders: Record<string, string> = {}): Socket {
  const auth = token === undefined ? {} : { token };
  const socket = io(url, { path: '/ws', transports: ['websocket'], auth, forceNew: true, extraHeaders });
  onTestFinished(() => void socket.close());
  return socket;
}

const waitForOpen = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('connect', resolve));
/** Waits until a socket closes. @returns the reason */
const waitForClose = (socket: Socket): Promise<string> => new Promise((resolve) => socket.once('disconnect', resolve));

const join = async (socket: Socket, userId: string) =>
  readAcknowledgement(await socket.timeout(5000).emitWithAck('join-user-room', { userId }));

test('only the viewer can join the viewer’s room, which receives a removal before the removed device’s sockets close', async () => {
  const email = `${randomUUID()}@example.com`;
  const { content } = await post('register', { email, password, displayName: 'Test Viewer', terms: true });
  const userId: string = content.profile.id;
  const [phone, laptop] = [await logIn(email, 'phone'), await logIn(email, 'laptop')];
  const [phoneSocket, laptopSocket] = [connect(phone), connect(laptop)];

  // Like a page, the sockets send these requests before their connection is open.
  expect(await Promise.all([join(phoneSocket, userId), join(laptopSocket, userId)])).toEqual([
    { ok: true },
    { ok: true },
  ]);
  const refusal = { ok: false, error: 'unauthorized' };
  expect(await join(connect(phone), 'user-viewer')).toEqual(refusal);
  expect(await join(connect(), userId)).toEqual(refusal);
  expect(await join(connect('made-up'), userId)).toEqual(refusal);
  expect(await join(connect(await logIn(email, 'above the limit')), userId)).toEqual(refusal);

  const receivedMessages: unknown[] = [];
  const otherSocket = connect(phone);
  await waitForOpen(otherSocket);
  const closeReason = Promise.all([phoneSocket, otherSocket].map(waitForClose));
  for (const socket of [phoneSocket, laptopSocket])
    socket.on('remove-user-device', (message) => receivedMessages.push(message));
  expect((await post('delete_device', { deviceId: 'phone' }, laptop)).status).toBe(200);
  expect((await post('check_current_device', { device_id: 'phone' }, phone)).status).toBe(401);
  await expect.poll(() => receivedMessages).toEqual(Array.from({ length: 2 }, () => ({ userId, deviceId: 'phone' })));
  // All sockets of the removed device's session close, even outside of the room. The other device's socket stays open.
  expect(await closeReason).toEqual(['io server disconnect', 'io server disconnect']);
  expect(laptopSocket.connected).toBe(true);

  expect((await post('delete_device', { deviceId: 'laptop' }, laptop)).status).toBe(200);
  await expect.poll(() => receivedMessages.length).toBe(3);
});

/** Starts a server with a given `authenticate`. @returns its address */
async function connectWith(authenticate: Authenticate, options?: Parameters<typeof serveSocket>[2]): Promise<string> {
  const http = createServer();
  const socket = serveSocket(http, authenticate, options);
  onTestFinished(() => socket.close());
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

test('a socket closes at the end of its session, and others stay open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const startedAt = Date.now();
  const dayMs = 24 * 60 * 60_000;
  const sessionMs: Record<string, number> = { short: 500, long: 180 * dayMs };
  const url = await connectWith(async (token) => ({
    userId: 'u',
    sessionId: token,
    deviceId: undefined,
    restricted: false,
    endsAt: startedAt + (sessionMs[token] ?? 0),
  }));
  // The long session exceeds the longest delay of a timer.
  const [longSocket, shortSocket] = [connect('long', url), connect('short', url)];
  const closeReason = waitForClose(shortSocket);
  expect(await join(shortSocket, 'u')).toEqual({ ok: true });
  await vi.advanceTimersByTimeAsync(499);
  expect(await join(shortSocket, 'u')).toEqual({ ok: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(await closeReason).toBe('io server disconnect');
  expect(await join(longSocket, 'u')).toEqual({ ok: true });
});

test('a new password closes only the sockets of the sessions that it ends', async () => {
  const email = `${randomUUID()}@example.com`;
  await post('register', { email, password, displayName: 'Test Viewer', terms: true });
  const [viewerToken, otherToken] = [await logIn(email, 'phone'), await logIn(email, 'laptop')];
  const sockets = [connect(viewerToken), connect(otherToken), connect()];
  await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.once('connect', resolve))));
  const closeReason = new Promise<string>((resolve) => sockets[1]?.once('disconnect', resolve));
  const newPassword = 'another one entirely';
  expect(
    (await post('change_password', { current_password: password, password: newPassword }, viewerToken)).status,
  ).toBe(200);
  expect(await closeReason).toBe('io server disconnect');
  expect(sockets.map(({ connected }) => connected)).toEqual([true, false, true]);

  const disconnectReason = new Promise<string>((resolve) => sockets[0]?.once('disconnect', resolve));
  expect((await post('delete_account', { password: newPassword }, viewerToken)).status).toBe(200);
  expect(await disconnectReason).toBe('io server disconnect');
});

test('a sign-out closes only the sockets of its session', async () => {
  const email = `${randomUUID()}@example.com`;
  await post('register', { email, password, displayName: 'Test Viewer', terms: true });
  const [viewerToken, otherToken] = [await logIn(email, 'phone'), await logIn(email, 'laptop')];
  const sockets = [connect(viewerToken), connect(otherToken)];
  await Promise.all(sockets.map(waitForOpen));
  const closeReason = new Promise<string>((resolve) => sockets[0]?.once('disconnect', resolve));
  const headers = { 'x-authorization': `Bearer ${viewerToken}` };
  await fetch(`${server.url}/api/user/logout`, { method: 'POST', headers });
  expect(await closeReason).toBe('io server disconnect');
  expect(sockets.map(({ connected }) => connected)).toEqual([false, true]);
});

test.each([
  ['of the host itself', () => ({ origin: server.url }), true],
  [
    'of the host that a proxy received',
    () => ({ origin: 'https://tv.example', 'x-forwarded-host': 'tv.example:443' }),
    true,
  ],
  ['of an allowed site', () => ({ origin: 'https://named.example' }), true],
  ['of another site', () => ({ origin: 'https://evil.example' }), false],
  ['of a site whose name begins like an allowed one', () => ({ origin: 'https://named.example.evil' }), false],
  ['of a frame without an origin', () => ({ origin: 'null' }), false],
])('whether a socket opens depends on the page’s origin: %s (%#)', async (_, headers, isWelcome) => {
  const socket = io(server.url, { path: '/ws', transports: ['websocket'], forceNew: true, extraHeaders: headers() });
  onTestFinished(() => void socket.close());
  const refusal = new Promise<string>((resolve) => socket.once('connect_error', () => resolve('refused')));
  expect(await Promise.race([waitForOpen(socket).then(() => 'open'), refusal])).toBe(isWelcome ? 'open' : 'refused');
});

test('an invalid room name is refused, and an oversized message closes the socket', async () => {
  const socket = connect();
  const joinEvent = async (eventId: unknown) =>
    readAcknowledgement(await socket.timeout(5000).emitWithAck('join-event-room', { eventId }));
  expect(await joinEvent('x'.repeat(128))).toEqual({ ok: true });
  for (const name of ['x'.repeat(129), 'a\0b', { length: 1 }, ''])
    expect(await joinEvent(name)).toEqual({ ok: false, error: 'invalid_request' });
  const pendingClose = waitForClose(socket);
  socket.emit('join-event-room', { eventId: 'x', customer: 'y'.repeat(8 * 1024) });
  expect(await pendingClose).toBe('transport close');
});

test('joining a live match’s room returns its live part', async () => {
  const filters = { status: ['live'], media_type: ['event'] };
  const list = await fetch(`${server.url}/api/event/list`, { method: 'POST', body: JSON.stringify({ filters }) });
  const { entries } = (await list.json()).content;
  const liveEvent = entries.find((entry: { source?: unknown }) => entry.source);
  const socket = connect();
  const joinRoom = async (eventId: string) =>
    readAcknowledgement(await socket.timeout(5000).emitWithAck('join-event-room', { eventId }));
  const answer = await joinRoom(liveEvent.id);
  const { payload, rejected } = readMessage(updateEvent, getLivePart(answer, liveEvent.id));
  expect(rejected).toEqual([]);
  expect(payload.changes).toMatchObject({
    status: 'live',
    source: liveEvent.source,
    stream_error: null,
    team1: { score: expect.any(Number) },
  });
  expect(Date.parse(payload.changes.updated_at ?? '')).toBeGreaterThanOrEqual(Date.parse(liveEvent.updated_at));
  expect(await joinRoom('nothing-that-moves')).toEqual({ ok: true });
});

test('a database failure refuses a handshake, and the server keeps running', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const url = await connectWith((token) =>
    Promise.reject(new Error(`no database to look for ${token.length} characters in`)),
  );
  const client = connect('any', url);
  const refusal = new Promise<Error>((resolve) => client.once('connect_error', resolve));
  expect((await refusal).message).toBe('service_unavailable');
});

const refuseEveryone: Authenticate = () => Promise.resolve('unauthorized');

/** Whether a socket opens or is refused. */
const getOutcome = (socket: Socket): Promise<string> =>
  Promise.race([
    waitForOpen(socket).then(() => 'open'),
    new Promise<string>((resolve) => socket.once('connect_error', () => resolve('refused'))),
  ]);

test('sockets above a source’s limit or the total limit are refused, until another socket closes', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const url = await connectWith(refuseEveryone, { proxies: ['127.0.0.1'], limits: { perSource: 2, total: 3 } });
  const connectFrom = (address: string) => connect(undefined, url, { 'x-forwarded-for': address });
  const firstSocket = connectFrom('203.0.113.1');
  expect(await getOutcome(firstSocket)).toBe('open');
  expect(await getOutcome(connectFrom('203.0.113.1'))).toBe('open');
  expect(await getOutcome(connectFrom('203.0.113.1'))).toBe('refused');
  expect(
    await getOutcome(connectFrom('made-up, 203.0.113.1')),
    'a forged address before the proxy’s does not change the source',
  ).toBe('refused');
  expect(await getOutcome(connectFrom('203.0.113.2'))).toBe('open');
  expect(await getOutcome(connectFrom('203.0.113.3')), 'the socket above the total limit').toBe('refused');
  expect(String(log.mock.lastCall?.[0])).toContain('--proxies');
  firstSocket.close();
  await vi.waitFor(async () => expect(await getOutcome(connectFrom('203.0.113.1'))).toBe('open'));
});

test('an untrusted caller’s X-Forwarded-For does not change its source', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const url = await connectWith(refuseEveryone, { limits: { perSource: 1 } });
  const connectFrom = (address: string) => connect(undefined, url, { 'x-forwarded-for': address });
  expect(await getOutcome(connectFrom('203.0.113.1'))).toBe('open');
  expect(await getOutcome(connectFrom('203.0.113.2'))).toBe('refused');
});

test('a client that sends too many messages is refused and disconnected', async () => {
  const url = await connectWith(refuseEveryone, { limits: { messagesPerMinute: 3 } });
  const socket = connect(undefined, url);
  const closeReason = waitForClose(socket);
  const answers = await Promise.all(
    [1, 2, 3, 4].map((id) => socket.timeout(5000).emitWithAck('join-event-room', { eventId: `match-${id}` })),
  );
  expect(answers.map(readAcknowledgement)).toEqual([
    { ok: true },
    { ok: true },
    { ok: true },
    { ok: false, error: 'too_many_requests' },
  ]);
  expect(await closeReason).toBe('io server disconnect');
});

test('a client that sends too many packets without messages is disconnected', async () => {
  const url = await connectWith(refuseEveryone, { limits: { messagesPerMinute: 3 } });
  const socket = connect(undefined, url);
  await waitForOpen(socket);
  const closeReason = waitForClose(socket);
  for (let packet = 0; packet < 8; packet += 1) socket.io.socket(`/nothing-${packet}`).connect();
  expect(await closeReason).toMatch(/transport|parse/);
});
