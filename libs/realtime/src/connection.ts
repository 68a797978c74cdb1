import {
  readAcknowledgement,
  socketPath,
  type Acknowledgement,
  type MessagePayload,
  type SocketMessage,
} from '@touchline/contract';
import type { io as connect, Socket } from 'socket.io-client';
import type { RealtimeReport } from './realtime.ts';
import { type Loss, reconnectDelay } from './reconnect-delay.ts';
import { onWakeUp } from './on-wake-up.ts';

export interface ConnectionOptions {
  io: typeof connect;
  url: string;
  token: () => string | null;
  renewToken: () => Promise<unknown>;
  /** 0 to 1, as Math.random. */
  random: () => number;
  onOnline(): void;
  onOffline(): void;
  /** A message has arrived, not parsed yet. */
  onMessage(name: string, raw: unknown): void;
  onReport(report: RealtimeReport): void;
}

export interface Connection {
  /**
   * Sends a message; resolves when the server has acknowledged it, or to `{}` after 3 s without an answer or when the
   * connection is lost.
   */
  send<Message extends SocketMessage>(
    message: Message,
    payload: MessagePayload<Message>,
  ): Promise<Partial<Acknowledgement>>;
  /** The token of the current handshake. */
  handshakeToken(): string | null;
  /** Reconnects with the current token. */
  restart(): void;
  close(): void;
}

const acknowledgeTimeoutMs = 3_000;

/** One socket that reconnects for ever: websocket only, with the back-off of {@link reconnectDelay}. */
export function openConnection(options: ConnectionOptions): Connection {
  const { io, url, random, onReport } = options;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let carried: string | null = null;
  let loss: Loss = 'own';
  let attempt = 0;

  const socket: Socket = io(url, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    timeout: 20_000,
    auth: async (give) => {
      // After a long sleep the token has expired: the server would refuse the viewer's room until the next loss.
      await options.renewToken().catch(() => {});
      carried = options.token();
      give(carried === null ? {} : { token: carried });
    },
  });

  const connectNow = (): void => {
    clearTimeout(waiting);
    // Also ends an attempt without a response.
    socket.disconnect().connect();
  };
  const connectLater = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(connectNow, reconnectDelay(loss, attempt, random));
    attempt += 1;
  };

  socket.on('connect', () => {
    [loss, attempt] = ['own', 0];
    options.onOnline();
  });
  socket.on('disconnect', (reason) => {
    options.onOffline();
    if (reason === 'io client disconnect') return;
    // With a network, "transport close" means that the server closed; own losses are "ping timeout" and "transport
    // error".
    const serverClosed = reason === 'io server disconnect' || reason === 'transport close';
    loss = serverClosed && globalThis.navigator?.onLine !== false ? 'server' : 'own';
    connectLater();
  });
  socket.on('connect_error', () => {
    options.onOffline();
    // Refused by the server, which is reachable.
    if (!socket.active) loss = 'server';
    connectLater();
  });

  socket.onAny((name: string, raw: unknown) => options.onMessage(name, raw));
  const stopWatching = onWakeUp(() => {
    if (!socket.connected) connectNow();
  });

  return {
    handshakeToken: () => carried,
    restart: connectNow,
    send: ({ name }, payload) =>
      new Promise((resolve) => {
        // Also called with an error: after the time limit, or after a loss.
        socket.timeout(acknowledgeTimeoutMs).emit(name, payload, (error: Error | null, raw: unknown) => {
          const answer: Partial<Acknowledgement> = error ? {} : readAcknowledgement(raw);
          if (answer.ok === false && name.startsWith('join'))
            onReport({ kind: 'join_refused', message: name, detail: payload });
          resolve(answer);
        });
      }),
    close() {
      stopWatching();
      clearTimeout(waiting);
      socket.off();
      socket.offAny();
      socket.disconnect();
    },
  };
}
