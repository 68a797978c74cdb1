// @vitest-environment node
import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { openConnection } from './connection.ts';
import { contractAdapter } from './message-adapter.ts';

const doNothing = (): void => undefined;

/** The socket that a connection opens. */
function getOpenedSocket(): Socket {
  const createdSockets: Socket[] = [];
  const connection = openConnection({
    io: Object.assign((...ioArguments: Parameters<typeof io>) => {
      const socket = io(...ioArguments);
      createdSockets.push(socket);
      return socket;
    }, io),
    url: 'http://127.0.0.1:9',
    adapter: contractAdapter,
    token: () => null,
    renewToken: async () => undefined,
    random: () => 0,
    onOnline: doNothing,
    onOffline: doNothing,
    onMessage: doNothing,
    onReport: doNothing,
  });
  onTestFinished(() => connection.close());
  const [socket] = createdSockets;
  if (!socket) throw new Error('no socket');
  return socket;
}

test('a socket opens at /ws, by websocket only, with a limit of 20 s', () => {
  const { io: manager } = getOpenedSocket();
  expect(manager.timeout()).toBe(20_000);
  expect(manager.opts).toMatchObject({ path: '/ws', transports: ['websocket'] });
});
