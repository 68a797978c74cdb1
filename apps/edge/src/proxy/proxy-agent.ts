import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Duplex } from 'node:stream';

/** Whether the backend has closed the connection. Its earlier response may still be unread. */
const isClosed = (error: Error): boolean => 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET');

/** Ignores failed writes, which would end the socket with its unread response; the reading side notices the end. */
function keepReading(socket: Duplex): void {
  const write = socket._write.bind(socket);
  const writeAll = socket._writev?.bind(socket);
  let isRequestClosed = false;
  type WriteCallback = (error?: Error | null) => void;
  const ignoreWhenClosed =
    (onWritten: WriteCallback): WriteCallback =>
    (error) => {
      isRequestClosed ||= error instanceof Error && isClosed(error);
      onWritten(isRequestClosed ? null : error);
    };
  socket._write = (chunk, encoding, onWritten) =>
    isRequestClosed ? onWritten() : write(chunk, encoding, ignoreWhenClosed(onWritten));
  if (writeAll)
    socket._writev = (chunks, onWritten) =>
      isRequestClosed ? onWritten() : writeAll(chunks, ignoreWhenClosed(onWritten));
}

/**
 * Creates an agent that reuses connections to the backend. It reads a response to its end even if the backend closes
 * the connection during an upload.
 * @param origin the backend's origin
 */
export function createProxyAgent(origin: URL): HttpAgent {
  // The number of sockets is unlimited, unlike in the library's own agent: slow uploads would occupy all sockets, and
  // other requests would wait.
  const agent = new (origin.protocol === 'https:' ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) => {
    const socket = connect(options, callback);
    if (socket) keepReading(socket);
    return socket;
  };
  return agent;
}
