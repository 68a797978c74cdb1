import type { Server as HttpServer } from 'node:http';
import {
  eventRoomSchema,
  socketPath,
  userRoomSchema,
  type Acknowledge,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '@touchline/contract';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import type { Authenticate, Viewer } from '../http/viewer.ts';
import type { Publish } from './publish.ts';

/** A viewer's page follows one match and at most 20 cards; this leaves room for a few tabs' worth. */
const mostRooms = 100;

const eventRoom = (id: string): string => `event:${id}`;
const userRoom = (id: string): string => `user:${id}`;
/** The sockets of one device of a user, which leave that user’s room together. */
const deviceRoom = (userId: string, deviceId: string): string => `device:${deviceId}:${userId}`;

/** All sockets of a user, and those of one session: joined with the handshake. */
const viewerRoom = (userId: string): string => `viewer:${userId}`;
const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

type Answer = { ok: true } | { ok: false; error: string };

/** Acknowledgements are JSON texts (section 7). */
function acknowledge(callback: Acknowledge | undefined, answer: Answer): void {
  if (typeof callback === 'function') callback(JSON.stringify(answer));
}

const refused = (error: string): Answer => ({ ok: false, error });

function join(socket: Socket, room: string): Answer {
  if (socket.rooms.size > mostRooms) return refused('too_many_requests');
  void socket.join(room);
  return { ok: true };
}

interface SocketData {
  viewer?: Viewer;
}

type Client = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;

function follow(socket: Client): void {
  const { viewer } = socket.data;
  if (viewer) void socket.join([viewerRoom(viewer.userId), sessionRoom(viewer.sessionId)]);
  socket.on('join-event-room', (payload, callback) => {
    const room = eventRoomSchema.safeParse(payload);
    acknowledge(callback, room.success ? join(socket, eventRoom(room.data.eventId)) : refused('invalid_request'));
  });
  socket.on('leave-event-room', (payload, callback) => {
    const room = eventRoomSchema.safeParse(payload);
    if (room.success) void socket.leave(eventRoom(room.data.eventId));
    acknowledge(callback, room.success ? { ok: true } : refused('invalid_request'));
  });
  socket.on('join-user-room', (payload, callback) => {
    const room = userRoomSchema.safeParse(payload);
    if (!room.success || !viewer || viewer.restricted || room.data.userId !== viewer.userId)
      return acknowledge(callback, refused('unauthorized'));
    if (viewer.deviceId !== undefined) void socket.join(deviceRoom(viewer.userId, viewer.deviceId));
    acknowledge(callback, join(socket, userRoom(viewer.userId)));
  });
  socket.on('leave-user-room', (payload, callback) => {
    const room = userRoomSchema.safeParse(payload);
    if (room.success) void socket.leave(userRoom(room.data.userId));
    acknowledge(callback, room.success ? { ok: true } : refused('invalid_request'));
  });
}

/** The rooms of the specification on a server's /ws, websocket only. */
export function serveSocket(
  server: HttpServer,
  authenticate: Authenticate,
): { publish: Publish; close: () => Promise<void> } {
  const io = new Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>(server, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
  });
  // Before the connection stands: what a client asks at once must find somebody listening.
  io.use(async (socket, next) => {
    try {
      const { token } = socket.handshake.auth;
      const viewer = typeof token === 'string' ? await authenticate(token) : undefined;
      if (typeof viewer === 'object') socket.data.viewer = viewer;
    } catch (error) {
      console.error(error);
      return next(new Error('service_unavailable'));
    }
    next();
  });
  io.on('connection', follow);
  return {
    publish: {
      updateEvent: (message) => void io.to(eventRoom(message.eventId)).emit('update-event', message),
      eventUrlChange: (message) => void io.to(eventRoom(message.eventId)).emit('event-url-change', message),
      removeUserDevice: (message) => {
        const { userId, deviceId } = message;
        io.to(userRoom(userId)).emit('remove-user-device', message);
        io.in(deviceRoom(userId, deviceId)).socketsLeave(userRoom(userId));
      },
      sessionsEnded(userId, except) {
        const all = io.in(viewerRoom(userId));
        (except === undefined ? all : all.except(sessionRoom(except))).disconnectSockets(true);
      },
    },
    close: () => io.close(),
  };
}
