import type { OnMissed, RoomPriority } from './realtime.ts';

/** A room that somebody wants to be in. */
export interface EventRoom {
  readonly eventId: string;
  /** One for each who does. */
  readonly members: Set<OnMissed>;
  /** How many of them are the event's own page. */
  pages: number;
  joined: boolean;
  /** Since when messages may have been missed: when it was asked for, or 0 after a loss; undefined when nothing is missed. */
  behindSince: number | undefined;
}

/** Cards of live matches on screen follow their rooms, at most this many at once (decisions, section 1). */
const mostCards = 20;

interface EventRooms {
  add(eventId: string, onMissed: OnMissed, priority: RoomPriority): () => void;
  /** Whether somebody wants to be in the room; a message for any other is late. */
  has(eventId: string): boolean;
  /** The rooms to be in: every page's, and the first twenty of cards. */
  wanted(): EventRoom[];
  pages(): EventRoom[];
  /** Forgets that it is in the rooms it should not be in, and gives them back. */
  leave(): EventRoom[];
  /** Nobody is in any room any more. */
  lost(): void;
}

/** Counts who is in which event's room. @param onChange called when the rooms to be in may have changed */
export function createEventRooms(now: () => number, onChange: () => void): EventRooms {
  const rooms = new Map<string, EventRoom>();
  const pages = (): EventRoom[] => [...rooms.values()].filter((room) => room.pages > 0);
  const cards = (): EventRoom[] => [...rooms.values()].filter((room) => room.pages === 0 && room.members.size > 0);
  const wanted = (): EventRoom[] => [...pages(), ...cards().slice(0, mostCards)];
  return {
    pages,
    wanted,
    has: (eventId) => (rooms.get(eventId)?.members.size ?? 0) > 0,
    add(eventId, onMissed, priority) {
      const room = rooms.get(eventId) ?? {
        eventId,
        members: new Set<OnMissed>(),
        pages: 0,
        joined: false,
        behindSince: undefined,
      };
      // One of its own for each call, so that the same one may be handed over twice.
      const mine = () => onMissed();
      if (room.members.size === 0 && !room.joined) room.behindSince = now();
      rooms.set(eventId, room);
      room.members.add(mine);
      if (priority === 'page') room.pages += 1;
      onChange();
      return () => {
        if (!room.members.delete(mine)) return;
        if (priority === 'page') room.pages -= 1;
        onChange();
      };
    },
    leave() {
      const keep = new Set(wanted());
      const left = [...rooms.values()].filter((room) => room.joined && !keep.has(room));
      for (const room of left) Object.assign(room, { joined: false, behindSince: now() });
      for (const room of rooms.values()) if (room.members.size === 0) rooms.delete(room.eventId);
      return left;
    },
    lost() {
      for (const room of rooms.values()) {
        if (room.joined) room.behindSince = 0;
        room.joined = false;
      }
    },
  };
}
