import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** In milliseconds. */
const lookEvery = 10_000;

/** So many looks long an answer may wait for who asked for it: a minute. */
const patience = 6;

/** In bytes: what a reader must take within that time where something waits for them. A page over the slowest line is taken faster. */
const least = 16 * 1024;

/**
 * Cuts connections off that ask and do not read: each would hold its answer, its file or its connection to the backend for as long as
 * it likes. Who has taken all there is may stay.
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
