import { createServer } from 'node:http';
import { Server, type Socket } from 'socket.io';

export interface SocketServer {
  url: string;
  port: number;
  /** Messages from clients, in order: `join-event-room 7`. */
  receivedMessages: string[];
  /** The tokens of all handshakes; null for a handshake without a token. */
  handshakes: (string | null)[];
  /** The rooms' customers, by event. */
  customers: Map<string, unknown>;
  send(message: string, payload: unknown): void;
  /** The answer to later requests for rooms, as JSON. */
  acknowledgement: string;
  /** Refuses handshakes with this token. @param message the error's message */
  refuseToken(token: string, message: string): void;
  /** Ends all connections like a server that shuts down. */
  disconnectAll(): void;
  /** Sends no more pings, like a lost network: clients notice the missing ping. */
  stopPings(): void;
  connections(): number;
  close(): Promise<void>;
}

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Starts a real socket.io server on /ws that records its messages. @param port 0 for any free port */
export async function startSocketServer(port = 0): Promise<SocketServer> {
  const http = createServer();
  const io = new Server(http, { path: '/ws', transports: ['websocket'], pingInterval: 300, pingTimeout: 200 });
  const receivedMessages: string[] = [];
  const handshakes: (string | null)[] = [];
  const customers = new Map<string, unknown>();
  const sockets = new Set<Socket>();
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const address = http.address();
  const assignedPort = typeof address === 'object' && address ? address.port : 0;
  const server: SocketServer = {
    url: `http://127.0.0.1:${assignedPort}`,
    port: assignedPort,
    receivedMessages,
    handshakes,
    customers,
    acknowledgement: '{"ok":true}',
    refuseToken: (token, message) =>
      void io.use(({ handshake }, next) =>
        readField(handshake.auth, 'token') === token ? next(new Error(message)) : next(),
      ),
    send: (message, payload) => void io.emit(message, payload),
    disconnectAll: () => void io.disconnectSockets(true),
    stopPings: () => sockets.forEach((socket) => clearTimeout(Reflect.get(socket.conn, 'pingIntervalTimer'))),
    connections: () => sockets.size,
    close: async () => {
      await io.close();
    },
  };
  io.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('disconnect', () => sockets.delete(socket));
    const token: unknown = readField(socket.handshake.auth, 'token');
    handshakes.push(typeof token === 'string' ? token : null);
    socket.onAny((message: string, payload: unknown, acknowledge: (acknowledgement: string) => void) => {
      const id = String(readField(payload, 'eventId') ?? readField(payload, 'userId'));
      receivedMessages.push(`${message} ${id}`);
      customers.set(id, readField(payload, 'customer'));
      acknowledge(server.acknowledgement);
    });
  });
  return server;
}
