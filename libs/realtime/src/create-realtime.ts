import { joinEventRoom, leaveEventRoom, livePart, updateEvent } from '@touchline/contract';
import type { io } from 'socket.io-client';
import type { Connection } from './connection.ts';
import { createEventRooms, type EventRoom } from './event-rooms.ts';
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
  /** Brings `token` up to date before a handshake; may fail, the handshake then carries what there is. */
  renewToken?: (() => Promise<unknown>) | undefined;
  /** Loads socket.io-client when the first room is joined. */
  load?: (() => Promise<{ io: typeof io }>) | undefined;
  onReport?: ((report: RealtimeReport) => void) | undefined;
  random?: (() => number) | undefined;
  now?: (() => number) | undefined;
}

/** Leaving and joining the same room within a navigation must not reach the server. */
const settle = 50;
/** An unused connection is kept this long: the next page will want it. */
const idleTime = 60_000;
/** Before the socket's code is asked for again; up to twice as long. */
const reloadTime = 10_000;
/** A room that is joined later than this after it was asked for may have missed something. */
const freshness = 10_000;

/**
 * Rooms over one socket, which is loaded and opened when the first room is joined. After every loss it comes back, joins its
 * rooms again and asks each to load its event once. While there is no connection, the open event's page is asked to load every
 * 15 to 30 s instead.
 */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { url, customer, token = () => null, random = Math.random, now = Date.now } = options;
  const load = options.load ?? (() => import('socket.io-client'));
  const onReport = options.onReport ?? (() => {});
  const renewToken = options.renewToken ?? (() => Promise.resolve());
  const status = createStatusStore(now);
  let connection: Connection | undefined;
  let opening = false;
  let closed = false;
  let warned = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let idling: ReturnType<typeof setTimeout> | undefined;

  const plan = (): void => {
    clearTimeout(settling);
    if (!closed) settling = setTimeout(reconcile, settle);
  };
  const rooms = createEventRooms(now, plan);
  const users = createUserRooms(plan);
  const messages = createMessageListeners(
    (room, id) => (room === 'event' ? rooms : users).has(id),
    (message, detail) => onReport({ kind: 'malformed_message', message, detail }),
  );
  const polling = startPolling({
    random,
    due: () => !closed && status.get().state !== 'online' && rooms.pages().length > 0,
    poll: () => rooms.pages().forEach(resync),
  });

  function resync(room: EventRoom): void {
    for (const onMissed of room.members) onMissed();
  }

  async function enter(room: EventRoom, via: Connection): Promise<void> {
    room.joined = true;
    const behind = room.behindSince !== undefined && now() - room.behindSince > freshness;
    room.behindSince = undefined;
    const answer = await via.send(joinEventRoom, { eventId: room.eventId, customer });
    const live = livePart(answer, room.eventId);
    const known = live !== undefined && messages.deliver(updateEvent.name, live);
    // Asked only once the room is entered: what happens from now on arrives by itself.
    if (behind && !known && room.joined) resync(room);
  }

  function reconcile(): void {
    const wanted = rooms.wanted();
    clearTimeout(idling);
    polling.check();
    if (wanted.length === 0 && users.size() === 0) {
      if (connection) idling = setTimeout(disconnect, idleTime);
    } else {
      void open();
    }
    if (!connection || status.get().state !== 'online') return;
    for (const { eventId } of rooms.leave()) void connection.send(leaveEventRoom, { eventId, customer });
    for (const room of wanted) {
      if (!room.joined) void enter(room, connection);
    }
    users.reconcile(connection, token);
  }

  function disconnect(): void {
    connection?.close();
    connection = undefined;
    leaveAll();
    status.set('idle');
  }
  function leaveAll(): void {
    rooms.lost();
    users.lost();
  }

  async function open(): Promise<void> {
    if (connection || opening || closed) return;
    if (url === null) {
      if (!warned) console.warn('Missing socket base URL: no realtime.');
      warned = true;
      return;
    }
    opening = true;
    status.set('connecting');
    try {
      const [{ io }, { openConnection }] = await Promise.all([load(), import('./connection.ts')]);
      if (closed) return;
      connection = openConnection({
        io,
        url,
        token,
        renewToken,
        random,
        onReport,
        onOnline() {
          status.set('online');
          reconcile();
        },
        onOffline() {
          leaveAll();
          status.set('offline');
          polling.check();
        },
        onMessage: messages.deliver,
      });
    } catch {
      // The chunk did not arrive (offline, a deploy): the next room, or the next poll, asks again.
      status.set('offline');
      settling = setTimeout(reconcile, reloadTime * (1 + random()));
    } finally {
      opening = false;
    }
  }

  return {
    joinEvent: (eventId, onMissed, priority = 'card') => rooms.add(eventId, onMissed, priority),
    joinUser: users.add,
    on: messages.add,
    status: status.get,
    onStatus: status.subscribe,
    close() {
      closed = true;
      clearTimeout(settling);
      clearTimeout(idling);
      polling.stop();
      disconnect();
    },
  };
}
