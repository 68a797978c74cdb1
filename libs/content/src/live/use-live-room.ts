import { useQueryClient } from '@tanstack/react-query';
import { useLocale, type Clock } from '@touchline/i18n';
import { useEventRoom } from '@touchline/realtime';
import { useEffect, type RefObject } from 'react';
import { useOnScreen } from '../match-clock/use-on-screen.ts';
import { applyUpdate, applyUrlChange } from './apply-update.ts';
import { reloadListsOf } from './reload-lists.ts';
import { useSettled } from './use-settled.ts';

/**
 * A page that was older than this when its rooms were joined may have missed something, in milliseconds. Longer than a
 * CDN serves a page on an ordinary day: a million visitors must not ask the backend each.
 */
const oldPage = 60_000;

const caughtUp = new WeakSet<Clock>();

/**
 * Follows an event's room while its card is on screen and there is something to follow; every copy of the event in
 * the query cache changes with it. Starts after the first view. Realtime counts the rooms, twenty at most.
 */
export function useLiveRoom(eventId: string, element: RefObject<Element | null>, follow: boolean): void {
  const client = useQueryClient();
  const { clock } = useLocale();
  const onScreen = useOnScreen(element);
  const settled = useSettled();
  const joining = follow && onScreen && settled;
  useEventRoom(joining ? eventId : undefined, {
    onChange: (changes) => void applyUpdate(client, eventId, changes),
    onUrlChange: (change) => void applyUrlChange(client, change),
    onResync: () => void reloadListsOf(client, eventId),
  });
  useEffect(() => {
    if (!joining || caughtUp.has(clock)) return;
    caughtUp.add(clock);
    if (clock.read() - clock.start > oldPage) void reloadListsOf(client, eventId);
  }, [joining, clock, client, eventId]);
}
