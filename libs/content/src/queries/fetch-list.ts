import type { EventPage } from '../cache/event-page.ts';
import type { FetchPage } from './growing-list.ts';
import type { EventListParams } from './list-params.ts';

/** The most pages of a whole list (decisions, section 6). */
const maxPages = 20;

/** At most `size` entries of a list: of its first page, or of all pages for a whole list. */
export async function fetchList(
  fetchPage: FetchPage,
  { size = 10, whole }: EventListParams,
  instant: string,
  signal: AbortSignal,
): Promise<EventPage> {
  const first = await fetchPage(0, instant, signal);
  const entries = new Map(first.entries.map((entry) => [entry.id, entry]));
  let { more } = first;
  for (let page = 1; whole && more && entries.size < size && page < maxPages; page += 1) {
    const countBefore = entries.size;
    const next = await fetchPage(page, instant, signal);
    for (const entry of next.entries) entries.set(entry.id, entries.get(entry.id) ?? entry);
    more = next.more && entries.size > countBefore;
  }
  // A backend may ignore the size.
  return { ...first, entries: [...entries.values()].slice(0, size), more: more || entries.size > size };
}
