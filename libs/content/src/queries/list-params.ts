import {
  roundedTo,
  type ClipFilters,
  type DateRange,
  type EventFilters,
  type SortDirection,
  type SortField,
} from '@touchline/contract';

interface Listing {
  sort?: SortField | undefined;
  order?: SortDirection | undefined;
  /** Entries of one page; 10 without it (section 9). */
  size?: number | undefined;
  /**
   * `upcoming` bounds the list to events from two hours ago on, for late starts, and `past` to events before now. The instant is taken with
   * page 0 and kept in the data, so that server and browser agree on the key.
   */
  window?: 'upcoming' | 'past' | undefined;
  /** Asks with page 0 for the total number of entries; `EventPage.total`. */
  counted?: boolean | undefined;
}

/** Which events a list holds; equal params share one cache entry. */
export interface EventListParams extends Listing {
  filters?: EventFilters | undefined;
}

/** Which highlights and clips a list holds. */
export interface ClipListParams extends Listing {
  filters?: ClipFilters | undefined;
}

const upcomingGraceMs = 2 * 3600_000;

/** The instant of a list asked for now: equal within a minute. */
export const listInstant = (now: number): string => roundedTo(now);

const getEarlierDate = (a: string | undefined, b: string): string =>
  a !== undefined && Date.parse(a) < Date.parse(b) ? a : b;
const getLaterDate = (a: string | undefined, b: string): string =>
  a !== undefined && Date.parse(a) > Date.parse(b) ? a : b;

/** A list's range of dates within its window. */
function getDates({ filters, window }: EventListParams, instant: string): DateRange | undefined {
  const { from, to } = filters?.event_date ?? {};
  if (window === 'past') return { from, to: getEarlierDate(to, instant) };
  if (window === 'upcoming') return { from: getLaterDate(from, roundedTo(Date.parse(instant) - upcomingGraceMs)), to };
  return filters?.event_date;
}

/** The body of one page of a list. */
export function listBody<Filters extends EventFilters>(
  params: Listing & { filters?: Filters | undefined },
  page: number,
  instant: string,
) {
  const { filters, size = 10, sort, order, counted = false } = params;
  const dates = getDates(params, instant);
  const count = counted && page === 0;
  return { page, size, sort, order, next: true, count, filters: { ...filters, ...(dates && { event_date: dates }) } };
}
