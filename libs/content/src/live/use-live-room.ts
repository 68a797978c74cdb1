import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocale, useNow, type Clock } from '@touchline/i18n';
import { useEventRoom } from '@touchline/realtime';
import { useEffect, useRef, type RefObject } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { hasClockRunOut } from '../match-clock/match-time.ts';
import { useOnScreen } from '../match-clock/use-on-screen.ts';
import { getLastMessageTime, refreshLists } from '../cache/event-cache.ts';
import { useFirstViewDone } from './use-first-view-done.ts';

interface RoomCards {
  cardCount: number;
  /** The time at which the last card left the room, milliseconds since the epoch. */
  untilMs: number;
}

const roomsByClient = new WeakMap<QueryClient, Map<string, RoomCards>>();

/**
 * Counts a card that is in an event's room.
 * @returns `completeUntil`: this page has received all messages of the room until then, in milliseconds since the epoch
 * (0 for never); `stop` removes the card
 */
function addRoomCard(client: QueryClient, eventId: string): { completeUntil: number; stop: () => void } {
  const rooms = roomsByClient.get(client) ?? new Map<string, RoomCards>();
  roomsByClient.set(client, rooms);
  const roomCards = rooms.get(eventId) ?? { cardCount: 0, untilMs: 0 };
  rooms.set(eventId, roomCards);
  const completeUntil = roomCards.cardCount > 0 ? Date.now() : roomCards.untilMs;
  roomCards.cardCount += 1;
  return {
    completeUntil,
    stop() {
      roomCards.cardCount -= 1;
      roomCards.untilMs = Date.now();
    },
  };
}

/**
 * A list that is older than this is reloaded when a card joins its room, because it may lack changes. The limit
 * exceeds the time for which a CDN usually stores a page; otherwise all viewers would reload it at once.
 */
const maxListAgeMs = 60_000;
/** A card joins its room this long before the match starts. */
const joinLeadMs = 120_000;

/**
 * The longest silence of a room after the match clock has run out. A random delay of up to twice this time spreads
 * the requests of all viewers.
 */
const maxSilenceMs = 15_000;

const clocksCaughtUp = new WeakSet<Clock>();

const canReport = ({ status, date }: Pick<EventView, 'status' | 'date'>, now: number): boolean =>
  status === 'live' || (status === 'upcoming' && date !== undefined && date - now < joinLeadMs);

/**
 * Joins an event's room while the event is live or about to begin and its card is on screen, after the first view.
 * {@link connectRoomsToCache} applies the messages; realtime limits the rooms to twenty. A room reports only later
 * changes, so an old list is reloaded on joining. A cache may serve a page after the end of its match. So a list is
 * also reloaded when the room stays silent after the match clock has run out.
 */
export function useLiveRoom(
  view: Pick<EventView, 'id' | 'status' | 'date' | 'clock'>,
  element: RefObject<Element | null>,
): void {
  const { id: eventId } = view;
  const client = useQueryClient();
  const { clock } = useLocale();
  const isOnScreen = useOnScreen(element);
  const isFirstViewOver = useFirstViewDone();
  const now = useNow(30_000);
  const shouldJoin = canReport(view, now) && isOnScreen && isFirstViewOver;
  // Before the start there are no changes to miss. A reload would come from all viewers at the same time.
  const hasBegun = view.status === 'live' || (view.date !== undefined && view.date <= now);
  const joinedAtMsRef = useRef(0);
  useEventRoom(shouldJoin ? eventId : undefined, () => void refreshLists(client, eventId));
  useEffect(() => {
    if (!shouldJoin) return undefined;
    const { completeUntil, stop } = addRoomCard(client, eventId);
    joinedAtMsRef.current = Date.now();
    const oldestJoinMs = joinedAtMsRef.current - maxListAgeMs;
    if (hasBegun && completeUntil < oldestJoinMs) {
      // Lists in the server's HTML count as loaded at hydration, even if a cache has stored the HTML for a long time.
      const isFromOldPage = !clocksCaughtUp.has(clock) && clock.read() - clock.start > maxListAgeMs;
      clocksCaughtUp.add(clock);
      void refreshLists(client, eventId, isFromOldPage ? Infinity : oldestJoinMs);
    }
    return stop;
  }, [shouldJoin, hasBegun, clock, client, eventId]);
  const isOverdue = shouldJoin && view.status === 'live' && view.clock !== undefined && hasClockRunOut(view.clock, now);
  useEffect(() => {
    if (!isOverdue) return undefined;
    const refetch = () => {
      if (getLastMessageTime(client, eventId) < joinedAtMsRef.current) void refreshLists(client, eventId);
    };
    const timer = setTimeout(refetch, maxSilenceMs * (1 + Math.random()));
    return () => clearTimeout(timer);
  }, [isOverdue, client, eventId]);
}
