import type { Query, QueryClient } from '@tanstack/react-query';
import type { EventChanges, EventUrlChange, WireEvent } from '@touchline/contract';
import { lazyOnce } from '@touchline/feature-kit';
import { contentKeys } from './content-keys.ts';
import { changeCopies, findEvents, findQueries, mapPage } from './event-copies.ts';
import type { EventPage } from './event-page.ts';

// Three steps keep the copies of an event equal: a room's message is applied, data that arrives is merged, and lists
// that may lack messages are refreshed.

/** Loads the code that changes events, with its zod schemas. Call it when the first change arrives. */
const loadChanges = lazyOnce(() => import('./changes.ts'));

/** A room's message about an event. */
interface RoomMessage {
  changes: EventChanges;
  /** Milliseconds since the epoch. */
  receivedAtMs: number;
}

/**
 * A response may arrive this long after a message and still lack its changes, because caches delay it. Milliseconds.
 */
const maxMessageAgeMs = 60_000;
const isRecent = ({ receivedAtMs }: RoomMessage): boolean => receivedAtMs >= Date.now() - maxMessageAgeMs;

/** The last messages about each event, in the order of arrival. */
const messagesByClient = new WeakMap<QueryClient, Map<string, readonly RoomMessage[]>>();

/** Stores a message, so that an older response that arrives later cannot undo it. */
function recordMessage(client: QueryClient, eventId: string, changes: EventChanges): void {
  const messagesById = messagesByClient.get(client) ?? new Map<string, readonly RoomMessage[]>();
  messagesByClient.set(client, messagesById);
  // For an event without recent messages, `getLastMessageTime` needs only the last message.
  for (const [id, messages] of messagesById)
    if (messages.length > 1 && !messages.some(isRecent)) messagesById.set(id, messages.slice(-1));
  const recentMessages = (messagesById.get(eventId) ?? []).filter(isRecent);
  messagesById.set(eventId, [...recentMessages, { changes, receivedAtMs: Date.now() }]);
}

/** The time of a room's last message about an event, milliseconds since the epoch; 0 without one. */
export const getLastMessageTime = (client: QueryClient, eventId: string): number =>
  messagesByClient.get(client)?.get(eventId)?.at(-1)?.receivedAtMs ?? 0;

/**
 * Applies an update-event message to every cached copy of the event (its page, shelves, lists). A copy that is newer
 * than the changes stays unchanged.
 */
export async function applyUpdate(client: QueryClient, eventId: string, changes: EventChanges): Promise<void> {
  recordMessage(client, eventId, changes);
  const { applyEventChanges } = await loadChanges();
  changeCopies(client, (event) => (event.id === eventId ? applyEventChanges(event, changes) : event));
}

/**
 * Applies an event-url-change message (specification, section 4, realtime). A new HD address makes the match live; a
 * `pano` address replaces only the panorama. An event that failed to load is loaded again.
 */
export async function applyUrlChange(client: QueryClient, { eventId, url, streamType }: EventUrlChange): Promise<void> {
  const isEventLoaded = client
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
  if (!isEventLoaded) await client.invalidateQueries({ queryKey: contentKeys.event(eventId, 'id') });
}

/**
 * The recent messages whose changes the event lacks. Messages arrive in order, and some have no time. A stream address
 * from before the end of a match must not make it live again.
 */
function getMissedMessages(
  { updated_at: updatedAt }: WireEvent,
  messages: readonly RoomMessage[],
): readonly RoomMessage[] {
  const isKnown = ({ changes: { updated_at: changedAt } }: RoomMessage) =>
    updatedAt !== undefined && changedAt && Date.parse(changedAt) <= Date.parse(updatedAt);
  return messages.slice(messages.findLastIndex(isKnown) + 1).filter(isRecent);
}

/** Returns a function that applies the messages of the last minute to an event that lacks them. */
async function createMessageApplier(client: QueryClient): Promise<(event: WireEvent) => WireEvent> {
  const messagesById = messagesByClient.get(client);
  if (!messagesById) return (event) => event;
  const { applyEventChanges } = await loadChanges();
  return (event) =>
    getMissedMessages(event, messagesById.get(event.id) ?? []).reduce(
      (current, { changes }) => applyEventChanges(current, changes),
      event,
    );
}

/** Whether a cache entry is a list and not a single event. */
const isList = ({ queryKey }: Query): boolean => queryKey[1] !== contentKeys.events[1];

const getTime = ({ updated_at: updatedAt }: WireEvent): number =>
  updatedAt === undefined ? Number.NaN : Date.parse(updatedAt);

/**
 * Updates the entries of all lists from the newest copy in the cache, so that no card shows an ended match as live.
 * Each list keeps its own availability.
 * @param receivedEvents events that are not in the cache yet
 */
async function updateListEntries(client: QueryClient, receivedEvents: readonly WireEvent[] = []): Promise<void> {
  const queries = findQueries(client);
  const newestById = new Map<string, WireEvent>();
  for (const event of [...queries.flatMap(({ state }) => findEvents(state.data)), ...receivedEvents]) {
    const newestCopy = newestById.get(event.id);
    if (!newestCopy || getTime(event) > getTime(newestCopy)) newestById.set(event.id, event);
  }
  const getNewer = (entry: WireEvent): WireEvent | undefined => {
    const newerEvent = newestById.get(entry.id);
    return newerEvent && getTime(newerEvent) > getTime(entry) ? newerEvent : undefined;
  };
  const lists = queries.filter(isList);
  if (!lists.some(({ state }) => findEvents(state.data).some(getNewer))) return;
  const { withFacts } = await loadChanges();
  const update = (entry: WireEvent) => {
    const newerEvent = getNewer(entry);
    return newerEvent ? withFacts(entry, newerEvent) : entry;
  };
  changeCopies(client, update, lists);
}

/** Merges a response for an event with the messages that arrived during the request, and updates all lists. */
export async function mergeEvent(client: QueryClient, response: WireEvent): Promise<WireEvent> {
  const event = (await createMessageApplier(client))(response);
  await updateListEntries(client, [event]);
  return event;
}

/** Merges a response for a page of a list with the messages that arrived during the request. */
export const mergePage = async (client: QueryClient, response: EventPage): Promise<EventPage> =>
  mapPage(response, await createMessageApplier(client));

/**
 * Merges all events in the cache with newer copies and with the messages of the last minute. The data in a page's HTML
 * may be old, because a CDN may have stored it.
 */
export async function mergeCopies(client: QueryClient): Promise<void> {
  await updateListEntries(client);
  if (messagesByClient.has(client)) changeCopies(client, await createMessageApplier(client));
}

/**
 * Reloads the lists on screen that contain an event, because they may lack messages about it. Several cards of one
 * list cause one request.
 * @param loadedBeforeMs only lists that were loaded before this time, milliseconds since the epoch; without it, all
 *   lists
 */
export const refreshLists = (client: QueryClient, eventId: string, loadedBeforeMs = Infinity): Promise<void> =>
  client.invalidateQueries(
    {
      queryKey: contentKeys.all,
      refetchType: 'active',
      predicate: (query) =>
        isList(query) &&
        query.state.dataUpdatedAt < loadedBeforeMs &&
        findEvents(query.state.data).some(({ id }) => id === eventId),
    },
    { cancelRefetch: false },
  );
