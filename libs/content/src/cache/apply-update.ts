import type { QueryClient } from '@tanstack/react-query';
import type { EventChanges, EventUrlChange } from '@touchline/contract';
import { contentKeys } from './content-keys.ts';
import { changeCachedEvents, findEvents } from './find-events.ts';
import { loadChanges } from './load-changes.ts';
import { recordChange } from './missed-changes.ts';

/**
 * Patches every cached copy of an event (its page, shelves, lists) with the changes of an update-event message. A
 * copy that is newer than the changes stays unchanged. `dataUpdatedAt` stays the same, so a stale list is still
 * reloaded.
 */
export async function applyUpdate(client: QueryClient, eventId: string, changes: EventChanges): Promise<void> {
  recordChange(client, eventId, changes);
  const { applyEventChanges } = await loadChanges();
  changeCachedEvents(client, (event) => (event.id === eventId ? applyEventChanges(event, changes) : event));
}

/**
 * Applies an event-url-change message (specification, section 4, realtime). A new HD address makes the match live; a
 * `pano` address replaces only the panorama. An event that failed to load is loaded again.
 */
export async function applyUrlChange(client: QueryClient, { eventId, url, streamType }: EventUrlChange): Promise<void> {
  const isListLoaded = client
    .getQueryCache()
    .findAll({ queryKey: contentKeys.events })
    .some(({ state }) => findEvents(state.data).some(({ id }) => id === eventId));
  await applyUpdate(
    client,
    eventId,
    streamType === 'pano'
      ? { source: { pano: url } }
      : { source: { hd: url }, status: 'live', starting_soon: false, stream_error: null },
  );
  client.setQueryData<number>(contentKeys.renewals(eventId), (count = 0) => count + 1);
  if (!isListLoaded) await client.invalidateQueries({ queryKey: contentKeys.event(eventId, 'id') });
}
