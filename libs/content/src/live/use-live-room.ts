import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useNow, type Clock } from '@touchline/i18n';
import { useEventRoom } from '@touchline/realtime';
import { useEffect, useRef, type RefObject } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { hasClockRunOut } from '../match-clock/match-time.ts';
import { useOnScreen } from '../match-clock/use-on-screen.ts';
import { getLastMessageTime } from '../cache/missed-changes.ts';
import { addRoomCard } from './followed-rooms.ts';
import { reloadListsWithEvent } from '../cache/reload-lists.ts';
import { useFirstViewDone } from './use-first-view-done.ts';

/**
 * An older list may lack changes when a room is joined. This is longer than a CDN usually stores a page. Otherwise a
 * million viewers would reload it at the same time.
 */
const maxListAgeMs = 60_000;
/** A card joins its room this long before the start of the match. */
const aboutToStartMs = 120_000;

/**
 * The longest silence of a room after the match clock has run out. A random wait of up to twice that spreads the
 * requests of all viewers.
 */
const maxSilenceMs = 15_000;

const clocksCaughtUp = new WeakSet<Clock>();

const canReport = ({ status, date }: Pick<EventView, 'status' | 'date'>, now: number): boolean =>
  status === 'live' || (status === 'upcoming' && date !== undefined && date - now < aboutToStartMs);

/**
 * Joins an event's room while the event is live or about to begin and its card is on screen, after the first view.
 * {@link connectRoomsToCache} applies the messages; realtime limits the rooms to twenty. A room reports only later
 * changes, so an old list is reloaded on joining. A list is also reloaded when a match clock has run out in a silent
 * room, because a cache may serve the page after the end of the match.
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
  // Before the start there is no change to miss, and all viewers join the room at the same time.
  const hasBegun = view.status === 'live' || (view.date !== undefined && view.date <= now);
  const joinedAt = useRef(0);
  useEventRoom(shouldJoin ? eventId : undefined, () => void reloadListsWithEvent(client, eventId));
  useEffect(() => {
    if (!shouldJoin) return undefined;
    const { completeUntil, stop } = addRoomCard(client, eventId);
    joinedAt.current = Date.now();
    const oldestJoinMs = joinedAt.current - maxListAgeMs;
    if (hasBegun && completeUntil < oldestJoinMs) {
      // The lists of the server's HTML count as loaded at hydration, although a cache may have stored the HTML for a
      // long time.
      const isFromOldPage = !clocksCaughtUp.has(clock) && clock.read() - clock.start > maxListAgeMs;
      clocksCaughtUp.add(clock);
      void reloadListsWithEvent(client, eventId, isFromOldPage ? Infinity : oldestJoinMs);
    }
    return stop;
  }, [shouldJoin, hasBegun, clock, client, eventId]);
  const isOverdue = shouldJoin && view.status === 'live' && view.clock !== undefined && hasClockRunOut(view.clock, now);
  useEffect(() => {
    if (!isOverdue) return undefined;
    const refetch = () => {
      if (getLastMessageTime(client, eventId) < joinedAt.current) void reloadListsWithEvent(client, eventId);
    };
    const timer = setTimeout(refetch, maxSilenceMs * (1 + Math.random()));
    return () => clearTimeout(timer);
  }, [isOverdue, client, eventId]);
}
