import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useNow, type Clock } from '@touchline/i18n';
import { useEventRoom } from '@touchline/realtime';
import { useEffect, useRef, type RefObject } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { hasRunOut } from '../match-clock/match-time.ts';
import { useOnScreen } from '../match-clock/use-on-screen.ts';
import { heardAt } from '../cache/missed-changes.ts';
import { beginFollowing } from './followed-rooms.ts';
import { reloadListsOf } from '../cache/reload-lists.ts';
import { useFirstViewOver } from './use-first-view-over.ts';

/**
 * What was loaded longer ago than this when a room is joined may have missed something, in milliseconds. Longer than a
 * CDN serves a page on an ordinary day: a million visitors must not ask the backend each.
 */
const old = 60_000;
/** From this long before kick-off a card listens for it, in milliseconds. */
const aboutToStart = 120_000;

/** How long a room may be silent about a match whose clock has run out; up to twice that, so that not all ask at once. Milliseconds. */
const silence = 15_000;

const caughtUp = new WeakSet<Clock>();

const mayReport = ({ status, date }: Pick<EventView, 'status' | 'date'>, now: number): boolean =>
  status === 'live' || (status === 'upcoming' && date !== undefined && date - now < aboutToStart);

/**
 * Is in an event's room while it is live or about to begin and its card is on screen ({@link connectRoomsToCache} hears what is said
 * there). Starts after the first view. A card that comes on screen long after its list was loaded has the list
 * loaded again: its room reports only what happens from then on. So has one whose clock runs out while its room says nothing: the
 * match may have ended while the page stood in a cache. Realtime counts the rooms, twenty at most.
 */
export function useLiveRoom(
  view: Pick<EventView, 'id' | 'status' | 'date' | 'clock'>,
  element: RefObject<Element | null>,
): void {
  const { id: eventId } = view;
  const client = useQueryClient();
  const { clock } = useLocale();
  const onScreen = useOnScreen(element);
  const firstViewOver = useFirstViewOver();
  const now = useNow(30_000);
  const joining = mayReport(view, now) && onScreen && firstViewOver;
  // Before that there is nothing to miss, and everybody who sees the card begins to follow it at once.
  const hasBegun = view.status === 'live' || (view.date !== undefined && view.date <= now);
  const joinedAt = useRef(0);
  useEventRoom(joining ? eventId : undefined, () => void reloadListsOf(client, eventId));
  useEffect(() => {
    if (!joining) return undefined;
    const { completeUntil, end } = beginFollowing(client, eventId);
    joinedAt.current = Date.now();
    const before = joinedAt.current - old;
    if (hasBegun && completeUntil < before) {
      // The first page's lists count as loaded when they were taken up, however long the page had stood in a cache.
      const fromOldPage = !caughtUp.has(clock) && clock.read() - clock.start > old;
      caughtUp.add(clock);
      void reloadListsOf(client, eventId, fromOldPage ? Infinity : before);
    }
    return end;
  }, [joining, hasBegun, clock, client, eventId]);
  const overdue = joining && view.status === 'live' && view.clock !== undefined && hasRunOut(view.clock, now);
  useEffect(() => {
    if (!overdue) return undefined;
    const ask = () => {
      if (heardAt(client, eventId) < joinedAt.current) void reloadListsOf(client, eventId);
    };
    const timer = setTimeout(ask, silence * (1 + Math.random()));
    return () => clearTimeout(timer);
  }, [overdue, client, eventId]);
}
