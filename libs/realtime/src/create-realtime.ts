import { getRoomId, updateEvent } from '@touchline/contract';
import type { io } from 'socket.io-client';
import { connectOnDemand } from './connect-on-demand.ts';
import { createEventRooms } from './event-rooms.ts';
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
   * Updates `token` before a handshake; after a failure the handshake contains the old one.
   * @param refusedToken the token with which the server has refused the last handshake
   */
  renewToken?: ((refusedToken?: string) => Promise<unknown>) | undefined;
  /** Loads socket.io-client when the first room is joined. */
  load?: (() => Promise<{ io: typeof io }>) | undefined;
  onReport?: ((report: RealtimeReport) => void) | undefined;
  random?: (() => number) | undefined;
  now?: (() => number) | undefined;
}

/** Milliseconds: a room that is left and joined again within a navigation must cause no message to the server. */
const settleDelayMs = 50;

/**
 * Rooms over one socket, which loads and opens with the first joined room. After every loss it reconnects, joins its
 * rooms again and makes each load its event once. Without a connection it makes the open event's page load every 15 to
 * 30 s.
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
    token,
    random,
    status,
    onReport,
    load: options.load ?? (() => import('socket.io-client')),
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
      if (!users.isJoined(getRoomId(message, payload) ?? '')) return {};
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
