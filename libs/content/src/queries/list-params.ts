import {
  roundedTo,
  type ClipFilters,
  type DateRange,
  type EventFilters,
  type SortDirection,
  type SortField,
} from '@touchline/contract';

interface PagedListParams {
  sort?: SortField | undefined;
  order?: SortDirection | undefined;
  /** Entries of one page; by default 10 (specification, section 9). */
  size?: number | undefined;
  /**
   * `upcoming` limits the list to events from two hours ago on (a start may be late), and `past` to events before
   * now. The request for page 0 sets the time, and the data contains it, so that server and browser have the same
   * key.
   */
  timeWindow?: 'upcoming' | 'past' | undefined;
  /** Reads further pages until `size` entries are loaded, because a backend may send shorter pages. */
  shouldFillSize?: boolean | undefined;
  /** Page 0 also requests the total number of entries; `EventPage.total`. */
  shouldCount?: boolean | undefined;
}

/** Filters of a list of events. Equal params have one cache entry. */
export interface EventListParams extends PagedListParams {
  filters?: EventFilters | undefined;
}

/** Filters of a list of highlights and clips. */
export interface ClipListParams extends PagedListParams {
  filters?: ClipFilters | undefined;
}

const upcomingGraceMs = 2 * 3600_000;

/** The instant of a list that is requested now: the same for all requests within a minute. */
export const getListInstant = (now: number): string => roundedTo(now);

const getEarlierDate = (a: string | undefined, b: string): string =>
  a !== undefined && Date.parse(a) < Date.parse(b) ? a : b;
const getLaterDate = (a: string | undefined, b: string): string =>
  a !== undefined && Date.parse(a) > Date.parse(b) ? a : b;

/** The range of dates of a list's window. */
function getDates({ filters, timeWindow }: EventListParams, instant: string): DateRange | undefined {
  const { from, to } = filters?.event_date ?? {};
  if (timeWindow === 'past') return { from, to: getEarlierDate(to, instant) };
  if (timeWindow === 'upcoming')
    return { from: getLaterDate(from, roundedTo(Date.parse(instant) - upcomingGraceMs)), to };
  return filters?.event_date;
}

/** The body of one page of a list. */
export function createListBody<Filters extends EventFilters>(
  params: PagedListParams & { filters?: Filters | undefined },
  page: number,
  instant: string,
) {
  const { filters, size = 10, sort, order, shouldCount = false } = params;
  const dates = getDates(params, instant);
  const count = shouldCount && page === 0;
  return { page, size, sort, order, next: true, count, filters: { ...filters, ...(dates && { event_date: dates }) } };
}
