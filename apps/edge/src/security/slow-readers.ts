import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** In milliseconds. */
const lookEvery = 10_000;

/** Looks after which a client that does not read is disconnected: a minute. */
const patience = 6;

/** Bytes that a client must read within that time while data waits. The slowest line reads a page faster. */
const least = 16 * 1024;

/**
 * Disconnects clients that do not read: each would hold its answer, its file or its backend connection without limit.
 * A client that has read all its data stays connected.
 */
export function cutSlowReaders(server: Server): void {
  const open = new Map<Socket, { taken: number; looks: number }>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, { taken: 0, looks: 0 });
    socket.once('close', () => open.delete(socket));
  });
  const look = () => {
    for (const [socket, state] of open) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken - state.taken >= least) open.set(socket, { taken, looks: 0 });
      else if ((state.looks += 1) >= patience) socket.destroy();
    }
  };
  const timer = setInterval(look, lookEvery).unref();
  server.once('close', () => clearInterval(timer));
}
