import type { QueryClient } from '@tanstack/react-query';

interface RoomCards {
  cards: number;
  /** The end of the last card, milliseconds since the epoch. */
  untilMs: number;
}

const roomsByClient = new WeakMap<QueryClient, Map<string, RoomCards>>();

/**
 * Counts a card that follows an event's room.
 * @returns the time until which earlier cards received all messages (milliseconds since the epoch, 0 for never), and a
 * function that ends the card
 */
export function addRoomCard(client: QueryClient, eventId: string): { completeUntil: number; stop: () => void } {
  const rooms = roomsByClient.get(client) ?? new Map<string, RoomCards>();
  roomsByClient.set(client, rooms);
  const roomCards = rooms.get(eventId) ?? { cards: 0, untilMs: 0 };
  rooms.set(eventId, roomCards);
  const completeUntil = roomCards.cards > 0 ? Date.now() : roomCards.untilMs;
  roomCards.cards += 1;
  return {
    completeUntil,
    stop() {
      roomCards.cards -= 1;
      roomCards.untilMs = Date.now();
    },
  };
}
