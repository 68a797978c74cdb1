import { hasNextPage, type Paged, type WireEvent } from '@touchline/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { getDocumentFlags } from '@touchline/feature-kit/marks';

/** The script in the head and the shell set this attribute while a viewer is signed in. */
const isPersonalResponse = (): boolean => typeof document !== 'undefined' && getDocumentFlags().signedIn !== undefined;

/** One page of a list of events, in the form of the query cache. */
export interface EventPage {
  entries: WireEvent[];
  /** True if the server has another page after this page. */
  more: boolean;
  /** The time of the request for page 0, ISO 8601. Later pages use the same time (decisions, section 1). */
  instant: string;
  /** Total number of entries of the list, if the list has `shouldCount` and the response has the number. */
  total?: number;
  /**
   * True if a signed-in viewer requested the page, so it has the locks and prices of this viewer. Absent in data from
   * the server's HTML.
   */
  own?: true;
}

/** A list that grows page by page. */
export type EventPages = InfiniteData<EventPage>;

/** A page number from 0. The request for page 0 has an empty instant; its response sets the instant and the total. */
export interface PageParam {
  page: number;
  instant: string;
  total?: number;
}

/** The wire names a match as its own parent. Without that second id, an entry of a list is smaller. */
const removeOwnParent = ({ event_id: parent, ...entry }: WireEvent): WireEvent =>
  parent === undefined || parent === entry.id ? entry : { ...entry, event_id: parent };

/** @param requestedSize entries of a page, for a response that does not name the size */
export function toEventPage(page: Paged<WireEvent>, instant: string, requestedSize?: number): EventPage {
  const ownFlag = isPersonalResponse() && { own: true as const };
  const total = page.totalCount !== undefined && { total: page.totalCount };
  return {
    entries: page.entries.map(removeOwnParent),
    more: hasNextPage(page, requestedSize),
    instant,
    ...total,
    ...ownFlag,
  };
}

/**
 * All entries of a list in order. Each id occurs once, because an entry may move to another page between requests.
 */
export function getEntries(pages: EventPages): WireEvent[] {
  const entriesById = new Map<string, WireEvent>();
  for (const { entries } of pages.pages)
    for (const entry of entries) if (!entriesById.has(entry.id)) entriesById.set(entry.id, entry);
  return [...entriesById.values()];
}

/** The number of the first page in the cache: above 0 when a long list has dropped its first pages. */
export function getFirstPage(pages: Pick<EventPages, 'pageParams'> | undefined): number {
  const firstPageParam: unknown = pages?.pageParams[0];
  return typeof firstPageParam === 'object' &&
    firstPageParam !== null &&
    'page' in firstPageParam &&
    typeof firstPageParam.page === 'number'
    ? firstPageParam.page
    : 0;
}
