import type { Server as HttpServer } from 'node:http';
import {
  eventRoomSchema,
  socketPath,
  userRoomSchema,
  type Acknowledge,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '@touchline/contract';
import { Server, type Socket } from 'socket.io';
import type { Authenticate } from '../http/serve.ts';
import type { Publish } from '../live/ticker.ts';

/** A viewer's page follows one match and at most 20 cards; this leaves room for a few tabs' worth. */
const mostRooms = 100;

const eventRoom = (id: string): string => `event:${id}`;
const userRoom = (id: string): string => `user:${id}`;

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

function follow(socket: Socket<ClientToServerEvents, ServerToClientEvents>, viewer: string | undefined): void {
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
    const isOwn = room.success && viewer !== undefined && room.data.userId === viewer;
    acknowledge(callback, isOwn ? join(socket, userRoom(viewer)) : refused('unauthorized'));
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
  const io = new Server<ClientToServerEvents, ServerToClientEvents>(server, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
  });
  io.on('connection', async (socket) => {
    const { token } = socket.handshake.auth;
    follow(socket, typeof token === 'string' ? await authenticate(token) : undefined);
  });
  return {
    publish: {
      updateEvent: (message) => void io.to(eventRoom(message.eventId)).emit('update-event', message),
      eventUrlChange: (message) => void io.to(eventRoom(message.eventId)).emit('event-url-change', message),
    },
    close: () => io.close(),
  };
}
