import type { QueryClient } from '@tanstack/react-query';
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

function mapPage(page: EventPage, change: (event: WireEvent) => WireEvent): EventPage {
  const entries = page.entries.map(change);
  return entries.every((entry, index) => entry === page.entries[index]) ? page : { ...page, entries };
}

/** Applies `change` to every event of a cache entry. Returns the same object if no event changed. */
export function mapEvents(data: unknown, change: (event: WireEvent) => WireEvent): unknown {
  if (isEvent(data)) return change(data);
  if (isPage(data)) return mapPage(data, change);
  if (!isPages(data)) return data;
  const pages = data.pages.map((page) => mapPage(page, change));
  return pages.every((page, index) => page === data.pages[index]) ? data : { ...data, pages };
}

/** Changes every copy of events in the cache. `dataUpdatedAt` stays the same, so a stale list is still reloaded. */
export function changeCachedEvents(client: QueryClient, change: (event: WireEvent) => WireEvent): void {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: contentKeys.all })) {
    const next = mapEvents(state.data, change);
    if (next !== state.data) client.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
  }
}
