import type { QueryClient } from '@tanstack/react-query';
import type { EventChanges, WireEvent } from '@touchline/contract';
import type { EventPage } from './event-page.ts';
import { changeCached } from './events-in.ts';
import { loadChanges } from './load-changes.ts';
import { syncEventCopies } from './sync-event-copies.ts';

interface Missed {
  changes: EventChanges;
  /** Milliseconds since the epoch. */
  receivedAt: number;
}

/** An answer that was read from the database before a change may arrive, through caches, this much after it. */
const maxChangeAgeMs = 60_000;

const missedByClient = new WeakMap<QueryClient, Map<string, Missed[]>>();

/** The time of each event's last message, milliseconds since the epoch. */
const lastMessageTimes = new WeakMap<QueryClient, Map<string, number>>();

/** The time of a room's last message about an event, milliseconds since the epoch; 0 for never. */
export const getLastMessageTime = (client: QueryClient, eventId: string): number =>
  lastMessageTimes.get(client)?.get(eventId) ?? 0;

/** Keeps a change so that an older answer still under way cannot undo it. */
export function recordChange(client: QueryClient, eventId: string, changes: EventChanges, now = Date.now()): void {
  lastMessageTimes.set(client, (lastMessageTimes.get(client) ?? new Map<string, number>()).set(eventId, now));
  const log = missedByClient.get(client) ?? new Map<string, Missed[]>();
  missedByClient.set(client, log);
  for (const [id, missed] of log) if ((missed.at(-1)?.receivedAt ?? 0) < now - maxChangeAgeMs) log.delete(id);
  const recent = (log.get(eventId) ?? []).filter(({ receivedAt }) => receivedAt >= now - maxChangeAgeMs);
  log.set(eventId, [...recent, { changes, receivedAt: now }]);
}

async function catchingUp(client: QueryClient): Promise<(event: WireEvent) => WireEvent> {
  const log = missedByClient.get(client);
  if (!log?.size) return (event) => event;
  const { applyEventChanges } = await loadChanges();
  const oldest = Date.now() - maxChangeAgeMs;
  return (event) =>
    getUnknownChanges(event, log.get(event.id) ?? [])
      .filter(({ receivedAt }) => receivedAt >= oldest)
      .reduce((current, { changes }) => applyEventChanges(current, changes), event);
}

/**
 * The changes after the newest change that the answer includes. Messages come in order, some without a time: an address sent before the end
 * must not make the match live again.
 */
function getUnknownChanges({ updated_at: updatedAt }: WireEvent, missed: readonly Missed[]): readonly Missed[] {
  if (updatedAt === undefined) return missed;
  const isKnown = ({ changes: { updated_at: at } }: Missed) => at && Date.parse(at) <= Date.parse(updatedAt);
  return missed.slice(missed.findLastIndex(isKnown) + 1);
}

/** An answer with the changes that came by socket while it was under way. */
export async function applyMissedChanges(client: QueryClient, event: WireEvent): Promise<WireEvent> {
  return (await catchingUp(client))(event);
}

/** {@link applyMissedChanges} for a page of a list. */
export async function withMissedChanges(client: QueryClient, page: EventPage): Promise<EventPage> {
  const catchUp = await catchingUp(client);
  return { ...page, entries: page.entries.map(catchUp) };
}

/**
 * Updates every event in the cache from newer copies and from the changes of the last minute. A page's payload enters the cache without
 * a call, and a CDN may have kept it.
 */
export async function applyPendingChanges(client: QueryClient): Promise<void> {
  await syncEventCopies(client);
  if (missedByClient.get(client)?.size) changeCached(client, await catchingUp(client));
}
