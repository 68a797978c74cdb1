import type { QueryClient } from '@tanstack/react-query';
import type { WireEvent } from '@touchline/contract';
import { contentKeys } from './content-keys.ts';
import { findEvents, mapEvents } from './find-events.ts';
import { loadChanges } from './load-changes.ts';

const getTime = ({ updated_at: updatedAt }: WireEvent): number =>
  updatedAt === undefined ? Number.NaN : Date.parse(updatedAt);

/**
 * Updates the entries of all lists from the newest copy in the cache, so that no card shows an ended match as live.
 * Each list keeps its own availability.
 * @param receivedEvents events that are not in the cache yet
 */
export async function syncEventCopies(client: QueryClient, receivedEvents: readonly WireEvent[] = []): Promise<void> {
  const queries = client.getQueryCache().findAll({ queryKey: contentKeys.all });
  const newestById = new Map<string, WireEvent>();
  for (const event of [...queries.flatMap(({ state }) => findEvents(state.data)), ...receivedEvents]) {
    const newestCopy = newestById.get(event.id);
    if (!newestCopy || getTime(event) > getTime(newestCopy)) newestById.set(event.id, event);
  }
  const getNewer = (entry: WireEvent): WireEvent | undefined => {
    const newerEvent = newestById.get(entry.id);
    return newerEvent && getTime(newerEvent) > getTime(entry) ? newerEvent : undefined;
  };
  const lists = queries.filter(({ queryKey }) => queryKey[1] !== contentKeys.events[1]);
  if (!lists.some(({ state }) => findEvents(state.data).some(getNewer))) return;
  const { withFacts } = await loadChanges();
  for (const listQuery of lists) {
    const { data, dataUpdatedAt: updatedAt } = listQuery.state;
    const next = mapEvents(data, (entry) => {
      const newerEvent = getNewer(entry);
      return newerEvent ? withFacts(entry, newerEvent) : entry;
    });
    if (next !== data) client.setQueryData(listQuery.queryKey, next, { updatedAt });
  }
}
