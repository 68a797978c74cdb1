import {
  socketPath,
  type EventRoom,
  type EventUrlChange,
  type RemoveUserDevice,
  type ServerToClientEvents,
  type UpdateEvent,
  type UserRoom,
} from '@touchline/contract';
import type { io as connect, Socket } from 'socket.io-client';
import { readAcknowledgement, readMessage } from './read-message.ts';
import type { RealtimeReport } from './realtime.ts';
import { watchWakeUps } from './watch-wake-ups.ts';

/** What is told about a room; always acknowledged, unlike the contract's, where that is the sender's choice. */
type Tell<Room> = (room: Room, acknowledge: (answer: string) => void) => void;
interface RoomMessages {
  'join-event-room': Tell<EventRoom>;
  'leave-event-room': Tell<EventRoom>;
  'join-user-room': Tell<UserRoom>;
  'leave-user-room': Tell<UserRoom>;
}

export interface ConnectionOptions {
  io: typeof connect;
  url: string;
  token: () => string | null;
  renewToken: () => Promise<unknown>;
  /** 0 to 1, as Math.random. */
  random: () => number;
  onOnline(): void;
  onOffline(): void;
  onUpdate(update: UpdateEvent): void;
  onUrlChange(change: EventUrlChange): void;
  onRemoveDevice(removal: RemoveUserDevice): void;
  onReport(report: RealtimeReport): void;
}

export interface Connection {
  /**
   * Tells the server about a room; resolves when it has acknowledged, after 3 s, or with the loss of the connection.
   * @returns whether it was refused
   */
  tellEvent(message: 'join-event-room' | 'leave-event-room', room: EventRoom): Promise<boolean>;
  tellUser(message: 'join-user-room' | 'leave-user-room', room: UserRoom): Promise<boolean>;
  /** The token that the present handshake carried. */
  handshakeToken(): string | null;
  /** Connects anew, with the token of now. */
  restart(): void;
  close(): void;
}

/** After a restart of the server a million clients must not come back in the same second (decisions, section 1). */
const spread = 20_000;
const acknowledgeTime = 3_000;

/** One socket that never gives up: websocket only, the specification's back-off for its own losses (section 9). */
export function openConnection(options: ConnectionOptions): Connection {
  const { io, url, random, onReport } = options;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let carried: string | null = null;

  const socket: Socket<ServerToClientEvents, RoomMessages> = io(url, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
    timeout: 20_000,
    auth: async (give) => {
      // After a long sleep the token has expired: with it the viewer's room would stay shut until the next loss.
      await options.renewToken().catch(() => {});
      carried = options.token();
      give(carried === null ? {} : { token: carried });
    },
  });

  const connectNow = (): void => {
    clearTimeout(waiting);
    socket.io.reconnection(true);
    // Forgets a back-off that is running, which connect() alone would wait for.
    socket.disconnect().connect();
  };
  const connectLater = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(connectNow, random() * spread);
  };

  socket.on('connect', options.onOnline);
  socket.on('disconnect', (reason) => {
    options.onOffline();
    // "transport close" is the other side's doing while this side has a network; its own losses are "ping timeout" and "transport error".
    const serverClosed = reason === 'io server disconnect' || reason === 'transport close';
    if (!serverClosed || globalThis.navigator?.onLine === false) return;
    socket.io.reconnection(false);
    connectLater();
  });
  socket.on('connect_error', () => {
    options.onOffline();
    // Refused by the server rather than unreachable: socket.io itself does not try again.
    if (!socket.active) connectLater();
  });

  const server = () => socket.timeout(acknowledgeTime);
  // Called with an error, too: when the time is over, or the connection is lost.
  const acknowledgement =
    (message: string, room: unknown, resolve: (refused: boolean) => void) =>
    (error: Error | null, answer: unknown): void => {
      const refused = !error && !readAcknowledgement(answer).ok;
      if (refused && message.startsWith('join')) onReport({ kind: 'join_refused', message, detail: room });
      resolve(refused);
    };

  const report = (message: string) => (detail: unknown) => onReport({ kind: 'malformed_message', message, detail });
  socket.on('update-event', (raw) => readMessage('update-event', raw, options.onUpdate, report('update-event')));
  socket.on('event-url-change', (raw) =>
    readMessage('event-url-change', raw, options.onUrlChange, report('event-url-change')),
  );
  socket.on('remove-user-device', (raw) =>
    readMessage('remove-user-device', raw, options.onRemoveDevice, report('remove-user-device')),
  );
  const stopWatching = watchWakeUps(() => {
    if (!socket.connected) connectNow();
  });

  return {
    handshakeToken: () => carried,
    restart: connectNow,
    tellEvent: (message, room) =>
      new Promise((resolve) => void server().emit(message, room, acknowledgement(message, room, resolve))),
    tellUser: (message, room) =>
      new Promise((resolve) => void server().emit(message, room, acknowledgement(message, room, resolve))),
    close() {
      stopWatching();
      clearTimeout(waiting);
      socket.off();
      socket.disconnect();
    },
  };
}
