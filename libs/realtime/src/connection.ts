import {
  readAcknowledgement,
  socketPath,
  type Acknowledgement,
  type MessagePayload,
  type SocketMessage,
  toErrorCode,
} from '@touchline/contract';
import type { io as connect, Socket } from 'socket.io-client';
import type { MessageAdapter } from './message-adapter.ts';
import type { RealtimeReport } from './realtime.ts';
import { type LossCause, getReconnectDelayMs } from './reconnect-delay.ts';

export interface ConnectionOptions {
  io: typeof connect;
  url: string;
  adapter: MessageAdapter;
  token: () => string | null;
  /** @param refusedToken the token of the last handshake, if the server refused it */
  renewToken: (refusedToken?: string) => Promise<unknown>;
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
   * Sends a message. Resolves to the server's acknowledgement, or to `{}` if none arrives within 3 s or the connection
   * is lost.
   */
  send<Message extends SocketMessage>(
    message: Message,
    payload: MessagePayload<Message>,
  ): Promise<Partial<Acknowledgement>>;
  /** The token of the current handshake. */
  getHandshakeToken(): string | null;
  /** Reconnects with the current token. */
  restart(): void;
  close(): void;
}

const acknowledgeTimeoutMs = 3_000;

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Whether the server refused a handshake's token. Servers send the code as the error's message or in its data. */
function isTokenRefused(error: Error): boolean {
  const data = readField(error, 'data');
  return [error.message, data, readField(data, 'code'), readField(data, 'error')].some((reason) =>
    ['token_expired', 'unauthorized'].includes(toErrorCode(reason)),
  );
}

/** Opens a WebSocket connection that always reconnects, with the delays of {@link getReconnectDelayMs}. */
export function openConnection(options: ConnectionOptions): Connection {
  const { io, url, adapter, random, onReport } = options;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let handshakeToken: string | null = null;
  let refusedToken: string | undefined;
  let lossCause: LossCause = 'own';
  let attempt = 0;

  const socket: Socket = io(url, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    timeout: 20_000,
    auth: async (sendAuth) => {
      // The token may have expired while the device slept. The server would refuse the viewer's room with an expired
      // token.
      await options.renewToken(refusedToken).catch(() => {});
      handshakeToken = options.token();
      sendAuth(handshakeToken === null ? {} : { token: handshakeToken });
    },
  });

  /** Runs a function of the adapter; reports an error and returns undefined. */
  const adapt = <Value>(name: string, translate: () => Value): Value | undefined => {
    try {
      return translate();
    } catch (error) {
      onReport({ kind: 'malformed_message', message: name, detail: error });
      return undefined;
    }
  };

  const openSocket = (): void => {
    clearTimeout(retryTimer);
    // `disconnect` also ends an attempt that has no response yet.
    socket.disconnect().connect();
  };
  const scheduleConnect = (): void => {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(openSocket, getReconnectDelayMs(lossCause, attempt, random));
    attempt += 1;
  };

  socket.on('connect', () => {
    [lossCause, attempt, refusedToken] = ['own', 0, undefined];
    options.onOnline();
  });
  socket.on('disconnect', (reason) => {
    options.onOffline();
    if (reason === 'io client disconnect') return;
    // A lost network causes "ping timeout" or "transport error". "transport close" comes from the server, unless the
    // browser is offline.
    const isClosedByServer = reason === 'io server disconnect' || reason === 'transport close';
    lossCause = isClosedByServer && globalThis.navigator?.onLine !== false ? 'server' : 'own';
    scheduleConnect();
  });
  socket.on('connect_error', (error) => {
    options.onOffline();
    // A reachable server refused the handshake: socket.io then makes the socket inactive.
    if (!socket.active) {
      lossCause = 'server';
      refusedToken = isTokenRefused(error) ? (handshakeToken ?? undefined) : undefined;
    }
    scheduleConnect();
  });

  socket.onAny((name: string, raw: unknown) => {
    const message = adapt(name, () => adapter.adaptReceived({ name, payload: raw }));
    if (message) options.onMessage(message.name, message.payload);
  });
  const removeWakeUpListeners = onWakeUp(() => {
    if (!socket.connected) openSocket();
  });

  return {
    getHandshakeToken: () => handshakeToken,
    restart: openSocket,
    send: ({ name }, payload) =>
      new Promise((resolve) => {
        const message = { name, payload };
        const handleAcknowledgement = (raw: unknown): void => {
          const acknowledgement = readAcknowledgement(adapt(name, () => adapter.adaptAcknowledgement(message, raw)));
          if (!acknowledgement.ok && name.startsWith('join'))
            onReport({ kind: 'join_refused', message: name, detail: payload });
          resolve(acknowledgement);
        };
        const sentMessage = adapt(name, () => adapter.adaptSent(message));
        if (!sentMessage) return resolve({});
        socket
          .timeout(acknowledgeTimeoutMs)
          // After the time limit or a lost connection, socket.io passes an error.
          .emit(sentMessage.name, sentMessage.payload, (error: Error | null, raw: unknown) =>
            error ? resolve({}) : handleAcknowledgement(raw),
          );
      }),
    close() {
      removeWakeUpListeners();
      clearTimeout(retryTimer);
      socket.off();
      socket.offAny();
      socket.disconnect();
    },
  };
}

/**
 * Calls `onWake` when the network returns or the page becomes visible. Otherwise scores would stay old until the next
 * attempt.
 * @returns a function that removes the listeners
 */
function onWakeUp(onWake: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') onWake();
  };
  window.addEventListener('online', onWake);
  window.addEventListener('pageshow', onWake);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', onWake);
    window.removeEventListener('pageshow', onWake);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
