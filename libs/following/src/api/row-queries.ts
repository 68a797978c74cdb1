import type { Api } from '@touchline/api-client';
import {
  createClipFetch,
  createEventFetch,
  createFollowedFetch,
  type FollowedIds,
  type Now,
  personalPageQuery,
  type FetchPage,
} from '@touchline/content';
import type { EventFilters, WireEvent } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

const maxEntries = 12;
/** Number of events per list. Some of them may belong to another site. */
const pageSize = 24;
/** A match is left out if it has not started this long after its kick-off. Milliseconds. */
const maxStartDelayMs = 2 * 3_600_000;

/** The viewer of a row, and their followed targets. */
export interface RowSource {
  viewer: string;
  followed: FollowedIds;
  scope: SiteScope | undefined;
  now: Now;
}

/** Merges the lists of all followed targets into the entries of the row. */
function fetchRow(
  { followed, scope }: RowSource,
  createFetchPage: (filters: SiteScope) => FetchPage,
  arrangeEntries: (entries: WireEvent[]) => WireEvent[],
): FetchPage {
  const fetchFollowedPage = createFollowedFetch(followed, scope, createFetchPage);
  return async (...pageArguments) => {
    const page = await fetchFollowedPage(...pageArguments);
    return { ...page, entries: arrangeEntries(page.entries).slice(0, maxEntries), more: false };
  };
}

const nextStatuses = ['live', 'upcoming'] satisfies EventFilters['status'];

/** Live events first, then upcoming ones by date. */
function sortLiveThenNext(entries: readonly WireEvent[], now: number): WireEvent[] {
  const liveEvents = entries.filter(({ status }) => status === 'live');
  const upcomingEvents = entries.filter(
    ({ status, event_date: date }) => status === 'upcoming' && !(Date.parse(date ?? '') < now - maxStartDelayMs),
  );
  return [
    ...liveEvents,
    ...[...upcomingEvents].sort((event, otherEvent) =>
      (event.event_date ?? '~').localeCompare(otherEvent.event_date ?? '~'),
    ),
  ];
}

/**
 * Live and upcoming events of followed targets: a request per hundred teams, and one per hundred leagues and
 * categories.
 */
export const nextQuery = (api: Api, row: RowSource) =>
  personalPageQuery(
    { name: 'followed-next', viewer: row.viewer, params: { ...row.followed, scope: row.scope }, now: row.now },
    fetchRow(
      row,
      (filters) =>
        createEventFetch(api, {
          filters: { ...filters, status: nextStatuses, extendLiveWithStats: true },
          size: pageSize,
        }),
      (entries) => sortLiveThenNext(entries, row.now()),
    ),
  );

/** The newest highlights of followed targets, with the same number of requests. */
export const highlightsQuery = (api: Api, row: RowSource) =>
  personalPageQuery(
    { name: 'followed-highlights', viewer: row.viewer, params: { ...row.followed, scope: row.scope }, now: row.now },
    fetchRow(
      row,
      (filters) =>
        createClipFetch(api, {
          filters: { ...filters, media_type: ['highlight'] },
          sort: 'added',
          order: 'desc',
          size: pageSize,
        }),
      (entries) =>
        [...entries].sort((event, otherEvent) => (otherEvent.event_date ?? '').localeCompare(event.event_date ?? '')),
    ),
  );
