import {
  roundedTo,
  type ClipFilters,
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
   * `upcoming` bounds the list to what starts from now on (with two hours' grace, for late starts), `past` to what
   * began before now. The instant is taken when page 0 is asked for; it stands in the data, not in the key, so that
   * server and browser agree on the key.
   */
  window?: 'upcoming' | 'past' | undefined;
}

/** Which events a list holds; equal params share one cache entry. */
export interface EventListParams extends Listing {
  filters?: EventFilters | undefined;
}

/** Which highlights and clips a list holds. */
export interface ClipListParams extends Listing {
  filters?: ClipFilters | undefined;
}

const grace = 2 * 3600_000;

/** The instant of a list asked for now: equal within a minute. */
export const listInstant = (now: number): string => roundedTo(now);

/** The body of one page of a list. */
export function listBody<Filters extends EventFilters>(
  { filters, window, size = 10, sort, order }: Listing & { filters?: Filters | undefined },
  page: number,
  instant: string,
) {
  const range = window && {
    event_date: window === 'past' ? { to: instant } : { from: roundedTo(Date.parse(instant) - grace) },
  };
  return { page, size, sort, order, next: true, count: false, filters: { ...filters, ...range } };
}
