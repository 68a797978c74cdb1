import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useNow, type Clock } from '@touchline/i18n';
import { useEventRoom } from '@touchline/realtime';
import { useEffect, useRef, type RefObject } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { hasRunOut } from '../match-clock/match-time.ts';
import { useOnScreen } from '../match-clock/use-on-screen.ts';
import { getLastMessageTime } from '../cache/missed-changes.ts';
import { addRoomCard } from './followed-rooms.ts';
import { reloadListsWithEvent } from '../cache/reload-lists.ts';
import { useFirstViewDone } from './use-first-view-done.ts';

/** A list older than this may lack changes when a room is joined. It is longer than a CDN usually serves a page, so that a million visitors do not ask the backend. */
const maxListAgeMs = 60_000;
/** From this long before kick-off a card listens for it. */
const aboutToStartMs = 120_000;

/** How long a room may be silent after a match clock has run out. A random wait of up to twice that spreads the calls. */
const maxSilenceMs = 15_000;

const caughtUp = new WeakSet<Clock>();

const canReport = ({ status, date }: Pick<EventView, 'status' | 'date'>, now: number): boolean =>
  status === 'live' || (status === 'upcoming' && date !== undefined && date - now < aboutToStartMs);

/**
 * Joins an event's room while the event is live or about to begin and its card is on screen, after the first view.
 * {@link connectRoomsToCache} applies the room's messages; realtime limits the rooms to twenty.
 *
 * A room reports only later changes, so an old list is loaded again on joining. A list is also loaded again when a match clock has run out
 * and its room is silent, because a cache may have kept the page past the end of the match.
 */
export function useLiveRoom(
  view: Pick<EventView, 'id' | 'status' | 'date' | 'clock'>,
  element: RefObject<Element | null>,
): void {
  const { id: eventId } = view;
  const client = useQueryClient();
  const { clock } = useLocale();
  const onScreen = useOnScreen(element);
  const firstViewOver = useFirstViewDone();
  const now = useNow(30_000);
  const joining = canReport(view, now) && onScreen && firstViewOver;
  // Before the start no change can be missed, and all viewers join the room at the same time.
  const hasBegun = view.status === 'live' || (view.date !== undefined && view.date <= now);
  const joinedAt = useRef(0);
  useEventRoom(joining ? eventId : undefined, () => void reloadListsWithEvent(client, eventId));
  useEffect(() => {
    if (!joining) return undefined;
    const { completeUntil, end } = addRoomCard(client, eventId);
    joinedAt.current = Date.now();
    const before = joinedAt.current - maxListAgeMs;
    if (hasBegun && completeUntil < before) {
      // The first page's lists count as loaded at hydration, although a cache may have kept the page for long.
      const fromOldPage = !caughtUp.has(clock) && clock.read() - clock.start > maxListAgeMs;
      caughtUp.add(clock);
      void reloadListsWithEvent(client, eventId, fromOldPage ? Infinity : before);
    }
    return end;
  }, [joining, hasBegun, clock, client, eventId]);
  const overdue = joining && view.status === 'live' && view.clock !== undefined && hasRunOut(view.clock, now);
  useEffect(() => {
    if (!overdue) return undefined;
    const ask = () => {
      if (getLastMessageTime(client, eventId) < joinedAt.current) void reloadListsWithEvent(client, eventId);
    };
    const timer = setTimeout(ask, maxSilenceMs * (1 + Math.random()));
    return () => clearTimeout(timer);
  }, [overdue, client, eventId]);
}
