import { hasNextPage, type Paged, type WireEvent } from '@touchline/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { isPersonalResponse } from './whose-answer.ts';

/** One page of a list of events as the query cache holds it. */
export interface EventPage {
  entries: WireEvent[];
  /** Whether the server has a page after this one. */
  more: boolean;
  /** The instant of "now" when page 0 was asked for, ISO 8601; later pages belong to it (decisions, section 1). */
  instant: string;
  /** Total number of entries of the list, when the list is `counted` and the server answered it. */
  total?: number;
  /** Asked by a signed-in viewer: the locks and prices are theirs. Absent in a page's state. */
  own?: true;
}

/** A list that has grown page by page. */
export type EventPages = InfiniteData<EventPage>;

/** A page number from 0. Page 0 is asked with an empty instant; its answer sets the instant and the total. */
export interface PageParam {
  page: number;
  instant: string;
  total?: number;
}

/** A match is its own parent, so a list's entry does not repeat the id. */
const withoutOwnParent = ({ event_id: parent, ...entry }: WireEvent): WireEvent =>
  parent === undefined || parent === entry.id ? entry : { ...entry, event_id: parent };

export function toEventPage(answer: Paged<WireEvent>, instant: string): EventPage {
  const own = isPersonalResponse() && { own: true as const };
  const total = answer.totalCount !== undefined && { total: answer.totalCount };
  return { entries: answer.entries.map(withoutOwnParent), more: hasNextPage(answer), instant, ...total, ...own };
}

/** All entries of a list in order, each id once: items may slide between pages while a viewer scrolls. */
export function getEntries(pages: EventPages): WireEvent[] {
  const byId = new Map<string, WireEvent>();
  for (const { entries } of pages.pages)
    for (const entry of entries) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  return [...byId.values()];
}

/** The number of the first page in the cache: above 0 when a long list has dropped its first pages. */
export function getFirstPage(pages: Pick<EventPages, 'pageParams'> | undefined): number {
  const param: unknown = pages?.pageParams[0];
  return typeof param === 'object' && param !== null && 'page' in param && typeof param.page === 'number'
    ? param.page
    : 0;
}
