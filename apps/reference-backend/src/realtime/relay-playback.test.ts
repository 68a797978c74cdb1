import { createServer } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { readAcknowledgement } from '@touchline/contract';
import type { Viewer } from '../http/viewer.ts';
import { KnownPlayback } from './known-playback.ts';
import { serveSocket } from './serve-socket.ts';

/** Reads user and device from a token such as `ann/phone`. */
const getViewer = (token: string): Viewer => {
  const [userId = '', deviceId] = token.split('/');
  return { userId, deviceId, sessionId: token, restricted: deviceId === 'too many', endsAt: Date.now() + 60_000 };
};

async function serve() {
  const http = createServer();
  // With a stopped clock, a playing video stays at its reported position.
  const served = serveSocket(http, async (token) => getViewer(token), { now: () => 0 });
  onTestFinished(() => served.close());
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;

  return {
    publish: served.publish,
    async device(token: string, { joins = true } = {}) {
      const socket: Socket = io(url, { path: '/ws', transports: ['websocket'], auth: { token }, forceNew: true });
      onTestFinished(() => void socket.close());
      const receivedMessages: unknown[] = [];
      socket.onAny((name: string, payload: unknown) => receivedMessages.push([name, payload]));
      const sendMessage = async (name: string, payload: unknown) =>
        readAcknowledgement(await socket.timeout(5000).emitWithAck(name, payload));
      if (joins) await sendMessage('join-user-room', { userId: getViewer(token).userId });
      return { receivedMessages, sendMessage };
    },
  };
}

const createState = (fields: Record<string, unknown> = {}) => ({
  userId: 'ann',
  deviceId: 'laptop',
  deviceName: 'Chrome on Windows',
  eventId: 'm1',
  seconds: 2467,
  streamType: 'pano',
  playing: true,
  ...fields,
});

test('a device’s playback is relayed to the viewer’s other devices only', async () => {
  const { device } = await serve();
  const laptop = await device('ann/laptop');
  const [phone, otherViewersDevice] = [await device('ann/phone'), await device('bob/tv')];
  const outsideDevice = await device('ann/tablet', { joins: false });
  expect(await laptop.sendMessage('playback-state', createState())).toEqual({ ok: true });
  expect(await phone.sendMessage('playback-take', { userId: 'ann', deviceId: 'laptop' })).toEqual({ ok: true });
  await expect.poll(() => laptop.receivedMessages).toEqual([['playback-take', { userId: 'ann', deviceId: 'laptop' }]]);
  expect(phone.receivedMessages).toEqual([['playback-state', createState()]]);
  expect([otherViewersDevice.receivedMessages, outsideDevice.receivedMessages]).toEqual([[], []]);
});

test('the session determines viewer and device, whatever the message says', async () => {
  const { device } = await serve();
  const [laptop, phone, otherViewersDevice] = [
    await device('ann/laptop'),
    await device('ann/phone'),
    await device('bob/tv'),
  ];
  const unauthorized = { ok: false, error: 'unauthorized' };
  expect(await otherViewersDevice.sendMessage('playback-state', createState())).toEqual(unauthorized);
  expect(await otherViewersDevice.sendMessage('playback-take', { userId: 'ann', deviceId: 'laptop' })).toEqual(
    unauthorized,
  );
  const outsideDevice = await device('ann/tablet', { joins: false });
  expect(await outsideDevice.sendMessage('playback-state', createState())).toEqual(unauthorized);
  const restrictedDevice = await device('ann/too many');
  expect(await restrictedDevice.sendMessage('playback-state', createState())).toEqual(unauthorized);
  expect(await laptop.sendMessage('playback-state', createState({ deviceId: 'phone' }))).toEqual({ ok: true });
  await expect.poll(() => phone.receivedMessages).toEqual([['playback-state', createState()]]);
  expect(laptop.receivedMessages).toEqual([]);
});

