import type { Api } from '@touchline/api-client';
import { listClips, listEvents } from '@touchline/contract';
import { type EventPage, toEventPage } from '../cache/event-page.ts';
import type { FetchPage } from './growing-list.ts';
import { type ClipListParams, type EventListParams, createListBody, getListInstant } from './list-params.ts';

/** Limit of pages that are read for a whole list (decisions, section 6). */
const maxPages = 20;

/** At most `size` entries of a list: from its first page, or with `shouldFillSize` from all pages. */
export async function fetchList(
  fetchPage: FetchPage,
  { size = 10, shouldFillSize }: EventListParams,
  now: number,
  signal: AbortSignal,
): Promise<EventPage> {
  const instant = getListInstant(now);
  const first = await fetchPage(0, instant, signal);
  const entries = new Map(first.entries.map((entry) => [entry.id, entry]));
  let { more } = first;
  for (let page = 1; shouldFillSize && more && entries.size < size && page < maxPages; page += 1) {
    const countBefore = entries.size;
    const next = await fetchPage(page, instant, signal);
    for (const entry of next.entries) entries.set(entry.id, entries.get(entry.id) ?? entry);
    more = next.more && entries.size > countBefore;
  }
  // A backend may ignore the requested size.
  return { ...first, entries: [...entries.values()].slice(0, size), more: more || entries.size > size };
}

/** Reads a page of events and channels. */
export async function readEventPage(
  api: Api,
  params: EventListParams,
  ...[page, instant, signal]: Parameters<FetchPage>
): Promise<EventPage> {
  const body = createListBody(params, page, instant);
  return toEventPage(await api.call(listEvents, { body }, { signal }), instant, body.size);
}

/** Reads a page of highlights and clips. */
export async function readClipPage(
  api: Api,
  params: ClipListParams,
  ...[page, instant, signal]: Parameters<FetchPage>
): Promise<EventPage> {
  const body = createListBody(params, page, instant);
  return toEventPage(await api.call(listClips, { body }, { signal }), instant, body.size);
}
