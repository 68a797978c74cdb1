import type { EventRoomListener, Realtime, RealtimeState, RealtimeStatus } from '@touchline/realtime';

/** Realtime at its boundary: tests say what the socket would. */
export interface FakeRealtime extends Realtime {
  /** Ids of the rooms that are listened to. */
  rooms: () => string[];
  /** Speaks to everybody in a room. */
  tell: (eventId: string, say: (listener: EventRoomListener) => void) => void;
  become: (state: RealtimeState) => void;
}

export function fakeRealtime(): FakeRealtime {
  const rooms = new Map<string, Set<EventRoomListener>>();
  const watchers = new Set<() => void>();
  let status: RealtimeStatus = { state: 'online', since: 0 };
  return {
    rooms: () => [...rooms].filter(([, listeners]) => listeners.size > 0).map(([id]) => id),
    tell: (eventId, say) => rooms.get(eventId)?.forEach(say),
    become(state) {
      status = { state, since: Date.now() };
      for (const watcher of watchers) watcher();
    },
    joinEvent(eventId, listener) {
      const listeners = rooms.get(eventId) ?? new Set();
      rooms.set(eventId, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
    joinUser: () => () => undefined,
    status: () => status,
    onStatus(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    close: () => undefined,
  };
}