test.each([
  ['a position beyond all recordings', { seconds: 1e9 }],
  ['a position before the start', { seconds: -1 }],
  ['a position that is no number', { seconds: 'Infinity' }],
  ['an id as long as a page', { eventId: 'x'.repeat(2000) }],
  ['no device id', { deviceId: undefined }],
  ['an unknown state of playback', { playing: 'perhaps' }],
])('a playback report with %s is refused, and only the valid report is relayed [fault-23]', async (_what, fields) => {
  const { device } = await serve();
  const [laptop, phone] = [await device('ann/laptop'), await device('ann/phone')];
  expect(await laptop.sendMessage('playback-state', createState(fields))).toEqual({
    ok: false,
    error: 'invalid_request',
  });
  expect(await laptop.sendMessage('playback-state', createState({ deviceName: 'n'.repeat(200) }))).toEqual({
    ok: true,
  });
  const { deviceName: _, ...stateWithoutName } = createState();
  await expect.poll(() => phone.receivedMessages).toEqual([['playback-state', stateWithoutName]]);
});

test('too many messages of a device are refused, but messages of other devices are not', async () => {
  const { device } = await serve();
  const [laptop, phone] = [await device('ann/laptop'), await device('ann/phone')];
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => laptop.sendMessage('playback-state', createState())),
  );
  expect(answers.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 10 }, () => ({ ok: false, error: 'too_many_requests' })),
  );
  expect(await phone.sendMessage('playback-take', { userId: 'ann', deviceId: 'laptop' })).toEqual({ ok: true });
});

test('a device that joins later receives another device’s playback, until it ends or that device signs out', async () => {
  const { device, publish } = await serve();
  const [laptop, tv] = [await device('ann/laptop'), await device('ann/tv')];
  await laptop.sendMessage('playback-state', createState());
  await tv.sendMessage('playback-state', createState({ deviceId: 'tv', eventId: 'm2' }));
  await tv.sendMessage('playback-state', createState({ deviceId: 'tv', eventId: 'm2', playing: false, seconds: 0 }));
  const phone = await device('ann/phone');
  expect(phone.receivedMessages).toEqual([['playback-state', createState()]]);
  // A device that starts to listen later joins again, and must receive the message again.
  await phone.sendMessage('join-user-room', { userId: 'ann' });
  await expect.poll(() => phone.receivedMessages.splice(1)).toHaveLength(1);
  publish.sessionsEnded({ sessionId: 'ann/laptop' });
  const finalMessage = ['playback-state', createState({ seconds: 0, playing: false })];
  await expect.poll(() => phone.receivedMessages.slice(1)).toEqual([finalMessage]);
  expect((await device('ann/tablet')).receivedMessages).toEqual([]);
});

test('playback reports expire, and a viewer has at most ten of them', () => {
  let now = 0;
  const knownPlayback = new KnownPlayback(() => now);
  const laptopViewer = getViewer('ann/laptop');
  const createHdState = (fields: Record<string, unknown>) => ({
    ...createState(fields),
    streamType: 'hd' as const,
    seconds: 100,
  });
  knownPlayback.record(laptopViewer, createHdState({}));
  knownPlayback.record(laptopViewer, createHdState({ deviceId: 'tv', playing: false }));
  now = 60_000;
  expect(knownPlayback.find('ann', 'phone').map(({ deviceId, seconds }) => [deviceId, seconds])).toEqual([
    ['laptop', 160],
    ['tv', 100],
  ]);
  expect(knownPlayback.find('ann', 'laptop').map(({ deviceId }) => deviceId)).toEqual(['tv']);
  now = 90_000;
  expect(knownPlayback.find('ann', 'phone').map(({ deviceId }) => deviceId)).toEqual(['tv']);
  now = 600_000;
  expect(knownPlayback.find('ann', 'phone')).toEqual([]);
  for (let index = 0; index < 12; index += 1)
    knownPlayback.record(laptopViewer, createHdState({ deviceId: `d${index}` }));
  expect(knownPlayback.find('ann', 'phone')).toHaveLength(10);
  knownPlayback.end({ userId: 'ann' });
  expect(knownPlayback.find('ann', 'phone')).toEqual([]);
});
