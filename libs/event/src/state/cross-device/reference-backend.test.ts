import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { toEventView } from '@touchline/content';
import { type PlaybackState, playbackState, playbackTake } from '@touchline/contract';
import { createRealtime, type Realtime } from '@touchline/realtime';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { miniStore } from '../tab-video/mini-store.ts';
import { createStandInPlayback } from '../../testing/create-stand-in-playback.ts';
import { createWireMatch } from '../../testing/wire.ts';
import { syncDevices } from './sync-devices.ts';
import { deviceSync } from './device-sync.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const backend = new URL(inject('backendUrl'));
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  miniStore.end();
  for (const stop of cleanups.splice(0).toReversed()) await stop();
});

const post = async (path: string, body: unknown): Promise<Record<string, never>> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(new URL(path, backend), { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return ((await response.json()) as { content: Record<string, never> }).content;
};

/** A proxy to the backend that a test can close for a while, as if a phone lost its connection. */
async function openTunnel(): Promise<{ url: string; refuseConnections: () => void; allowConnections: () => void }> {
  const sockets = new Set<Socket>();
  let isTunnelClosed = false;
  const server = createServer((socket) => {
    if (isTunnelClosed) return void socket.destroy();
    const backendSocket = connect(Number(backend.port), backend.hostname);
    socket.pipe(backendSocket).pipe(socket);
    for (const tunnelEnd of [socket, backendSocket])
      tunnelEnd.on('error', () => undefined).on('close', () => socket.destroy());
    sockets.add(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const refuseConnections = () => {
    isTunnelClosed = true;
    sockets.forEach((socket) => socket.destroy());
  };
  cleanups.push(() => (refuseConnections(), server.close()));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    refuseConnections,
    allowConnections: () => void (isTunnelClosed = false),
  };
}

/** Creates an account, with a connection for each of its devices. */
async function createViewer() {
  const password = `secret ${randomUUID()}`;
  const email = `${randomUUID()}@example.com`;
  const { profile } = await post('/api/user/register', { email, password, displayName: 'Ann', terms: true });
  const { id: userId } = profile as unknown as { id: string };
  return {
    userId,
    async openDevice(name: string, url: string): Promise<{ realtime: Realtime; id: string }> {
      const id = randomUUID();
      const credentials = { username: email, password, device_id: id, device_name: name, strategy: 'refresh' };
      const { tokenData } = await post('/api/user/login', credentials);
      const { access_token: token } = tokenData as unknown as { access_token: string };
      const realtime = createRealtime({ url, customer: 'nordic', token: () => token, random: () => 0 });
      cleanups.push(() => realtime.close());
      realtime.joinUser(userId, async () => undefined);
      return { realtime, id };
    },
  };
}

it('a device that reconnects sends its playback and receives that of other devices, and still stops on request', async () => {
  const viewer = await createViewer();
  const tunnel = await openTunnel();
  const [phonePage, laptop] = await Promise.all([
    viewer.openDevice('Safari on iOS', tunnel.url),
    viewer.openDevice('Chrome on Windows', backend.href),
  ]);
  const receivedStates: PlaybackState[] = [];
  laptop.realtime.on(playbackState, (state) => void receivedStates.push(state));
  const expectOnline = ({ realtime }: typeof phonePage) => expect(realtime.status().state).toBe('online');
  await vi.waitFor(() => [phonePage, laptop].forEach(expectOnline), 10_000);
  const phone = { id: phonePage.id, name: 'Safari on iOS' };
  cleanups.push(syncDevices({ realtime: phonePage.realtime }, viewer.userId, phone));

  const playback = createStandInPlayback({ currentTime: 100 });
  const view = toEventView(createWireMatch({ status: 'archived' }), { text: (key) => key });
  miniStore.show({ view, isLive: false, viewer: viewer.userId, playback });
  const startedAtMs = Date.now();
  /** The position advances with time: a position that stays behind would be sent as a seek. */
  const waitUntil = (assertState: () => void) =>
    vi.waitFor(() => {
      playback.set({ currentTime: 100 + (Date.now() - startedAtMs) / 1000 });
      assertState();
    }, 15_000);
  await waitUntil(() => expect(receivedStates.at(-1)).toMatchObject({ deviceId: phonePage.id, playing: true }));

  tunnel.refuseConnections();
  await vi.waitFor(() => expect(phonePage.realtime.status().state).not.toBe('online'), 5_000);
  const otherState = {
    userId: viewer.userId,
    deviceId: laptop.id,
    eventId: 'm2',
    seconds: 40,
    streamType: 'hd',
  } as const;
  await laptop.realtime.send(playbackState, { ...otherState, deviceName: 'Chrome on Windows', playing: false });
  const countBefore = receivedStates.length;
  tunnel.allowConnections();
  await vi.waitFor(() => expectOnline(phonePage), 20_000);
  await waitUntil(() => expect(receivedStates.length).toBeGreaterThan(countBefore));
  expect(receivedStates.at(-1)).toMatchObject({ deviceId: phonePage.id, playing: true });
  await vi.waitFor(
    () => expect(deviceSync.get().remotePlaybacks).toMatchObject([{ device: laptop.id, video: 'm2' }]),
    5_000,
  );

  await laptop.realtime.send(playbackTake, { userId: viewer.userId, deviceId: phonePage.id });
  await vi.waitFor(() => expect(playback.calls).toContain('pause'), 5_000);
}, 60_000);
