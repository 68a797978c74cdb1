import type { QueryClient } from '@tanstack/react-query';
import type { EventChanges, WireEvent } from '@touchline/contract';
import type { EventPage } from './event-page.ts';
import { changeCachedEvents } from './find-events.ts';
import { loadChanges } from './load-changes.ts';
import { syncEventCopies } from './sync-event-copies.ts';

interface MissedChange {
  changes: EventChanges;
  /** Milliseconds since the epoch. */
  receivedAtMs: number;
}

/** A response may arrive this long after a change and still lack it, because caches delay it. Milliseconds. */
const maxChangeAgeMs = 60_000;

const missedByClient = new WeakMap<QueryClient, Map<string, MissedChange[]>>();

/** The time of each event's last message, milliseconds since the epoch. */
const lastMessageTimes = new WeakMap<QueryClient, Map<string, number>>();

/** The time of a room's last message about an event, milliseconds since the epoch; 0 without one. */
export const getLastMessageTime = (client: QueryClient, eventId: string): number =>
  lastMessageTimes.get(client)?.get(eventId) ?? 0;

/** Stores a change, so that an older response that arrives later cannot undo it. */
export function recordChange(client: QueryClient, eventId: string, changes: EventChanges, now = Date.now()): void {
  lastMessageTimes.set(client, (lastMessageTimes.get(client) ?? new Map<string, number>()).set(eventId, now));
  const missedChangesById = missedByClient.get(client) ?? new Map<string, MissedChange[]>();
  missedByClient.set(client, missedChangesById);
  for (const [id, missedChanges] of missedChangesById)
    if ((missedChanges.at(-1)?.receivedAtMs ?? 0) < now - maxChangeAgeMs) missedChangesById.delete(id);
  const recentChanges = (missedChangesById.get(eventId) ?? []).filter(
    ({ receivedAtMs }) => receivedAtMs >= now - maxChangeAgeMs,
  );
  missedChangesById.set(eventId, [...recentChanges, { changes, receivedAtMs: now }]);
}

async function createMissedChangesApplier(client: QueryClient): Promise<(event: WireEvent) => WireEvent> {
  const missedChangesById = missedByClient.get(client);
  if (!missedChangesById?.size) return (event) => event;
  const { applyEventChanges } = await loadChanges();
  const oldestMs = Date.now() - maxChangeAgeMs;
  return (event) =>
    getUnknownChanges(event, missedChangesById.get(event.id) ?? [])
      .filter(({ receivedAtMs }) => receivedAtMs >= oldestMs)
      .reduce((current, { changes }) => applyEventChanges(current, changes), event);
}

/**
 * The changes that the response lacks. Messages arrive in order, and some have no time. A stream address from before
 * the end of a match must not make it live again.
 */
function getUnknownChanges(
  { updated_at: updatedAt }: WireEvent,
  missedChanges: readonly MissedChange[],
): readonly MissedChange[] {
  if (updatedAt === undefined) return missedChanges;
  const isKnown = ({ changes: { updated_at: changedAt } }: MissedChange) =>
    changedAt && Date.parse(changedAt) <= Date.parse(updatedAt);
  return missedChanges.slice(missedChanges.findLastIndex(isKnown) + 1);
}

/** Applies the changes that arrived by socket during the request to its response. */
export async function applyMissedChanges(client: QueryClient, event: WireEvent): Promise<WireEvent> {
  return (await createMissedChangesApplier(client))(event);
}

/** {@link applyMissedChanges} for a page of a list. */
export async function applyMissedChangesToPage(client: QueryClient, page: EventPage): Promise<EventPage> {
  const applyToEvent = await createMissedChangesApplier(client);
  return { ...page, entries: page.entries.map(applyToEvent) };
}

/**
 * Updates every event in the cache from newer copies and from the changes of the last minute. The data in a page's
 * HTML may be old, because a CDN may have stored it.
 */
export async function applyPendingChanges(client: QueryClient): Promise<void> {
  await syncEventCopies(client);
  if (missedByClient.get(client)?.size) changeCachedEvents(client, await createMissedChangesApplier(client));
}
