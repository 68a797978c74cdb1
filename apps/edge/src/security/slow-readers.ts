import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const checkIntervalMs = 10_000;

/** The number of checks, in a minute, after which the edge disconnects a client that does not read. */
const maxSlowChecks = 6;

/** Bytes that a client must read within that time while data waits. The slowest connection reads a page faster. */
const minReadBytes = 16 * 1024;

/**
 * Disconnects clients that do not read: each would occupy its response, its file or its backend connection without
 * limit. A client that has read all its data stays connected.
 */
export function disconnectSlowReaders(server: Server): void {
  const socketStates = new Map<Socket, { takenBytes: number; slowCheckCount: number }>();
  server.on('connection', (socket: Socket) => {
    socketStates.set(socket, { takenBytes: 0, slowCheckCount: 0 });
    socket.once('close', () => socketStates.delete(socket));
  });
  const checkReader = () => {
    for (const [socket, state] of socketStates) {
      const takenBytes = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || takenBytes - state.takenBytes >= minReadBytes)
        socketStates.set(socket, { takenBytes, slowCheckCount: 0 });
      else if ((state.slowCheckCount += 1) >= maxSlowChecks) socket.destroy();
    }
  };
  const timer = setInterval(checkReader, checkIntervalMs).unref();
  server.once('close', () => clearInterval(timer));
}
