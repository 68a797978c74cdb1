import { joinEventRoom, leaveEventRoom, getLivePart } from '@touchline/contract';
import type { Connection } from './connection.ts';
import type { OnMissed, RoomPriority } from './realtime.ts';

/** A room with members. */
interface EventRoom {
  readonly eventId: string;
  /** The callbacks of the room's members. */
  readonly members: Set<OnMissed>;
  /** The number of members that are the event's own page. */
  pageCount: number;
  isJoined: boolean;
  /**
   * Time from which the room may have missed messages: the time of its first request, or 0 after a lost connection.
   * Undefined while the room is joined.
   */
  missingSinceMs: number | undefined;
}

/** Limit of rooms for the cards of live matches on the screen (decisions, section 1). */
const maxCardRooms = 20;
/** A room that is joined later than this after its request may have missed messages. */
const maxJoinDelayMs = 10_000;

interface EventRoomsOptions {
  /** The customer's short name, sent with every room. */
  customer: string;
  now: () => number;
  /** Called when the set of needed rooms may have changed. */
  onChange: () => void;
  /**
   * Called with the event's live part, if a room's acknowledgement contains it.
   * @returns whether a listener received it without invalid fields
   */
  onLive: (liveUpdate: unknown) => boolean;
}

interface EventRooms {
  add(eventId: string, onMissed: OnMissed, priority: RoomPriority): () => void;
  /** Whether the room has members; a message for any other room is late. */
  has(eventId: string): boolean;
  isJoined(eventId: string): boolean;
  /** The number of needed rooms: those of all pages, and the first twenty of cards. */
  size(): number;
  hasPages(): boolean;
  /** Makes every event's page load its event. */
  reloadPages(): void;
  /** Joins the needed rooms that are not joined, and leaves the others. */
  reconcile(connection: Connection): void;
  /** Marks all rooms as not joined. */
  handleConnectionLoss(): void;
}

/** Counts the members of the events' rooms (specification, section 4). */
export function createEventRooms({ customer, now, onChange, onLive }: EventRoomsOptions): EventRooms {
  const rooms = new Map<string, EventRoom>();
  const listPageRooms = (): EventRoom[] => [...rooms.values()].filter((room) => room.pageCount > 0);
  const listCardRooms = (): EventRoom[] =>
    [...rooms.values()].filter((room) => room.pageCount === 0 && room.members.size > 0);
  const listNeededRooms = (): EventRoom[] => [...listPageRooms(), ...listCardRooms().slice(0, maxCardRooms)];

  function reload(room: EventRoom): void {
    for (const onMissed of room.members) onMissed();
  }

  async function join(room: EventRoom, connection: Connection): Promise<void> {
    room.isJoined = true;
    const isOverdue = room.missingSinceMs !== undefined && now() - room.missingSinceMs > maxJoinDelayMs;
    room.missingSinceMs = undefined;
    const acknowledgement = await connection.send(joinEventRoom, { eventId: room.eventId, customer });
    const liveUpdate = getLivePart(acknowledgement, room.eventId);
    const isDelivered = liveUpdate !== undefined && onLive(liveUpdate);
    // A room that is no longer joined would miss the changes after this load.
    if (isOverdue && !isDelivered && room.isJoined) reload(room);
  }

  return {
    size: () => listNeededRooms().length,
    hasPages: () => listPageRooms().length > 0,
    reloadPages: () => listPageRooms().forEach(reload),
    has: (eventId) => (rooms.get(eventId)?.members.size ?? 0) > 0,
    isJoined: (eventId) => rooms.get(eventId)?.isJoined === true,
    add(eventId, onMissed, priority) {
      const room = rooms.get(eventId) ?? {
        eventId,
        members: new Set<OnMissed>(),
        pageCount: 0,
        isJoined: false,
        missingSinceMs: undefined,
      };
      // The set would merge two members with the same callback.
      const memberListener = () => onMissed();
      if (room.members.size === 0 && !room.isJoined) room.missingSinceMs = now();
      rooms.set(eventId, room);
      room.members.add(memberListener);
      if (priority === 'page') room.pageCount += 1;
      onChange();
      return () => {
        if (!room.members.delete(memberListener)) return;
        if (priority === 'page') room.pageCount -= 1;
        onChange();
      };
    },
    reconcile(connection) {
      const neededRooms = new Set(listNeededRooms());
      for (const room of rooms.values()) {
        if (room.members.size === 0) rooms.delete(room.eventId);
        if (!room.isJoined || neededRooms.has(room)) continue;
        room.isJoined = false;
        room.missingSinceMs = now();
        void connection.send(leaveEventRoom, { eventId: room.eventId, customer });
      }
      for (const room of neededRooms) if (!room.isJoined) void join(room, connection);
    },
    handleConnectionLoss() {
      for (const room of rooms.values()) {
        if (room.isJoined) room.missingSinceMs = 0;
        room.isJoined = false;
      }
    },
  };
}
