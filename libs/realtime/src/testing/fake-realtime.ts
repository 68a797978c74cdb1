import { createListeners, type Acknowledgement, type SocketMessage } from '@touchline/contract';
import { createMessageListeners } from '../message-listeners.ts';
import type { OnMissed, OnRefused, Realtime, RealtimeState, RealtimeStatus } from '../realtime.ts';

/** Realtime without a socket: tests deliver the server's messages. */
export interface FakeRealtime extends Realtime {
  /** Ids of the events' rooms with members. */
  rooms: () => string[];
  /** Ids of the users' rooms with members. */
  users: () => string[];
  /** Delivers a message to its listeners, if its room has members. */
  receive: (message: SocketMessage, payload: unknown) => void;
  /** Calls the `onMissed` callbacks of an event's room. */
  miss: (eventId: string) => void;
  /** Calls the `onRefused` callbacks of all users' rooms. */
  refuse: () => Promise<unknown>;
  setState: (state: RealtimeState) => void;
  /** The messages sent to the server. */
  getSentMessages: () => readonly { name: string; payload: unknown }[];
  /** Sets the result of later calls of `send`; the default is `{}`. */
  acknowledge: (acknowledge: Partial<Acknowledgement>) => void;
}

function createRooms<Member>() {
  const rooms = new Map<string, Set<{ member: Member }>>();
  const getMembers = (id: string): Member[] => [...(rooms.get(id) ?? [])].map(({ member }) => member);
  return {
    of: getMembers,
    ids: () => [...rooms.keys()].filter((id) => getMembers(id).length > 0),
    join(id: string, member: Member): () => void {
      const membership = { member };
      const room = rooms.get(id) ?? new Set();
      rooms.set(id, room.add(membership));
      return () => void room.delete(membership);
    },
  };
}

/** Creates realtime for tests. @param state the first state */
export function fakeRealtime(state: RealtimeState = 'online'): FakeRealtime {
  const events = createRooms<OnMissed>();
  const users = createRooms<OnRefused>();
  const watchers = createListeners();
  let status: RealtimeStatus = { state, since: 0 };
  let acknowledgement: Partial<Acknowledgement> = {};
  const sentMessages: { name: string; payload: unknown }[] = [];
  const messages = createMessageListeners(
    (room, id) => (room === 'event' ? events : users).of(id).length > 0,
    () => undefined,
  );
  return {
    rooms: events.ids,
    users: users.ids,
    receive: ({ name }, payload) => void messages.deliver(name, payload),
    miss: (eventId) => events.of(eventId).forEach((onMissed) => onMissed()),
    refuse: () => Promise.all(users.ids().flatMap((id) => users.of(id).map((onRefused) => onRefused()))),
    setState(next) {
      status = { state: next, since: Date.now() };
      watchers.call();
    },
    joinEvent: events.join,
    joinUser: users.join,
    on: messages.add,
    getSentMessages: () => sentMessages,
    acknowledge: (next) => void (acknowledgement = next),
    async send({ name }, payload) {
      if (status.state !== 'online') return {};
      sentMessages.push({ name, payload });
      return acknowledgement;
    },
    status: () => status,
    onStatus: watchers.add,
    close: () => undefined,
  };
}
