import type { QueryClient } from '@tanstack/react-query';

interface RoomCards {
  cards: number;
  /** The end of the last card, milliseconds since the epoch. */
  until: number;
}

const roomsByClient = new WeakMap<QueryClient, Map<string, RoomCards>>();

/**
 * Counts a card that follows an event's room.
 * @returns the time until which earlier cards received all messages (milliseconds since the epoch, 0 for never), and a
 * function that ends the card
 */
export function addRoomCard(client: QueryClient, eventId: string): { completeUntil: number; end: () => void } {
  const rooms = roomsByClient.get(client) ?? new Map<string, RoomCards>();
  roomsByClient.set(client, rooms);
  const room = rooms.get(eventId) ?? { cards: 0, until: 0 };
  rooms.set(eventId, room);
  const completeUntil = room.cards > 0 ? Date.now() : room.until;
  room.cards += 1;
  return {
    completeUntil,
    end() {
      room.cards -= 1;
      room.until = Date.now();
    },
  };
}
