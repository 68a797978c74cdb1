import type { QueryClient } from '@tanstack/react-query';
import type { WireEvent } from '@touchline/contract';
import { contentKeys } from './content-keys.ts';
import { findEvents } from './find-events.ts';

/** The newest copy of an event in the cache: the event itself or an entry of a list. */
export function findCachedEvent(client: QueryClient, id: string): WireEvent | undefined {
  let newestCopy: { updatedAtMs: number; event: WireEvent } | undefined;
  for (const { state } of client.getQueryCache().findAll({ queryKey: contentKeys.all })) {
    const event = findEvents(state.data).find((entry) => entry.id === id);
    if (event && (!newestCopy || state.dataUpdatedAt > newestCopy.updatedAtMs))
      newestCopy = { updatedAtMs: state.dataUpdatedAt, event };
  }
  return newestCopy?.event;
}
