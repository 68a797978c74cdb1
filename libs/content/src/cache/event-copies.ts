import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { WireEvent } from '@touchline/contract';
import { contentKeys } from './content-keys.ts';
import type { EventPage, EventPages } from './event-page.ts';

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

// Only this library writes these cache entries. Each of the three shapes has a field that the others lack.
const isEvent = (data: unknown): data is WireEvent => isObject(data) && 'media_type' in data;
const isPage = (data: unknown): data is EventPage => isObject(data) && 'entries' in data && 'instant' in data;
const isPages = (data: unknown): data is EventPages => isObject(data) && 'pages' in data && 'pageParams' in data;

/** The events in an entry of the query cache. */
export function findEvents(data: unknown): WireEvent[] {
  if (isEvent(data)) return [data];
  if (isPage(data)) return data.entries;
  return isPages(data) ? data.pages.flatMap(({ entries }) => entries) : [];
}

/** Applies `change` to every event of a page. Returns the same page if no event changed. */
export function mapPage(page: EventPage, change: (event: WireEvent) => WireEvent): EventPage {
  const entries = page.entries.map(change);
  return entries.every((entry, index) => entry === page.entries[index]) ? page : { ...page, entries };
}

/** Applies `change` to every event of a cache entry. Returns the same object if no event changed. */
function mapEvents(data: unknown, change: (event: WireEvent) => WireEvent): unknown {
  if (isEvent(data)) return change(data);
  if (isPage(data)) return mapPage(data, change);
  if (!isPages(data)) return data;
  const pages = data.pages.map((page) => mapPage(page, change));
  return pages.every((page, index) => page === data.pages[index]) ? data : { ...data, pages };
}

/** All entries of the query cache with events: single events, and lists. */
export const findQueries = (client: QueryClient): Query[] =>
  client.getQueryCache().findAll({ queryKey: contentKeys.all });

/** Changes the copies of events in the cache. `dataUpdatedAt` stays the same, so a stale list is still reloaded. */
export function changeCopies(
  client: QueryClient,
  change: (event: WireEvent) => WireEvent,
  queries: readonly Query[] = findQueries(client),
): void {
  for (const { queryKey, state } of queries) {
    const next = mapEvents(state.data, change);
    if (next !== state.data) client.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
  }
}

/** The newest copy of an event in the cache: the event itself or an entry of a list. */
export function findCachedEvent(client: QueryClient, id: string): WireEvent | undefined {
  let newestCopy: { updatedAtMs: number; event: WireEvent } | undefined;
  for (const { state } of findQueries(client)) {
    const event = findEvents(state.data).find((entry) => entry.id === id);
    if (event && (!newestCopy || state.dataUpdatedAt > newestCopy.updatedAtMs))
      newestCopy = { updatedAtMs: state.dataUpdatedAt, event };
  }
  return newestCopy?.event;
}

/** Removes an entry from a list in the cache and reloads the list, because later entries have moved up. */
export function removeEntry(client: QueryClient, queryKey: QueryKey, id: string): void {
  client.setQueryData<EventPages>(
    queryKey,
    (cachedPage) =>
      cachedPage && {
        ...cachedPage,
        pages: cachedPage.pages.map((page) => ({ ...page, entries: page.entries.filter((entry) => entry.id !== id) })),
      },
  );
  void client.invalidateQueries({ queryKey });
}
