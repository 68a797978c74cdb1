import { getRoomId, updateEvent } from '@touchline/contract';
import type { io } from 'socket.io-client';
import { connectOnDemand } from './connect-on-demand.ts';
import { createEventRooms } from './event-rooms.ts';
import { contractAdapter, type MessageAdapter } from './message-adapter.ts';
import { createMessageListeners } from './message-listeners.ts';
import type { Realtime, RealtimeReport } from './realtime.ts';
import { startPolling } from './start-polling.ts';
import { createStatusStore } from './status-store.ts';
import { createUserRooms } from './user-rooms.ts';

export interface RealtimeOptions {
  /** The socket base address; null means no realtime (specification, section 8). */
  url: string | null;
  /** The customer's short name, sent with every room. */
  customer: string;
  /** The viewer's token for the handshake; null when signed out. */
  token?: (() => string | null) | undefined;
  /**
   * Updates `token` before a handshake; if that fails, the handshake contains the old token.
   * @param refusedToken the token of the last handshake, if the server refused it
   */
  renewToken?: ((refusedToken?: string) => Promise<unknown>) | undefined;
  /** Loads socket.io-client when the first room is joined. */
  load?: (() => Promise<{ io: typeof io }>) | undefined;
  /** Translates the messages for a server with other names. */
  adapter?: MessageAdapter | undefined;
  onReport?: ((report: RealtimeReport) => void) | undefined;
  random?: (() => number) | undefined;
  now?: (() => number) | undefined;
}

/** Wait before messages to the server, so that a navigation that leaves and rejoins a room sends no message. */
const settleDelayMs = 50;

/**
 * Creates rooms over one socket, which opens with the first joined room. After a lost connection it reconnects, joins
 * all rooms again and reloads each event once. While disconnected, it reloads the open event's page every 15 to 30 s.
 */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { url, customer, token = () => null, random = Math.random, now = Date.now, onReport = () => {} } = options;
  const status = createStatusStore(now);
  let isClosed = false;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;

  const scheduleReconcile = (): void => {
    clearTimeout(settleTimer);
    if (!isClosed) settleTimer = setTimeout(reconcile, settleDelayMs);
  };
  const events = createEventRooms({
    customer,
    now,
    onChange: scheduleReconcile,
    onLive: (liveUpdate) => messages.deliver(updateEvent.name, liveUpdate),
  });
  const users = createUserRooms(scheduleReconcile);
  const messages = createMessageListeners(
    (roomKind, id) => (roomKind === 'event' ? events : users).has(id),
    (message, detail) => onReport({ kind: 'malformed_message', message, detail }),
  );
  const polling = startPolling({
    random,
    isDue: () => !isClosed && status.get().state !== 'online' && events.hasPages(),
    poll: events.reloadPages,
  });
  const socket = connectOnDemand({
    url,
    adapter: options.adapter ?? contractAdapter,
    token,
    random,
    status,
    onReport,
    // A bundler then drops the package's other exports, such as the transports that realtime does not use.
    load: options.load ?? (async () => ({ io: (await import('socket.io-client')).io })),
    renewToken: options.renewToken ?? (() => Promise.resolve()),
    isConnectionNeeded: () => events.size() + users.size() > 0,
    onMessage: messages.deliver,
    onOnline: reconcile,
    onConnectionLost() {
      events.handleConnectionLoss();
      users.handleConnectionLoss();
      polling.check();
    },
  });

  function reconcile(): void {
    polling.check();
    socket.check();
    const connection = socket.getOnlineConnection();
    if (!connection) return;
    events.reconcile(connection);
    users.reconcile(connection, token);
  }

  return {
    joinEvent: (eventId, onMissed, priority = 'card') => events.add(eventId, onMissed, priority),
    joinUser: users.add,
    on: messages.add,
    async send(message, payload) {
      const rooms = message.room === 'event' ? events : users;
      if (!rooms.isJoined(getRoomId(message, payload) ?? '')) return {};
      return (await socket.getOnlineConnection()?.send(message, payload)) ?? {};
    },
    status: status.get,
    onStatus: status.subscribe,
    close() {
      isClosed = true;
      clearTimeout(settleTimer);
      polling.stop();
      socket.close();
    },
  };
}
