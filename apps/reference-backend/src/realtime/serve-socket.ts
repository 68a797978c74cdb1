import type { Server as HttpServer } from 'node:http';
import {
  joinEventRoom,
  joinUserRoom,
  leaveEventRoom,
  leaveUserRoom,
  playbackState,
  playbackTake,
  updateEvent,
  readMessage,
  getRoomId,
  socketPath,
  type Acknowledge,
  type EventChanges,
  type MessagePayload,
  type SocketMessage,
} from '@touchline/contract';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import { limitDatabaseTime } from '../database/database-time.ts';
import { createFaultLog } from '../http/fault-log.ts';
import { refuseExcess } from '../http/limits.ts';
import { createSourceReader } from '../http/source.ts';
import type { Authenticate, Viewer } from '../http/viewer.ts';
import { isOriginAllowed } from '../http/is-origin-allowed.ts';
import {
  changePayload,
  getVariations,
  variationHeader,
  type VariationSettings,
} from '../variations/mount-variations.ts';
import { isObject, type Variation } from '../variations/variation.ts';
import type { Publish } from './publish.ts';
import { countPerMinute, OpenSockets, defaultSocketLimits, type SocketLimits } from './socket-limits.ts';
import { createPlaybackRelay, type PlaybackPeer, type PlaybackRelay } from './relay-playback.ts';

/** The most rooms of a socket. A page joins the rooms of one match and of at most 20 cards. */
const maxRooms = 100;
/** The largest message in bytes; most messages have a hundred. A larger message closes its socket. */
const maxMessageBytes = 8 * 1024;

const getRoom = (kind: 'event' | 'user', id: string): string => `${kind}:${id}`;

/**
 * The room of all sockets of a user, joined at the handshake; `getSessionRoom` returns the room of a session's sockets.
 */
const getViewerRoom = (userId: string): string => `viewer:${userId}`;
const getSessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** The room of sockets with variations, to which messages are sent one by one because they differ. */
const variationRoom = 'variation';

/** Returns the live part of an event, for a client that joins its room; undefined for an event that cannot change. */
type LiveState = (eventId: string) => EventChanges | undefined;

type Answer = { ok: true; updated_at?: string; changes?: EventChanges } | { ok: false; error: string };

/** Sends an acknowledgement, which is a JSON text (specification, section 7). */
function acknowledge(callback: Acknowledge | undefined, answer: Answer): void {
  if (typeof callback === 'function') callback(JSON.stringify(answer));
}

const createRefusal = (error: string): Answer => ({ ok: false, error });

function joinRoom(socket: Socket, room: string): Answer {
  if (socket.rooms.size > maxRooms) return createRefusal('too_many_requests');
  void socket.join(room);
  return { ok: true };
}

interface SocketData {
  viewer?: Viewer;
  /** The variations that change the socket's messages. */
  variations?: readonly Variation[];
}

type Client = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

/** Registers the handler of a message; an invalid payload is refused. */
function serveMessage<Message extends SocketMessage>(
  socket: Client,
  message: Message,
  answer: (payload: MessagePayload<Message>) => Answer,
): void {
  const answerTo = (raw: unknown): Answer => {
    try {
      const { payload } = readMessage(message, raw);
      refuseExcess(payload, message.name);
      return answer(payload);
    } catch {
      return createRefusal('invalid_request');
    }
  };
  socket.on(message.name, (raw: unknown, callback?: Acknowledge) => acknowledge(callback, answerTo(raw)));
}

/** Disconnects a client that sends more messages than a page. The answer to its last message contains the reason. */
function limitMessages(socket: Client, maxPerMinute: number): void {
  const isTooMany = countPerMinute(maxPerMinute);
  socket.use((message, next) => {
    if (!isTooMany()) return next();
    const callback: unknown = message.at(-1);
    if (typeof callback === 'function') callback(JSON.stringify(createRefusal('too_many_requests')));
    // The delay lets earlier messages of the same network packet receive their answers.
    setImmediate(() => socket.disconnect(true));
  });
}

/** The longest delay that a timer accepts; with a longer delay it fires at once. */
const maxTimerMs = 2 ** 31 - 1;

/** Closes a socket at the end of its session. */
function disconnectAt(socket: Client, endsAt: number): void {
  let timer: NodeJS.Timeout;
  const scheduleDisconnect = (): void => {
    const remainingMs = endsAt - Date.now();
    if (remainingMs <= 0) return void socket.disconnect(true);
    timer = setTimeout(scheduleDisconnect, Math.min(remainingMs, maxTimerMs));
  };
  scheduleDisconnect();
  socket.on('disconnect', () => clearTimeout(timer));
}

/**
 * Joins an event's room. The answer contains the live part, because the client's page may be cached (decisions, section
 * 5).
 */
function joinEvent(socket: Client, eventId: string, liveState: LiveState): Answer {
  const answer = joinRoom(socket, getRoom('event', eventId));
  if (!answer.ok) return answer;
  const liveChanges = liveState(eventId);
  if (!liveChanges) return answer;
  const payload = changePayload(socket.data.variations ?? [], updateEvent.name, { eventId, changes: liveChanges });
  const { updated_at, ...changes } =
    isObject(payload) && isObject(payload['changes']) ? payload['changes'] : liveChanges;
  return typeof updated_at === 'string' ? { ...answer, updated_at, changes } : answer;
}

