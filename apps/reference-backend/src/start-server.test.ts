import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readAcknowledgement } from '@touchline/contract';
import { BadArgument, readArguments } from './arguments.ts';
import { lockFolder } from './database/lock-folder.ts';
import { variationHeader } from './variations/mount-variations.ts';
import { lowHashCost } from './testing/low-hash-cost.ts';
import { startServer, type RunningServer, type ServerOptions } from './start-server.ts';

const start = (options: Partial<ServerOptions> & Pick<ServerOptions, 'storage'>): Promise<RunningServer> =>
  startServer({ port: 0, faults: true, ...options });

function connect(url: string, auth: Record<string, string> = {}, extraHeaders: Record<string, string> = {}): Socket {
  const socket = io(url, { path: '/ws', transports: ['websocket'], auth, extraHeaders });
  onTestFinished(() => void socket.close());
  return socket;
}

const requestRoom = async (socket: Socket, event: string, payload: unknown): Promise<unknown> =>
  readAcknowledgement(await socket.timeout(5000).emitWithAck(event, payload));

async function getEvent(url: string, id: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/api/event/get_by_id/id/${id}`);
  return (await response.json()).content;
}

test(
  'a restart does not change the data, a room receives its match’s changes, and a used port or folder is refused',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reference-backend-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const firstServer = await start({ storage: { folder } });
    const eventBefore = await getEvent(firstServer.url, 'tra-osl-d0-0');

    const port = Number(new URL(firstServer.url).port);
    await expect(start({ port, storage: { memory: true } })).rejects.toThrow(
      `cannot listen on 127.0.0.1:${port}: another program does; choose another port`,
    );

    const socket = connect(firstServer.url);
    const joinAnswer = await requestRoom(socket, 'join-event-room', { eventId: 'tra-osl-d0-0', customer: 'nordic' });
    expect(joinAnswer).toMatchObject({ ok: true, changes: { status: 'live' } });
    expect(await requestRoom(socket, 'join-event-room', {})).toMatchObject({ ok: false });
    expect(await requestRoom(socket, 'join-user-room', { userId: '1' })).toEqual({ ok: false, error: 'unauthorized' });
    const socketWithVariation = connect(firstServer.url, {}, { [variationHeader]: 'unknown-words-in-updates' });
    const roomRequest = { eventId: 'tra-osl-d0-0', customer: 'nordic' };
    expect(await socketWithVariation.timeout(5000).emitWithAck('join-event-room', roomRequest)).toContain('half_time');
    const variedMessage = new Promise((resolve) => socketWithVariation.once('update-event', resolve));
    const message = new Promise((resolve) => socket.once('update-event', resolve));
    await fetch(`${firstServer.url}/__world`, {
      method: 'POST',
      body: JSON.stringify({ goal: 'tra-osl-d0-0', team: 1 }),
    });
    expect(await message).toMatchObject({ eventId: 'tra-osl-d0-0', changes: { team1: { score: expect.any(Number) } } });
    expect(await message).not.toHaveProperty('changes.status');
    expect(await variedMessage).toMatchObject({
      changes: { status: 'half_time', team1: { score: expect.any(Number) } },
    });

    const refusedServer = await start({ storage: { folder } }).catch((error: Error) => error.message);
    expect(refusedServer).toContain(
      `${folder} is in use by the reference backend at ${firstServer.url}. Stop that one,`,
    );
    expect(refusedServer).toContain(`--api ${firstServer.url}`);
    expect((await fetch(`${firstServer.url}/api/event/grouped_sport_count`)).status).toBe(200);
    await firstServer.close();

    const secondServer = await start({ storage: { folder }, faults: false });
    onTestFinished(() => secondServer.close());
    expect(await getEvent(secondServer.url, 'tra-osl-d0-0')).toMatchObject({
      event_date: eventBefore['event_date'],
      title: eventBefore['title'],
    });
    expect((await fetch(`${secondServer.url}/__faults`, { method: 'POST', body: '{}' })).status).toBe(404);
  },
);

/** Sends a wrong password from a local address. @returns the status */
async function tryWrongPassword(url: string, localAddress: string, forwarded?: string): Promise<number | undefined> {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const clientRequest = request(`${url}/api/user/login`, { method: 'POST', localAddress, headers, agent: false });
  clientRequest.end(JSON.stringify({ username: 'viewer@example.com', password: 'wrong', device_id: 'd' }));
  const [answer]: IncomingMessage[] = await once(clientRequest, 'response');
  answer?.resume();
  return answer?.statusCode;
}

describe('a server with untrusted callers', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const accountSettings = { maxAttempts: 2, maxAttemptsPerSource: 3, hashCost: lowHashCost };
    server = await start({ storage: { memory: true }, proxies: ['127.0.0.2'], accounts: accountSettings });
  });
  afterAll(() => server.close());

  test('a too large body gets 400 and closes its connection, and other calls succeed', async () => {
    const post = (body: string): Promise<Response> => fetch(`${server.url}/api/event/list`, { method: 'POST', body });
    const response = await post(JSON.stringify({ filters: { 'identities.id': 'x'.repeat(20_000) } }));
    expect([response.status, response.headers.get('connection')]).toEqual([400, 'close']);
    const statuses: number[] = [];
    for (let round = 0; round < 20; round++) {
      const flood = post('x'.repeat(400_000)).then(
        ({ status }) => status,
        () => 'cut off while sending',
      );
      statuses.push((await post('{"size":1}')).status);
      expect([400, 'cut off while sending']).toContain(await flood);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('the server logs no fault when a client aborts its body', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    for (const size of [{ 'content-length': 100 }, { 'transfer-encoding': 'chunked' }]) {
      for (let attemptIndex = 0; attemptIndex < 5; attemptIndex++) {
        const clientRequest = request(`${server.url}/api/event/list`, { method: 'POST', headers: size, agent: false });
        clientRequest.on('error', () => undefined);
        await new Promise((onWritten) => clientRequest.write('{"size":', onWritten));
        await fetch(`${server.url}/api/event/grouped_sport_count`);
        clientRequest.destroy();
        await fetch(`${server.url}/api/event/grouped_sport_count`);
      }
    }
    expect(log.mock.calls).toEqual([]);
  });

  test('attempts count per connection address, and behind a trusted proxy per X-Forwarded-For', async () => {
    const tryFrom = (address: string, forwarded?: string) => tryWrongPassword(server.url, address, forwarded);
    expect([await tryFrom('127.0.0.7'), await tryFrom('127.0.0.7'), await tryFrom('127.0.0.7')]).toEqual([
      401, 401, 429,
    ]);
    expect(await tryFrom('127.0.0.7', '203.0.113.9')).toBe(429);
    expect(await tryFrom('127.0.0.9')).toBe(401);
    const forwardedAddresses = [1, 2, 3, 3, 3].map((last) => `203.0.113.${last}`);
    const statuses: unknown[] = [];
    for (const source of forwardedAddresses) statuses.push(await tryFrom('127.0.0.2', source));
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
  });
});

test('a folder can be locked after its owner’s process was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reference-backend-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const module = new URL('database/lock-folder.ts', import.meta.url).href;
  const script = `const { lockFolder } = await import(${JSON.stringify(module)}); await lockFolder(process.argv[1], 'dead'); console.log('has it'); setInterval(() => {}, 1000);`;
  const otherProcess = spawn(process.execPath, ['--input-type=module', '-e', script, folder]);
  await once(otherProcess.stdout, 'data');
  await expect(lockFolder(folder, 'me')).rejects.toThrow('dead');
  otherProcess.kill('SIGKILL');
  await once(otherProcess, 'exit');
  const release = await lockFolder(folder, 'me');
  await release();
});

test('the command line names invalid arguments', () => {
  expect(readArguments(['--port', '0', '--memory', '--faults'], {}, '/root')).toMatchObject({
    port: 0,
    storage: { memory: true },
    faults: true,
  });
  expect(readArguments([], {}, '/root')).toMatchObject({
    port: 4001,
    storage: { folder: '/root/.data/reference-backend' },
  });
  expect(readArguments([], { DATABASE_URL: 'postgres://x' }, '/root').storage).toEqual({ url: 'postgres://x' });
  const args = [
    '--device-limit',
    '2',
    '--access-token-seconds',
    '5',
    '--refresh-grace-seconds',
    '0',
    '--ifa-url',
    'http://x',
    '--passkey-sites',
    'https://tv.example.org=example.org,http://localhost:4000',
  ];
  expect(readArguments(args, {}, '/root').accounts).toMatchObject({
    deviceLimit: 2,
    accessTokenSeconds: 5,
    refreshGraceSeconds: 0,
    providers: { ifa: { url: 'http://x' }, google: undefined },
    passkeySites: [
      { origin: 'https://tv.example.org', domain: 'example.org' },
      { origin: 'http://localhost:4000', domain: 'localhost' },
    ],
  });
  const openArguments = ['--origins', 'https://a.example,http://localhost:5173', '--proxies', '127.0.0.1,10.0.0.0/8'];
  expect(readArguments(openArguments, {}, '/root')).toMatchObject({
    origins: ['https://a.example', 'http://localhost:5173'],
    proxies: ['127.0.0.1', '10.0.0.0/8'],
  });
  for (const wrongArguments of [
    ['--origins', '*'],
    ['--origins', 'https://a.example/'],
    ['--origins', 'a.example'],
    ['--proxies', 'edge'],
    ['--session-days', '0'],
    ['--google-url', 'https://www.googleapis.com'],
    ['--facebook-url', 'https://graph.facebook.com'],
    ['--apple-url', 'https://appleid.apple.com', '--apple-client-id', ''],
    ['--passkey-sites', 'https://tv.example.org=other.org'],
    ['--passkey-sites', 'tv.example.org'],
    ['--device-limit', '0'],
    ['--refresh-grace-seconds', 'x'],
    ['--port', 'x'],
    ['--time-factor', '0'],
    ['--now', 'soon'],
    ['--variations', 'strange'],
    ['--what'],
  ]) {
    expect(() => readArguments(wrongArguments, {}, '/root')).toThrow(BadArgument);
  }
});
