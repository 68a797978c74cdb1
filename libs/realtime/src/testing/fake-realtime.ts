import type { Acknowledgement, SocketMessage } from '@touchline/contract';
import { createMessageListeners } from '../message-listeners.ts';
import type { OnMissed, OnRefused, Realtime, RealtimeState, RealtimeStatus } from '../realtime.ts';

/** Realtime for tests, which play the socket's part. */
export interface FakeRealtime extends Realtime {
  /** Ids of the events' rooms with members. */
  rooms: () => string[];
  /** Ids of the users' rooms with members. */
  users: () => string[];
  /** Delivers a message as the server would; listeners without its room do not receive it. */
  receive: (message: SocketMessage, payload: unknown) => void;
  /** Simulates missed messages. */
  miss: (eventId: string) => void;
  /** The server refuses the users' rooms for the current token. */
  refuse: () => Promise<unknown>;
  become: (state: RealtimeState) => void;
  /** The messages sent to the server. */
  said: () => readonly { name: string; payload: unknown }[];
  /** Sets the server's answer from now on; default: `{}`. */
  answer: (answer: Partial<Acknowledgement>) => void;
}

function createRooms<Member>() {
  const rooms = new Map<string, Set<{ member: Member }>>();
  const of = (id: string): Member[] => [...(rooms.get(id) ?? [])].map(({ member }) => member);
  return {
    of,
    ids: () => [...rooms.keys()].filter((id) => of(id).length > 0),
    join(id: string, member: Member): () => void {
      const mine = { member };
      const room = rooms.get(id) ?? new Set();
      rooms.set(id, room.add(mine));
      return () => void room.delete(mine);
    },
  };
}

/** @param state default: `online` */
export function fakeRealtime(state: RealtimeState = 'online'): FakeRealtime {
  const events = createRooms<OnMissed>();
  const users = createRooms<OnRefused>();
  const watchers = new Set<() => void>();
  let status: RealtimeStatus = { state, since: 0 };
  let answer: Partial<Acknowledgement> = {};
  const said: { name: string; payload: unknown }[] = [];
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
    become(next) {
      status = { state: next, since: Date.now() };
      for (const watcher of watchers) watcher();
    },
    joinEvent: events.join,
    joinUser: users.join,
    on: messages.add,
    said: () => said,
    answer: (next) => void (answer = next),
    async send({ name }, payload) {
      if (status.state !== 'online') return {};
      said.push({ name, payload });
      return answer;
    },
    status: () => status,
    onStatus(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    close: () => undefined,
  };
}
