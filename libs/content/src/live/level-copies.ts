import type { QueryClient } from '@tanstack/react-query';
import type { WireEvent } from '@touchline/contract';
import { contentKeys } from '../queries/content-keys.ts';
import { eventsIn, mapEvents } from '../queries/events-in.ts';

const timeOf = ({ updated_at: at }: WireEvent): number => (at === undefined ? Number.NaN : Date.parse(at));

/** A list's entry with what a newer copy of the event knows of the match; where it stands, not who may watch it. */
function levelled(entry: WireEvent, newest: WireEvent | undefined): WireEvent {
  if (!newest || newest === entry || !(timeOf(newest) > timeOf(entry))) return entry;
  const { status, clock, starting_soon, stream_error, event_date, game_start_date, duration, updated_at } = newest;
  const next = {
    ...entry,
    status,
    clock,
    starting_soon,
    stream_error,
    event_date,
    game_start_date,
    duration,
    updated_at,
  };
  // What was live plays from elsewhere once it is over.
  if (status !== entry.status) next.source = newest.source;
  if (entry.team1) next.team1 = { ...entry.team1, score: newest.team1?.score };
  if (entry.team2) next.team2 = { ...entry.team2, score: newest.team2?.score };
  return next;
}

/**
 * Brings the entries of all lists up to what any copy in the cache knows: a match that its own page shows as ended is live on no card,
 * and neither is it on one of a page that a cache kept longer.
 * @param heard events that are not in the cache yet
 */
export function levelCopies(client: QueryClient, heard: readonly WireEvent[] = []): void {
  const queries = client.getQueryCache().findAll({ queryKey: contentKeys.all });
  const newest = new Map<string, WireEvent>();
  for (const event of [...queries.flatMap(({ state }) => eventsIn(state.data)), ...heard]) {
    const known = newest.get(event.id);
    if (!known || timeOf(event) > timeOf(known)) newest.set(event.id, event);
  }
  for (const { queryKey, state } of queries) {
    if (queryKey[1] === contentKeys.events[1]) continue;
    const next = mapEvents(state.data, (entry) => levelled(entry, newest.get(entry.id)));
    if (next !== state.data) client.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
  }
}