/** Relays playback between a viewer's devices. */
function relayPlayback(socket: Client, relay: PlaybackRelay): PlaybackPeer {
  const { viewer } = socket.data;
  const room = getRoom('user', viewer?.userId ?? '');
  const peer: PlaybackPeer = {
    viewer,
    isInRoom: () => socket.rooms.has(room),
    send: ({ name }, payload) => void socket.emit(name, payload),
    sendToOthers: ({ name }, payload) => void socket.to(room).emit(name, payload),
  };
  const getAnswer = (error: string | undefined): Answer => (error === undefined ? { ok: true } : createRefusal(error));
  serveMessage(socket, playbackState, (payload) => getAnswer(relay.state(peer, payload)));
  serveMessage(socket, playbackTake, (payload) => getAnswer(relay.takeOver(peer, payload)));
  return peer;
}

function joinRoomsOfViewer(socket: Client, liveState: LiveState, relay: PlaybackRelay): void {
  const { viewer } = socket.data;
  if (viewer) {
    void socket.join([getViewerRoom(viewer.userId), getSessionRoom(viewer.sessionId)]);
    disconnectAt(socket, viewer.endsAt);
  }
  const leave = (room: string): Answer => {
    void socket.leave(room);
    return { ok: true };
  };
  const peer = relayPlayback(socket, relay);
  serveMessage(socket, joinEventRoom, ({ eventId }) => joinEvent(socket, eventId, liveState));
  serveMessage(socket, leaveEventRoom, ({ eventId }) => leave(getRoom('event', eventId)));
  serveMessage(socket, joinUserRoom, ({ userId }) => {
    if (!viewer || viewer.restricted || userId !== viewer.userId) return createRefusal('unauthorized');
    const answer = joinRoom(socket, getRoom('user', viewer.userId));
    if (answer.ok) relay.onJoin(peer);
    return answer;
  });
  serveMessage(socket, leaveUserRoom, ({ userId }) => leave(getRoom('user', userId)));
}

/** The connection that all namespaces of a client share. */
interface EngineConnection {
  on: (event: 'packet', listener: () => void) => void;
  close: (isDiscarded: boolean) => void;
}

interface SocketOptions {
  /** The origins whose pages may connect, besides that of the called host. */
  origins?: readonly string[] | undefined;
  liveState?: LiveState | undefined;
  /** The addresses of trusted proxies, whose X-Forwarded-For the server reads. */
  proxies?: readonly string[] | undefined;
  limits?: Partial<SocketLimits> | undefined;
  variations?: VariationSettings | undefined;
  /** The clock for playback positions, in milliseconds; the system's by default. */
  now?: () => number;
}

/** Serves the specification's rooms on /ws, with WebSocket as the only transport. */
export function serveSocket(
  server: HttpServer,
  authenticate: Authenticate,
  {
    origins = [],
    liveState = () => undefined,
    proxies,
    limits,
    variations = { always: [], isHeaderRead: false },
    now = Date.now,
  }: SocketOptions = {},
): { publish: Publish; close: () => Promise<void> } {
  const { messagesPerMinute, ...openSocketLimits } = { ...defaultSocketLimits, ...limits };
  const readSource = createSourceReader(proxies);
  const openSockets = new OpenSockets(openSocketLimits, ({ socket, headers }) =>
    readSource(socket.remoteAddress, [headers['x-forwarded-for']].flat().join(',')),
  );
  const log = createFaultLog();
  const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>(server, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxMessageBytes,
    allowRequest: (request, answer) => {
      if (!isOriginAllowed(request.headers, origins)) return answer(null, false);
      const refusal = openSockets.admit(request);
      if (refusal !== undefined)
        log(new Error(`a socket is refused: ${refusal}; is the server in front named by --proxies?`));
      answer(refusal, refusal === undefined);
    },
  });
  // Authenticates before the connection opens, so that the handlers exist when the first message arrives.
  io.use(async (socket, next) => {
    try {
      socket.data.variations = getVariations(variations, [socket.handshake.headers[variationHeader]].flat()[0]);
      const { token } = socket.handshake.auth;
      const viewer = typeof token === 'string' ? await limitDatabaseTime(() => authenticate(token)) : undefined;
      if (typeof viewer === 'object') socket.data.viewer = viewer;
    } catch (error) {
      log(error);
      return next(new Error('service_unavailable'));
    }
    next();
  });
  const relay = createPlaybackRelay(now);
  io.on('connection', (socket) => {
    limitMessages(socket, messagesPerMinute);
    if (socket.data.variations?.length) void socket.join(variationRoom);
    joinRoomsOfViewer(socket, liveState, relay);
  });
  // The limit of messages does not cover packets for other namespaces.
  io.engine.on('connection', (connection: EngineConnection) => {
    const isTooMany = countPerMinute(2 * messagesPerMinute);
    connection.on('packet', () => {
      if (isTooMany()) connection.close(true);
    });
  });
  const send: Publish['send'] = (message, payload) => {
    const id = getRoomId(message, payload);
    if (message.room === null || id === undefined) return;
    const room = getRoom(message.room, id);
    io.to(room).except(variationRoom).emit(message.name, payload);
    for (const socketId of io.sockets.adapter.rooms.get(variationRoom) ?? []) {
      const socket = io.sockets.sockets.get(socketId);
      if (socket?.rooms.has(room))
        socket.emit(message.name, changePayload(socket.data.variations ?? [], message.name, payload));
    }
  };
  return {
    publish: {
      send,
      sessionsEnded(endedSessions) {
        for (const state of relay.endSessions(endedSessions)) send(playbackState, state);
        if ('sessionId' in endedSessions) return io.in(getSessionRoom(endedSessions.sessionId)).disconnectSockets(true);
        const viewerSockets = io.in(getViewerRoom(endedSessions.userId));
        (endedSessions.except === undefined
          ? viewerSockets
          : viewerSockets.except(getSessionRoom(endedSessions.except))
        ).disconnectSockets(true);
      },
    },
    close: () => io.close(),
  };
}
