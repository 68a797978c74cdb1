import type { QueryClient } from '@tanstack/react-query';
import { eventUrlChange, updateEvent } from '@touchline/contract';
import type { Realtime } from '@touchline/realtime';
import { applyUpdate, applyUrlChange } from '../cache/apply-update.ts';

/**
 * Takes what rooms tell about events to the query cache, each message once, however many cards and pages are in the room (section 4,
 * realtime). Once per page, before the first room is joined. It brings zod with it: import it when realtime is loaded.
 */
export function connectRoomsToCache(realtime: Realtime, client: QueryClient): void {
  realtime.on(updateEvent, ({ eventId, changes }) => void applyUpdate(client, eventId, changes));
  realtime.on(eventUrlChange, (change) => void applyUrlChange(client, change));
}
